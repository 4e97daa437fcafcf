import { minuteRequestSignal } from '#people/minute-request-opener.ts';
import { reminderSignal } from '#reminders/open-reminder.ts';
import { toSelectionSignal } from '#sharing/to-selection/open-to-selection.ts';

/** Closes the dialogs that open over any page, before another page is shown; what was typed stays as their drafts. */
export function closeOverPage(): void {
  for (const signal of [minuteRequestSignal, reminderSignal, toSelectionSignal]) signal.set(undefined);
}
