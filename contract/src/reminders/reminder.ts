import * as z from 'zod';
import { LocalDateTime } from '#measure/local-date-time.ts';
import { OtherRecord } from '#other-record.ts';
import { RowVersion } from '#row-version.ts';
import { text } from '#text.ts';

/** A call-back, or any other task with a due time. */
export const reminderKinds = ['call', 'task'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Entities of both domains that a reminder may be about. */
export const remindedEntities = [
  'property',
  'land_request',
  'complex',
  'building',
  'vacancy',
  'industrial_request',
] as const;
export type RemindedEntity = (typeof remindedEntities)[number];

/** Kinds of records that a reminder may be about. */
export const remindedKinds = [...remindedEntities, 'company', 'contact'] as const;
export type RemindedKind = (typeof remindedKinds)[number];

/** Maximum length of a reminder's text and note (characters). */
export const MAX_REMINDER_TEXT = 500;
/** Maximum number of open reminders of one employee. */
export const MAX_OPEN_REMINDERS = 1_000;

/** Not a UUID: ids of companies and contacts can be those of the CRM. */
const RemindedId = z.string().min(1).max(100);

export const ReminderAbout = z.object({ kind: z.enum(remindedKinds), id: RemindedId });
export type ReminderAbout = z.infer<typeof ReminderAbout>;

const ReminderText = text(MAX_REMINDER_TEXT).min(1);

const content = {
  kind: z.enum(reminderKinds),
  text: ReminderText,
  /** Moscow time. */
  dueDateTime: LocalDateTime,
  /** The employee who is reminded. */
  employeeId: z.uuid(),
};

export const ReminderDraft = z.object({
  /** Made by the client: the same id sent again is the same reminder. */
  newId: z.uuid(),
  ...content,
  /** null: about nothing in the product. */
  about: ReminderAbout.nullable(),
});
export type ReminderDraft = z.infer<typeof ReminderDraft>;

export const ReminderEdit = z.object({ id: z.uuid(), rowVersion: RowVersion, ...content });
export type ReminderEdit = z.infer<typeof ReminderEdit>;

export const ReminderDone = z.object({
  /** Result of the call or task. */
  note: text(MAX_REMINDER_TEXT).nullable(),
  /** Follow-up reminder with the same text: its id, made by the client, and its due time. */
  next: z.object({ newId: z.uuid(), dueDateTime: LocalDateTime }).nullable(),
});
export type ReminderDone = z.infer<typeof ReminderDone>;

/** The present state of a reminder's subject. */
export const RemindedObject = z.object({
  ...ReminderAbout.shape,
  ...OtherRecord.pick({ title: true, path: true }).shape,
  place: z.string(),
  /** `gone`: deleted for good; it has no page. */
  state: z.enum(['active', 'archived', 'trashed', 'gone']),
  /** Client's name: for a request its contact, else its company; for a contact the company. */
  client: z.string().nullable(),
  /** The client's telephone as stored. */
  phone: z.string().nullable(),
});
export type RemindedObject = z.infer<typeof RemindedObject>;

export const Reminder = z.object({
  id: z.uuid(),
  rowVersion: RowVersion,
  kind: z.enum(reminderKinds),
  text: z.string(),
  dueDateTime: LocalDateTime,
  employeeId: z.uuid(),
  createdByEmployeeId: z.uuid(),
  dateTimeCreated: z.string(),
  /** null while the reminder is open. */
  dateTimeDone: z.string().nullable(),
  note: z.string().nullable(),
  about: RemindedObject.nullable(),
});
export type Reminder = z.infer<typeof Reminder>;
