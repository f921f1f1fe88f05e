/* How a place on the board is highlighted. */
export interface Lit {
    /** Move there, attack what is there, or select it; `odds`: only what an attack would be worth. */
    kind: "go" | "attack" | "choice" | "odds";
    odds?: number | undefined;
}
