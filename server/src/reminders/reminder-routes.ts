import { isDeepStrictEqual } from 'node:util';
import { Failure } from '@gektar/contract/failure.ts';
import type { Reminder, ReminderDraft } from '@gektar/contract/reminders/reminder.ts';
import * as endpoints from '@gektar/contract/reminders/reminder-endpoints.ts';
import { MOST_TODAY_LINES } from '@gektar/contract/today/today.ts';
import { FOREVER, type SectionReader } from '#cache/section-cache.ts';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { type RemindedEntities, type RunReading, withObjects } from './reminded-objects.ts';
import * as store from './reminder-queries.ts';

/** Endpoints of reminders: every employee can read them; only the reminded employee and the author can change them. */
export function reminderRoutes(route: Route, entities: RemindedEntities): void {
  const toWire = async (db: Db, reminder: store.StoredReminder): Promise<Reminder> => {
    const [wire] = await withObjects(db, [reminder], entities);
    if (wire === undefined) throw new Failure('reminder.not_found');
    return wire;
  };
  const must = async (db: Db, id: string): Promise<Reminder> => {
    const reminder = await store.findReminder(db, id);
    if (reminder === undefined) throw new Failure('reminder.not_found');
    return toWire(db, reminder);
  };

  route(endpoints.listReminders, async ({ db, query }) => withObjects(db, await store.findAbout(db, query), entities));
  route(endpoints.createReminder, ({ db, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      const earlier = await store.findReminder(tx, body.newId);
      if (earlier !== undefined) return sentBefore(await toWire(tx, earlier), body, employeeId, earlier.isDeleted);
      await store.lockRoom(tx, body.employeeId);
      const { newId: id, ...content } = body;
      await store.insertReminder(tx, { id, ...content, createdBy: employeeId });
      const reminder = await must(tx, id);
      // Refused only when the object is gone for good: an object in the trash may be restored.
      if (reminder.about?.state === 'gone') throw new Failure('reminder.unknown_reference');
      return reminder;
    }),
  );
  route(endpoints.updateReminder, ({ db, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      const before = await store.lockReminder(tx, body.id, employeeId);
      if (before.isDeleted) throw new Failure('reminder.not_found');
      if (before.rowVersion !== body.rowVersion || before.dateTimeDone !== null) {
        throw new Failure('reminder.changed', { current: await toWire(tx, before) });
      }
      if (before.employeeId !== body.employeeId) await store.lockRoom(tx, body.employeeId);
      await store.updateContent(tx, body);
      return must(tx, body.id);
    }),
  );
  route(endpoints.finishReminder, ({ db, params: { id }, body: { note, next }, employeeId }) =>
    inTransaction(db, async (tx) => {
      const before = await store.lockReminder(tx, id, employeeId);
      if (before.isDeleted) throw new Failure('reminder.not_found');
      // Already finished: the button was pressed twice, or a colleague was faster.
      if (before.dateTimeDone !== null) return toWire(tx, before);
      await store.updateDone(tx, id, note || null);
      if (next !== null) {
        const { kind, text, aboutKind, aboutId, employeeId: whom } = before;
        const about = aboutKind === null || aboutId === null ? null : { kind: aboutKind, id: aboutId };
        const { newId, dueDateTime } = next;
        await store.lockRoom(tx, whom);
        await store.insertReminder(tx, {
          id: newId,
          kind,
          text,
          dueDateTime,
          employeeId: whom,
          createdBy: employeeId,
          about,
          follows: id,
        });
      }
      return must(tx, id);
    }),
  );
  route(endpoints.reopenReminder, ({ db, params: { id }, employeeId }) =>
    inTransaction(db, async (tx) => {
      const before = await store.lockReminder(tx, id, employeeId);
      if (before.dateTimeDone === null && !before.isDeleted) return toWire(tx, before);
      await store.lockRoom(tx, before.employeeId);
      await store.updateReopened(tx, id);
      return must(tx, id);
    }),
  );
  route(endpoints.deleteReminder, ({ db, params: { id }, employeeId }) =>
    inTransaction(db, async (tx) => {
      const reminder = await store.lockReminder(tx, id, employeeId);
      if (!reminder.isDeleted) await store.updateDeleted(tx, id);
      return { id };
    }),
  );
}

/**
 * The response to a creation that was sent before.
 * @throws {Failure} reminder.changed when the reminder is not as sent; with its current state, unless it is deleted
 */
function sentBefore(
  earlier: Reminder,
  { newId: _, about, ...draft }: ReminderDraft,
  employeeId: string,
  isDeleted: boolean,
): Reminder {
  const { kind, text, dueDateTime, employeeId: whom } = earlier;
  const isSame =
    isDeepStrictEqual({ kind, text, dueDateTime, employeeId: whom }, draft) &&
    earlier.about?.kind === about?.kind &&
    earlier.about?.id === about?.id;
  if (isSame && earlier.createdByEmployeeId === employeeId && !isDeleted) return earlier;
  throw new Failure('reminder.changed', isDeleted ? {} : { current: earlier });
}

/** Memory of a reminder, and of an object or customer with its names (bytes). */
const REMINDER_BYTES = 800;
const OBJECT_BYTES = 500;

/** Reads an employee's reminders for the page 'Сегодня'. */
export async function remindersOfToday(
  { db, midnight, read }: SectionReader,
  employeeId: string,
  entities: RemindedEntities,
) {
  const { value, until } = await read({
    name: 'today reminders',
    key: [employeeId],
    scopes: ['shared.reminders'],
    bytes: ({ today, later }) => (today.lines.length + later.lines.length) * REMINDER_BYTES,
    async read() {
      const [today, later, doneCount] = await Promise.all([
        store.findDue(db, employeeId, { isLater: false, most: MOST_TODAY_LINES }),
        store.findDue(db, employeeId, { isLater: true, most: MOST_TODAY_LINES }),
        store.countDone(db, employeeId),
      ]);
      return { value: { today, later, doneCount }, until: midnight };
    },
  });
  const { today, later, doneCount } = value;
  const run: RunReading = async ({ kind, ids, scopes, read: readObjects }) => {
    const bytes = (found: readonly unknown[]) => found.length * OBJECT_BYTES;
    const section = { name: 'today reminded', key: [kind, ...ids], scopes, bytes };
    return (await read({ ...section, read: async () => ({ value: await readObjects(), until: FOREVER }) })).value;
  };
  const lines = await withObjects(db, [...today.lines, ...later.lines], entities, run);
  return {
    value: {
      today: { lines: lines.slice(0, today.lines.length), count: today.count },
      later: { lines: lines.slice(today.lines.length), count: later.count },
      doneCount,
    },
    until,
  };
}

/** Those of the given reminders that are open and for this employee, as lines of the bell. */
export async function remindersOfBell(
  db: Db,
  { employeeId, ids }: { employeeId: string; ids: readonly string[] },
  entities: RemindedEntities,
): Promise<Reminder[]> {
  return withObjects(db, await store.findOpen(db, employeeId, ids), entities);
}

/** Removes deleted reminders after a day. */
export function reminderJobs(db: Db): Job[] {
  return [{ name: 'remove-deleted-reminders', cron: '40 1 * * *', run: () => store.removeDeleted(db) }];
}
