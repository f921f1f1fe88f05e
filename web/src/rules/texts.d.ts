/* Texts of docs/, put into the page by the build. */
declare module "*.md" {
    const text: string;
    export default text;
}
