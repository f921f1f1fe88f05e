/* A component that is drawn again only when what it is given has changed. */
import { Component, h, type ComponentChildren, type FunctionComponent } from "preact";

export function memo<P extends object>(draw: (props: P) => ComponentChildren): FunctionComponent<P> {
    class Kept extends Component<P> {
        override shouldComponentUpdate(next: Readonly<P>): boolean {
            const now = this.props as Record<string, unknown>;
            const then = next as Record<string, unknown>;
            for (const key in then) if (key !== "children" && then[key] !== now[key]) return true;
            for (const key in now) if (!(key in then)) return true;
            return false;
        }
        override render(): ComponentChildren {
            return draw(this.props);
        }
    }
    return ((props: P) => h(Kept as never, props as never)) as FunctionComponent<P>;
}
