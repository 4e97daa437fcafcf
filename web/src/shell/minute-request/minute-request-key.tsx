import { openMinuteRequest } from '#people/minute-request-opener.ts';
import { useKeyOf } from '#ui/use-key-of.ts';

/** Handles the key of 'Запрос за минуту' from the first moment of a page; the dialog opens once it is loaded. */
export function MinuteRequestKey() {
  useKeyOf('minuteRequest', () => openMinuteRequest(null));
  return null;
}
