/* Texts of docs/ and data/, bundled into the page. */
declare module "*.md" {
    const text: string;
    export default text;
}
declare module "*.txt" {
    const text: string;
    export default text;
}
