/* The rules and rulings of docs/, and their figures. */
import type { TableSource } from "../../../table/table";
import type { RulesUi } from "../../ui";
import { FigureView } from "./FigureView";
import { FIGURES } from "./figures";

function Figures({ source, book, section }: { readonly source: TableSource; readonly book: string; readonly section: number }) {
    const here = FIGURES.filter((figure) => book === "rules" && figure.section === section);
    return (
        <>
            {here.map((figure) => (
                <FigureView key={figure.caption} source={source} figure={figure} />
            ))}
        </>
    );
}

export const rules: RulesUi = {
    books: {
        rules: { en: () => import("../../../../../docs/rules.md"), fr: () => import("../../../../../docs/regles.md") },
        rulings: { en: () => import("../../../../../docs/rulings.md"), fr: () => import("../../../../../docs/precisions.md") },
    },
    files: {
        "rules.md": ["rules", "en"],
        "regles.md": ["rules", "fr"],
        "rulings.md": ["rulings", "en"],
        "precisions.md": ["rulings", "fr"],
    },
    Figures,
};
