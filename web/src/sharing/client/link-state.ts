import { ClientRefused } from '#api/client-call.ts';

/** State of a visit: code form, loading, shown, or ended (G-01). */
export type LinkState<Selection> =
  /** `isHeldUp`: the code was not checked, so it may be right. */
  | { readonly step: 'code'; readonly typed: string; readonly error?: string; readonly isHeldUp?: boolean }
  | { readonly step: 'waiting'; readonly code: string; readonly hasTyped: boolean }
  | { readonly step: 'open'; readonly code: string; readonly selection: Selection }
  /** `code`: the refused code, which the page sends to find out why the link ended. */
  | { readonly step: 'invalid'; readonly code?: string }
  | { readonly step: 'failed'; readonly code: string; readonly reason: string };

/** 1§8, 3§8: the literal text under a refused code. */
export const WRONG_CODE = 'Неправильный код доступа';
const NO_ANSWER = 'Нет связи с сервером. Проверьте подключение и повторите';

/**
 * The state after a refusal: 401 and 400 stay at the code, 403 ends the visit, anything else can be retried (G-01,
 * LAND-PUB-006).
 */
export function stateAfter(refusal: unknown, code: string): LinkState<never> {
  if (!(refusal instanceof ClientRefused)) throw refusal;
  const { status } = refusal;
  if (status === 403) return { step: 'invalid', code };
  if (status === 401 || status === 400) {
    if (refusal.code === 'link.too_many_tries')
      return { step: 'code', typed: code, error: refusal.message, isHeldUp: true };
    return { step: 'code', typed: code, error: WRONG_CODE };
  }
  return { step: 'failed', code, reason: failureReason(refusal) };
}

/** Text of a failure, with the HTTP status if any (1§8). */
export function failureReason({ status, code }: Pick<ClientRefused, 'status' | 'code'>): string {
  if (status === undefined) return NO_ANSWER;
  return code === 'request.too_many'
    ? 'Слишком много запросов. Подождите немного и повторите'
    : `Сервер ответил ошибкой ${status}. Повторите чуть позже`;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The state before the first request: an invalid id ends the visit, a code in the URL or a stored one is tried at once
 * (G-14).
 */
export function firstState(id: string, inAddress: string | null, remembered: string | null): LinkState<never> {
  if (!uuid.test(id)) return { step: 'invalid' };
  // An empty code in the URL counts as absent.
  const code = inAddress?.trim() ? inAddress : remembered;
  return code === null ? { step: 'code', typed: '' } : { step: 'waiting', code, hasTyped: false };
}

/**
 * Whether a code is no longer usable: it was refused, or its link has expired. A code that was not checked, for example
 * because of too many requests, may still be usable.
 */
export function isCodeOver(state: LinkState<unknown>): boolean {
  return state.step === 'invalid' || (state.step === 'code' && !state.isHeldUp);
}

/** A code for comparison, without spaces; the server ignores case (G-03). */
export function cleanCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}
