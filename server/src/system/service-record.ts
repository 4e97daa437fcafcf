import { moscowTime } from '@gektar/format/date.ts';

/** When a service of others answered last, and when it last did not. */
export interface ServiceRecord {
  answered(): void;
  failed(): void;
  read(): { readonly dateTimeAnswered: string | null; readonly dateTimeFailed: string | null };
}

/** In the memory of the process, from its start on. */
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
