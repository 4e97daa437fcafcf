import { isDeepStrictEqual } from 'node:util';
import { Failure } from '@gektar/contract/failure.ts';
import type { Talk, TalkDraft } from '@gektar/contract/people/talk.ts';
import * as endpoints from '@gektar/contract/people/talk-endpoints.ts';
import type { Db } from '#database/db.ts';
import type { Job } from '#database/jobs.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import * as store from './talk-queries.ts';

/** Endpoints of talks with customers: every employee can read them, only the author can change them. */
export function talkRoutes(route: Route): void {
  route(endpoints.createTalk, ({ db, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      const draft = { ...body, customer: await store.lockTalkedTo(tx, body.customer) };
      if (await store.insertTalk(tx, draft, employeeId)) return must(tx, body.newId);
      return sentBefore(await store.findTalk(tx, body.newId), draft, employeeId);
    }),
  );
  route(endpoints.updateTalk, ({ db, body, employeeId }) =>
    inTransaction(db, async (tx) => {
      const { isDeleted, ...before } = await store.lockTalk(tx, body.id, employeeId);
      if (isDeleted) throw new Failure('talk.not_found');
      if (before.rowVersion !== body.rowVersion) throw new Failure('talk.changed', { current: before });
      await store.updateContent(tx, body);
      return must(tx, body.id);
    }),
  );
  route(endpoints.deleteTalk, ({ db, params: { id }, employeeId }) =>
    inTransaction(db, async (tx) => {
      const { isDeleted } = await store.lockTalk(tx, id, employeeId);
      if (!isDeleted) await store.updateDeleted(tx, id, true);
      return { id };
    }),
  );
  route(endpoints.restoreTalk, ({ db, params: { id }, employeeId }) =>
    inTransaction(db, async (tx) => {
      const { isDeleted } = await store.lockTalk(tx, id, employeeId);
      if (isDeleted) await store.updateDeleted(tx, id, false);
      return must(tx, id);
    }),
  );
}

async function must(db: Db, id: string): Promise<Talk> {
  const talk = await store.findTalk(db, id);
  if (talk === undefined) throw new Failure('talk.not_found');
  return wire(talk);
}

function wire({ isDeleted: _, ...talk }: store.StoredTalk): Talk {
  return talk;
}

/**
 * The response to a creation that was sent before.
 * @throws {Failure} talk.changed when the talk is not as sent; with its current state, unless it is deleted
 */
function sentBefore(earlier: store.StoredTalk | undefined, draft: TalkDraft, employeeId: string): Talk {
  if (earlier === undefined || earlier.isDeleted) throw new Failure('talk.changed');
  const { customer, dateTime, text, minutes } = earlier;
  const { newId: _, ...sent } = draft;
  const isSame = isDeepStrictEqual({ customer, dateTime, text, minutes }, sent);
  if (isSame && earlier.employeeId === employeeId) return wire(earlier);
  throw new Failure('talk.changed', { current: wire(earlier) });
}

/** Removes deleted talks after a day. */
export function talkJobs(db: Db): Job[] {
  return [{ name: 'remove-deleted-talks', cron: '45 1 * * *', run: () => store.removeDeleted(db) }];
}
