import type { Reminder, ReminderAbout } from '@gektar/contract/reminders/reminder.ts';
import { storedEmployeeId } from '#api/session.ts';
import { createSignal } from '#ui/signal.ts';

/** What the dialog of a reminder is opened for. */
export type OpenedReminder =
  | {
      /** What the new reminder is about; null: nothing in the product. */
      readonly about: (ReminderAbout & { readonly title: string }) | null;
      readonly kind?: Reminder['kind'];
    }
  | { readonly edited: Reminder };

/** First part of the keys of drafts: `reminder/{employee}/…`. */
export const REMINDER_DRAFTS = 'reminder';

/** The reminder whose dialog is open. */
export const reminderSignal = createSignal<OpenedReminder | undefined>(undefined);

let openedBy: string | undefined;

/** Whether the signed-in employee opened the dialog: after a sign-in that expired it may be another one. */
export const isOpenedHere = (): boolean => openedBy === storedEmployeeId();

/** Opens the dialog of a new reminder, or of an existing one. */
export function openReminder(opened: OpenedReminder): void {
  openedBy = storedEmployeeId();
  reminderSignal.set(opened);
}
