/** Least time between two announcements of a running task's progress to screen readers (ms). */
const PAUSE_MS = 10_000;

/** Progress text on screen, and the text last read aloud. */
export interface Announced {
  readonly text: string;
  readonly aloud: string;
  /** When `aloud` was set (ms). */
  readonly atMs: number;
}

/** The next state of a progress text: the first text is read aloud at once, further ones after pauses. */
export function announced(before: Announced | undefined, text: string, nowMs: number): Announced {
  if (before === undefined || nowMs - before.atMs >= PAUSE_MS) return { text, aloud: text, atMs: nowMs };
  return { ...before, text };
}
