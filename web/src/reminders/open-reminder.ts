import type { Reminder, ReminderAbout } from '@gektar/contract/reminders/reminder.ts';
import { storedEmployeeId } from '#api/session.ts';
import { createSignal } from '#ui/signal.ts';

/** Subject of the dialog of a reminder. */
export type OpenedReminder =
  | {
      /** Entity that the new reminder is about; null: none. */
      readonly about: (ReminderAbout & { readonly title: string }) | null;
      readonly kind?: Reminder['kind'];
    }
  | { readonly edited: Reminder };

/** Prefix of the draft keys: `reminder/{employee}/…`. */
export const REMINDER_DRAFTS = 'reminder';

/** The reminder whose dialog is open. */
export const reminderSignal = createSignal<OpenedReminder | undefined>(undefined);

let openedBy: string | undefined;

/**
 * Whether the dialog was opened by the employee who is signed in now: after an expired sign-in, it may be somebody
 * else.
 */
export const isOpenedHere = (): boolean => openedBy === storedEmployeeId();

/** Opens the dialog of a new reminder, or of an existing one. */
export function openReminder(opened: OpenedReminder): void {
  openedBy = storedEmployeeId();
  reminderSignal.set(opened);
}
