import type {
  Reminder,
  ReminderAbout,
  ReminderDone,
  ReminderDraft,
  ReminderEdit,
} from '@gektar/contract/reminders/reminder.ts';
import {
  createReminder,
  deleteReminder,
  finishReminder,
  listReminders,
  reopenReminder,
  updateReminder,
} from '@gektar/contract/reminders/reminder-calls.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Open reminders about one object, of all employees, the nearest first. */
export function remindersQuery({ kind, id }: ReminderAbout) {
  return queryOptions({
    queryKey: ['reminders', kind, id],
    meta: { changedBy: ['reminder'], changedById: id },
    queryFn: ({ signal }) => call(listReminders, { query: { kind, id } }, { signal }),
  });
}

/** Refetches everything that shows reminders. */
export function reloadReminders(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['reminders'] }),
    client.invalidateQueries({ queryKey: ['today'] }),
    client.invalidateQueries({ queryKey: ['notifications'] }),
    // Cards and pages of companies and people show reminders about them.
    client.invalidateQueries({ queryKey: ['customers'] }),
  ]);
}

/** Requests that change reminders. */
export const reminderActions = {
  create: (body: ReminderDraft): Promise<Reminder> => call(createReminder, { body }),
  update: (body: ReminderEdit): Promise<Reminder> => call(updateReminder, { body }),
  finish: (id: string, body: ReminderDone): Promise<Reminder> => call(finishReminder, { params: { id }, body }),
  reopen: (id: string): Promise<Reminder> => call(reopenReminder, { params: { id } }),
  remove: (id: string) => call(deleteReminder, { params: { id } }),
} as const;
