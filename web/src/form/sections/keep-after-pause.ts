/** Pause in typing after which the draft is saved (ms). */
const PAUSE_MS = 400;

export interface PausedKeeping {
  /** Called on typing: restarts the pause before a save. */
  readonly touch: () => void;
  /** Saves a pending draft at once. */
  readonly flush: () => void;
  /** Cancels a pending save. */
  readonly cancel: () => void;
}

/** Saves typed values once typing pauses. */
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
