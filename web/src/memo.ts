/* A component that is only rendered again when its props have changed. */
import { Component, h, type ComponentChildren, type FunctionComponent } from "preact";

export function memo<P extends object>(draw: (props: P) => ComponentChildren): FunctionComponent<P> {
    class Memo extends Component<P> {
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
    return ((props: P) => h(Memo as never, props as never)) as FunctionComponent<P>;
}
