/* The record tags of lessons and figures. */
export const STANDARD = `[Game "quantum"]
[RulesVersion "1"]
[Map "base-2 | 5 | 7 7 7* / 7 8 7 / 7* 8 7"]
[Rules "sheet"]
`;
