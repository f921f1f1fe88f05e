/* Animation durations. Only transforms and opacity are animated. */

export type Speed = "none" | "fast" | "normal" | "slow";

const FACTOR: Record<Speed, number> = { none: 0, fast: 0.55, normal: 1, slow: 2 };

/** A duration at the given speed, in milliseconds; 0 with animations off. */
export function scaledDuration(milliseconds: number, speed: Speed): number {
    return Math.round(milliseconds * FACTOR[speed]);
}

export function prefersReducedMotion(): boolean {
    return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
