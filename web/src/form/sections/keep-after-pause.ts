/** A pause in typing after which it is kept. */
const PAUSE_MS = 400;

export interface PausedKeeping {
  /** Something was typed: it is kept after the pause, which begins anew. */
  readonly touch: () => void;
  /** What waits for the pause is kept at once. */
  readonly flush: () => void;
  /** What waits for the pause is not kept. */
  readonly cancel: () => void;
}

/** Keeps what is typed once typing pauses. */
export function keepAfterPause(keep: () => void): PausedKeeping {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    if (timer === undefined) return;
    cancel();
    keep();
  };
  return {
    touch: () => {
      cancel();
      timer = setTimeout(flush, PAUSE_MS);
    },
    flush,
    cancel,
  };
}
