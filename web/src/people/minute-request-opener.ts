import { createSignal } from '#ui/signal.ts';

/** The caller for whom 'Запрос за минуту' is opened; an empty object while nobody is known. */
export interface MinuteRequestGiven {
  readonly contactId?: string;
  readonly companyId?: string;
  readonly name?: string;
  readonly phone?: string;
}

/** Caller for whom the dialog is open; undefined: it is closed. */
export const minuteRequestSignal = createSignal<MinuteRequestGiven | undefined>(undefined);

/** Opens the dialog 'Запрос за минуту'. @param given null: without a caller */
export function openMinuteRequest(given: MinuteRequestGiven | null): void {
  minuteRequestSignal.set(given ?? {});
}
