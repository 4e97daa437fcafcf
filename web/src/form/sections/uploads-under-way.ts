/** Files that fields of a form are sending while the rest is filled in. */
export interface UploadsUnderWay {
  /** Says of one field whether its files are still on their way, and whether some did not get through. */
  readonly tell: (field: string, state: UploadState) => void;
  readonly state: () => UploadState;
  /** Waits until nothing is on its way. */
  readonly settled: () => Promise<UploadState>;
}

export type UploadState = 'none' | 'sending' | 'failed';

/** The uploads of one form. */
export function createUploadsUnderWay(): UploadsUnderWay {
  const fields = new Map<string, UploadState>();
  let waiting: (() => void)[] = [];
  const state = (): UploadState => {
    const states = [...fields.values()];
    return states.find((one) => one === 'sending') ?? states.find((one) => one === 'failed') ?? 'none';
  };
  return {
    state,
    tell: (field, next) => {
      fields.set(field, next);
      if (state() === 'sending') return;
      for (const goOn of waiting) goOn();
      waiting = [];
    },
    settled: async () => {
      if (state() === 'sending') await new Promise<void>((goOn) => waiting.push(goOn));
      return state();
    },
  };
}
