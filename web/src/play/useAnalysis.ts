/* The analysis of the game, computed while a panel shows it; cached once complete. */
import { useEffect, useState } from "preact/hooks";
import { useSettings } from "../settings";
import type { Analysis, Table } from "../table/table";

export interface Analysing {
    readonly analysis: Analysis | null;
    readonly problem: string;
}

const NOTHING: Analysing = { analysis: null, problem: "" };

/** Complete analyses, and what they are of. */
const known = new WeakMap<Table, { of: string; analysis: Analysis }>();

export function useAnalysis(table: Table, wanted: boolean): Analysing {
    const { language } = useSettings();
    const { view } = table;
    const of = `${language} ${view.viewer} ${view.who === "over"}`;
    const [state, setState] = useState<{ of: string; found: Analysing }>({ of: "", found: NOTHING });
    useEffect(() => {
        if (!wanted) return;
        const kept = known.get(table);
        if (kept?.of === of && kept.analysis.length === view.length) return setState({ of, found: { analysis: kept.analysis, problem: "" } });
        setState({ of, found: NOTHING });
        const stop = new AbortController();
        const onProgress = (analysis: Analysis): void => {
            if (analysis.done === analysis.length) known.set(table, { of, analysis });
            setState({ of, found: { analysis, problem: "" } });
        };
        table.analyse(onProgress, stop.signal).catch((error: unknown) => {
            if (!stop.signal.aborted) setState({ of, found: { analysis: null, problem: error instanceof Error ? error.message : String(error) } });
        });
        return () => stop.abort();
    }, [table, of, wanted]);
    return wanted && state.of === of ? state.found : NOTHING;
}
