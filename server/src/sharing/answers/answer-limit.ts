import { Failure } from '@gektar/contract/failure.ts';
import { MOST_ANSWERS_AN_HOUR } from '@gektar/contract/sharing/client-answer-limits.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/**
 * Counts an answer of a network to a link, in an hour that begins with its first answer. Refused answers are not
 * counted, so that they do not prolong the pause.
 * @throws {Failure} link.too_many_answers
 */
export async function countAnswer(db: Db, linkId: string, network: string): Promise<void> {
  const isOver = sql`kept.since <= clock_timestamp() - interval '1 hour'`;
  const { rows } = await sql`
    insert into shared.client_answer_counts as kept (link_id, address, since, answers)
    values (${linkId}, ${network}, clock_timestamp(), 1)
    on conflict (link_id, address) do update set
      since = case when ${isOver} then clock_timestamp() else kept.since end,
      answers = case when ${isOver} then 1 else kept.answers + 1 end
    where kept.answers < ${MOST_ANSWERS_AN_HOUR} or ${isOver}
    returning answers`.execute(db);
  if (rows.length === 0) throw new Failure('link.too_many_answers');
}

/** Removes counts of past hours, and the networks with them. */
export async function removeOldCounts(db: Db): Promise<void> {
  await sql`delete from shared.client_answer_counts where since <= clock_timestamp() - interval '1 hour'`.execute(db);
}
