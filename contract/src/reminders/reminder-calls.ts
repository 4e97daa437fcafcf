import type { CallOf } from '#endpoint.ts';
import type * as endpoints from './reminder-endpoints.ts';

export const listReminders: CallOf<typeof endpoints.listReminders> = {
  method: 'GET',
  path: '/api/reminders',
  access: 'employee',
};

export const createReminder: CallOf<typeof endpoints.createReminder> = {
  method: 'POST',
  path: '/api/reminders',
  access: 'employee',
};

export const updateReminder: CallOf<typeof endpoints.updateReminder> = {
  method: 'POST',
  path: '/api/reminders/update',
  access: 'employee',
};

export const finishReminder: CallOf<typeof endpoints.finishReminder> = {
  method: 'POST',
  path: '/api/reminders/{id}/done',
  access: 'employee',
};

export const reopenReminder: CallOf<typeof endpoints.reopenReminder> = {
  method: 'POST',
  path: '/api/reminders/{id}/open',
  access: 'employee',
};

export const deleteReminder: CallOf<typeof endpoints.deleteReminder> = {
  method: 'DELETE',
  path: '/api/reminders/{id}',
  access: 'employee',
};
