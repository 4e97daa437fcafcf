import { createSignal } from '#ui/signal.ts';

/** The caller for whom 'Запрос за минуту' is opened, and what is known of the wishes; an empty object for nothing. */
export interface MinuteRequestGiven {
  readonly contactId?: string;
  readonly companyId?: string;
  readonly name?: string;
  readonly phone?: string;
  /** Text of a wanted ad: it is the note, and what it certainly says is in the fields at once. */
  readonly note?: string;
}

/** Caller for whom the dialog is open; undefined: it is closed. */
export const minuteRequestSignal = createSignal<MinuteRequestGiven | undefined>(undefined);

/** Opens the dialog 'Запрос за минуту'. @param given null: without a caller */
export function openMinuteRequest(given: MinuteRequestGiven | null): void {
  minuteRequestSignal.set(given ?? {});
}
