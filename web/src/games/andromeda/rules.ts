/* The rules from docs/. */
import type { RulesUi } from "../ui";

export const rules: RulesUi = {
    books: { rules: { en: () => import("../../../../docs/andromeda-rules.md"), fr: () => import("../../../../docs/andromeda-regles.md") } },
    files: { "andromeda-rules.md": ["rules", "en"], "andromeda-regles.md": ["rules", "fr"] },
};
