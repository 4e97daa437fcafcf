import { createOwnCompany, createOwnContact, updateOwnContact } from '@gektar/contract/people/own-customer-calls.ts';
import { call } from '#api/call.ts';
import { reminderActions } from '#reminders/reminder-data.ts';
import type { MinuteCalls } from './save-minute-request.ts';

/** Server calls that a save makes in addition to those for the request. */
export const minuteCalls: MinuteCalls = {
  createCompany: (body) => call(createOwnCompany, { body }),
  createContact: (body) => call(createOwnContact, { body }),
  updateContact: (body) => call(updateOwnContact, { body }),
  createReminder: reminderActions.create,
  updateReminder: reminderActions.update,
};
