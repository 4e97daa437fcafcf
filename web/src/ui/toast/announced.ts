/** Least time between two announcements of a progress to a screen reader (ms). */
const PAUSE_MS = 10_000;

/** Progress on screen, and as much of it as is read aloud. */
export interface Announced {
  readonly text: string;
  readonly aloud: string;
  /** When `aloud` was set (ms). */
  readonly atMs: number;
}

/** The next state of a progress: its first text is read aloud at once, the others after pauses. */
export function announced(before: Announced | undefined, text: string, nowMs: number): Announced {
  if (before === undefined || nowMs - before.atMs >= PAUSE_MS) return { text, aloud: text, atMs: nowMs };
  return { ...before, text };
}
