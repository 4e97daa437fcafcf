import { minuteRequestSignal, openMinuteRequest } from '#people/minute-request-opener.ts';
import { holdTyping } from '#ui/held-typing.ts';
import { useKeyOf } from '#ui/use-key-of.ts';

/**
 * Handles the key of 'Запрос за минуту' from the first moment of a page. The dialog opens once it is loaded, and gets
 * what has been typed since the key.
 */
export function MinuteRequestKey() {
  useKeyOf('minuteRequest', () => {
    openMinuteRequest(null);
    holdTyping({
      isAwaited: () => minuteRequestSignal.get() !== undefined,
      onCancel: () => minuteRequestSignal.set(undefined),
    });
  });
  return null;
}
