/** Uploads in progress in the fields of a form. */
export interface UploadsUnderWay {
  /** Reports for one field whether uploads are in progress, and whether some failed. */
  readonly report: (field: string, state: UploadState) => void;
  readonly state: () => UploadState;
  /** Waits until no upload is in progress. */
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
    report: (field, next) => {
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
