/* The rules from docs/. */
import type { RulesUi } from "../../ui";

export const rules: RulesUi = {
    books: { rules: { en: () => import("../../../../../docs/nebuleuse-rules.md"), fr: () => import("../../../../../docs/nebuleuse-regles.md") } },
    files: { "nebuleuse-rules.md": ["rules", "en"], "nebuleuse-regles.md": ["rules", "fr"] },
};
