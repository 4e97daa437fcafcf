import { MAX_OPEN_REMINDERS, type Reminder, type ReminderDraft } from '@gektar/contract/reminders/reminder.ts';
import * as reminders from '@gektar/contract/reminders/reminder-endpoints.ts';
import { linkMessageEndpoints } from '@gektar/contract/sharing/link-message.ts';
import * as notifications from '@gektar/contract/today/notification-endpoints.ts';
import { setTodayLine } from '@gektar/contract/today/today-endpoints.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Person, TestApp } from '#testing/test-app.ts';
import { nobodysId, type Prepare, type WritingCall, withBody, withNobodysId, writes } from './writing-call.ts';

/** A new reminder of the broker about nothing. */
export function reminderDraft({ broker }: Pick<TestApp, 'broker'>, about: Partial<ReminderDraft> = {}): ReminderDraft {
  const newId = uuidv7();
  return {
    newId,
    kind: 'task',
    text: `Выписка ${newId}`,
    dueDateTime: '2026-11-23T10:30:00',
    employeeId: broker.id,
    about: null,
    ...about,
  };
}

export async function givenReminder(
  app: TestApp,
  about: Partial<ReminderDraft> = {},
  by: Person = app.broker,
): Promise<Reminder> {
  return await by.call(reminders.createReminder, { body: reminderDraft(app, about) });
}

const edited = ({ id, rowVersion, kind, dueDateTime, employeeId }: Reminder) => ({
  ...{ id, rowVersion, kind, dueDateTime, employeeId, text: `Другое ${id}` },
});

const creation: Prepare = async (app) => ({ body: reminderDraft(app) });
const edit: Prepare = async (app) => ({ body: edited(await givenReminder(app)) });
const done: Prepare = async (app) => ({
  params: { id: (await givenReminder(app)).id },
  body: { note: 'дозвонился', next: { newId: uuidv7(), dueDateTime: '2026-12-01T09:00:00' } },
});

/** A reminder that another employee set for themselves. */
async function foreign(app: TestApp): Promise<Reminder> {
  const other = await app.anotherBroker();
  return givenReminder(app, { employeeId: other.id }, other);
}

/** A colleague at the limit of open reminders; not the broker, who must be able to add reminders in other calls. */
async function givenFull(app: TestApp): Promise<Person> {
  const person = await app.anotherBroker();
  await fill(app, person);
  return person;
}

async function fill({ db }: TestApp, { id }: Person): Promise<void> {
  await sql`
    insert into shared.reminders (id, kind, text, due_at, employee_id, created_by)
    select gen_random_uuid(), 'task', 'Дело ' || n, timestamp '2026-11-23 10:00' + n * interval '1 hour', ${id}, ${id}
    from generate_series(1, ${MAX_OPEN_REMINDERS}) n`.execute(db);
}

/** Id of a finished reminder whose employee has reached the limit of open ones since. */
const withoutRoom: Prepare = async (app) => {
  const other = await app.anotherBroker();
  const { id } = await givenReminder(app, { employeeId: other.id });
  await app.broker.call(reminders.finishReminder, { params: { id }, body: { note: null, next: null } });
  await fill(app, other);
  return { params: { id } };
};

const inBody = (id: string) => ({ body: { id, rowVersion: 1, ...base } });
const base = { kind: 'task', text: 'Дело', dueDateTime: '2026-11-23T10:30:00', employeeId: nobodysId } as const;

/** Reminders and lines of 'Сегодня'. */
export const todayCalls: readonly WritingCall[] = [
  writes(reminders.createReminder, creation, {
    'reminder.unknown_reference': withBody(creation, { about: { kind: 'property', id: nobodysId } }),
    'reminder.changed': async (app) => ({ body: reminderDraft(app, { newId: (await givenReminder(app)).id }) }),
    'reminder.too_many': async (app) => ({ body: reminderDraft(app, { employeeId: (await givenFull(app)).id }) }),
  }),
  writes(reminders.updateReminder, edit, {
    'reminder.not_found': async () => inBody(nobodysId),
    'reminder.changed': withBody(edit, { rowVersion: 7 }),
    'reminder.too_many': async (app) => {
      const reminder = await givenReminder(app);
      return { body: { ...edited(reminder), employeeId: (await givenFull(app)).id } };
    },
    'access.forbidden': async (app) => ({ body: edited(await foreign(app)) }),
  }),
  writes(reminders.finishReminder, done, {
    'reminder.not_found': async () => ({ params: { id: nobodysId }, body: { note: null, next: null } }),
    'reminder.changed': async (app) => {
      const [one, other] = [await givenReminder(app), await givenReminder(app)];
      const next = { newId: other.id, dueDateTime: '2026-12-01T09:00:00' };
      return { params: { id: one.id }, body: { note: null, next } };
    },
    'reminder.too_many': async (app) => {
      const other = await app.anotherBroker();
      const { id } = await givenReminder(app, { employeeId: other.id });
      // Finishing this reminder leaves the employee at the limit, so `next` is refused.
      await fill(app, other);
      return { params: { id }, body: { note: null, next: { newId: uuidv7(), dueDateTime: '2026-12-01T09:00:00' } } };
    },
    'access.forbidden': async (app) => ({ params: { id: (await foreign(app)).id }, body: { note: null, next: null } }),
  }),
  writes(
    reminders.reopenReminder,
    async (app) => {
      const sent = await done(app);
      await app.broker.call(reminders.finishReminder, sent as never);
      return { params: sent.params ?? {} };
    },
    {
      'reminder.not_found': withNobodysId,
      'reminder.too_many': withoutRoom,
      'access.forbidden': async (app) => ({ params: { id: (await foreign(app)).id } }),
    },
  ),
  writes(reminders.deleteReminder, async (app) => ({ params: { id: (await givenReminder(app)).id } }), {
    'reminder.not_found': withNobodysId,
    'access.forbidden': async (app) => ({ params: { id: (await foreign(app)).id } }),
  }),
  writes(
    setTodayLine,
    async () => ({ body: { line: { kind: 'mark', domain: 'land', itemId: uuidv7() }, isDone: true } }),
    {},
  ),
  writes(
    notifications.readNotifications,
    async () => ({ body: { notifications: [{ kind: 'mark', id: uuidv7() }], isRead: true } }),
    {},
  ),
  writes(notifications.readAllNotifications, async () => ({ body: { readUpTo: '2026-11-23T07:30:00.000000Z' } }), {}),
  writes(notifications.setNotificationSettings, async () => ({ body: { off: ['fit', 'operation'] } }), {}),
  writes(linkMessageEndpoints.set, async () => ({ body: { text: '{имя}, добрый день!' } }), {}),
];
