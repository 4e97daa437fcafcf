import { moscowTime } from '@gektar/format/date.ts';

/** When an external service last answered, and when it last failed to. */
export interface ServiceRecord {
  answered(): void;
  failed(): void;
  read(): { readonly dateTimeAnswered: string | null; readonly dateTimeFailed: string | null };
}

/** A record in memory, empty at the start of the process. */
export function createServiceRecord(): ServiceRecord {
  let dateTimeAnswered: string | null = null;
  let dateTimeFailed: string | null = null;
  return {
    answered: () => {
      dateTimeAnswered = moscowTime();
    },
    failed: () => {
      dateTimeFailed = moscowTime();
    },
    read: () => ({ dateTimeAnswered, dateTimeFailed }),
  };
}
