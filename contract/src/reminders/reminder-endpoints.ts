import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { Reminder, ReminderAbout, ReminderDone, ReminderDraft, ReminderEdit } from './reminder.ts';

const changed = ['reminder.not_found', 'reminder.changed', 'access.forbidden'] as const;

export const listReminders = endpoint({
  method: 'GET',
  path: '/api/reminders',
  access: 'employee',
  summary: 'Открытые напоминания об одном объекте, запросе, компании или человеке, всех сотрудников, ближайшие первыми',
  query: ReminderAbout,
  output: z.array(Reminder),
  failures: [],
});

export const createReminder = endpoint({
  method: 'POST',
  path: '/api/reminders',
  access: 'employee',
  summary: 'Поставить напоминание себе или коллеге; о том, что в корзине, тоже можно',
  body: ReminderDraft,
  success: 201,
  output: Reminder,
  failures: ['reminder.unknown_reference', 'reminder.changed', 'reminder.too_many'],
});

export const updateReminder = endpoint({
  method: 'POST',
  path: '/api/reminders/update',
  access: 'employee',
  summary: 'Изменить напоминание: текст, время, кому. Может тот, кому оно, и тот, кто его поставил',
  body: ReminderEdit,
  output: Reminder,
  failures: [...changed, 'reminder.too_many'],
});

export const finishReminder = endpoint({
  method: 'POST',
  path: '/api/reminders/{id}/done',
  access: 'employee',
  summary: 'Отметить сделанным, с итогом и, если нужно, следующим напоминанием',
  params: ById,
  body: ReminderDone,
  output: Reminder,
  failures: ['reminder.not_found', 'reminder.changed', 'access.forbidden', 'reminder.too_many'],
});

export const reopenReminder = endpoint({
  method: 'POST',
  path: '/api/reminders/{id}/open',
  access: 'employee',
  summary: 'Вернуть сделанное или удалённое напоминание; следующее, поставленное при отметке, удаляется',
  params: ById,
  output: Reminder,
  failures: ['reminder.not_found', 'access.forbidden', 'reminder.too_many'],
});

export const deleteReminder = endpoint({
  method: 'DELETE',
  path: '/api/reminders/{id}',
  access: 'employee',
  summary: 'Удалить напоминание; сутки его можно вернуть',
  params: ById,
  output: z.object({ id: z.uuid() }),
  failures: ['reminder.not_found', 'access.forbidden'],
});
