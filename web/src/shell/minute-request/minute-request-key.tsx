import { minuteRequestSignal, openMinuteRequest } from '#people/minute-request-opener.ts';
import { holdTyping } from '#ui/held-typing.ts';
import { useKeyOf } from '#ui/use-key-of.ts';

/**
 * Handles the key of 'Запрос за минуту' before the script of its dialog is loaded. Characters typed after the key are
 * passed to the first field of the dialog.
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
