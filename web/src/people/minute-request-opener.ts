import { createSignal } from '#ui/signal.ts';

/** Fields of 'Запрос за минуту' that are known when it is opened. */
export interface MinuteRequestGiven {
  readonly contactId?: string;
  readonly companyId?: string;
  readonly name?: string;
  readonly phone?: string;
}

/** Fields of the open 'Запрос за минуту'; null: open without any, undefined: closed. */
export const minuteRequestSignal = createSignal<MinuteRequestGiven | null | undefined>(undefined);

/** Opens 'Запрос за минуту'. */
export function openMinuteRequest(given: MinuteRequestGiven | null): void {
  minuteRequestSignal.set(given);
}
