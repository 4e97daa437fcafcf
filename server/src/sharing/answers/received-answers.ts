import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { ReceivedAnswer, ReceivedAnswers } from '@gektar/contract/sharing/client-answers.ts';
import { type RawBuilder, sql } from 'kysely';
import { insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import type { DisclosedDomain } from '#sharing/disclosures/disclosed-domain.ts';
import { auditNames, tablesOf } from '#sharing/domain-tables.ts';
import { lockSelection, updateSelectionChanged } from '#sharing/item-queries.ts';
import { type LinkDomain, mustMayEdit } from '#sharing/may-edit.ts';
import { findAnswer, findAnswersOfSelection } from './answer-queries.ts';
import * as writes from './answer-writes.ts';

/** @throws {Failure} selection.not_found */
async function mustFindSelection(db: Db, { domain }: LinkDomain, requestId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from ${tablesOf(domain).selections} where request_id = ${requestId}`.execute(db);
  const [selection] = rows;
  if (!selection) throw new Failure('selection.not_found');
  return selection.id;
}

/** Answers to the selection of a request, and openings of its links by day. @throws {Failure} selection.not_found */
export async function findReceivedAnswers(
  db: Db,
  about: LinkDomain,
  requestId: string,
  employeeId: string,
): Promise<ReceivedAnswers> {
  const selectionId = await mustFindSelection(db, about, requestId);
  const [items, links, newCount] = await Promise.all([
    findAnswersOfSelection(db, about.domain, selectionId),
    findOpenedLinks(db, about, selectionId),
    countNew(db, about, selectionId, employeeId),
  ]);
  return { selectionId, newCount, items, links };
}

async function findOpenedLinks(db: Db, { domain }: LinkDomain, selectionId: string): Promise<ReceivedAnswers['links']> {
  const { links, openings, answers, messages } = tablesOf(domain);
  const ofSelection = sql`where request_selection_id = ${selectionId}`;
  const { rows } = await sql<ReceivedAnswers['links'][number]>`
    select k.id, l.expiration_time as "expirationTime", coalesce(l.name, (${nameOfDeleted(domain)}), '') as name,
      coalesce(l.is_first, false) as "isFirst", coalesce(l.has_rates, true) as "hasRates",
      l.opening_limit as "openingLimit", l.sent_at as "sentDateTime", l.sent_way as "sentWay", coalesce(sum(o.count), 0)::int as "openingCount",
      max(o.last_at) as "lastOpeningDateTime",
      coalesce(jsonb_agg(jsonb_build_object('day', o.day, 'count', o.count) order by o.day)
        filter (where o.day is not null), '[]') as days
    from (select id from ${links} ${ofSelection} union select link_id from ${openings} ${ofSelection}
        union select link_id from ${answers} ${ofSelection} union select link_id from ${messages} ${ofSelection}) k
      left join ${links} l on l.id = k.id
      left join ${openings} o on o.link_id = k.id and o.item_id is null
    group by k.id, l.id order by l.id is null, l.is_first desc, k.id`.execute(db);
  return rows;
}

/** SQL of the name of the deleted link `k`, from the history of its deletion. */
function nameOfDeleted(domain: Domain): RawBuilder<unknown> {
  return sql`select t.changes #>> '{name,0}' from shared.audit t
    where t.entity = ${auditNames(domain).link} and t.entity_id = k.id and t.action = 'delete' order by t.id desc limit 1`;
}

/** Number of likes, refusals, wishes and questions since the employee last saw the answers. */
async function countNew(db: Db, { domain }: LinkDomain, selectionId: string, employeeId: string): Promise<number> {
  const { items, answers, messages } = tablesOf(domain);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select unnest(array[a.liked_at, a.refused_at, a.visit_asked_at]) as at from ${answers} a
        join ${items} i on i.id = a.item_id where a.request_selection_id = ${selectionId}
      union all select m.at from ${messages} m join ${items} i on i.id = m.item_id
        where m.request_selection_id = ${selectionId} and m.employee_id is null
    ) n where n.at > coalesce((select s.seen_at from shared.client_answers_seen s
      where s.employee_id = ${employeeId} and s.request_selection_id = ${selectionId}), '-infinity')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Records that an employee has seen the answers; questions become read. @throws {Failure} selection.not_found */
export async function markSeen(tx: Db, about: LinkDomain, requestId: string, employeeId: string): Promise<void> {
  const selectionId = await mustFindSelection(tx, about, requestId);
  await sql`
    insert into shared.client_answers_seen (employee_id, request_selection_id, seen_at)
    values (${employeeId}, ${selectionId}, clock_timestamp())
    on conflict on constraint client_answers_seen__once do update set seen_at = excluded.seen_at`.execute(tx);
  await sql`
    update ${tablesOf(about.domain).messages} set read_at = clock_timestamp()
    where request_selection_id = ${selectionId} and employee_id is null and read_at is null`.execute(tx);
}

interface Replied {
  readonly itemId: string;
  readonly linkId: string;
  readonly employeeId: string;
}

/**
 * Stores the reply of an employee.
 * @throws {Failure} selection_item.not_found, access.forbidden (N-06), client_answer.not_found when the link has no
 * answer about the object any more
 */
export function replyToClient(
  tx: Db,
  about: LinkDomain,
  replied: Replied,
  message: { readonly id: string; readonly text: string },
): Promise<ReceivedAnswer> {
  return respond(tx, about, replied, async (selectionId) => {
    if (!(await findAnswer(tx, about.domain, replied.itemId, replied.linkId))) return false;
    await writes.insertMessage(
      tx,
      about.domain,
      { ...replied, selectionId },
      { ...message, employeeId: replied.employeeId },
    );
    return true;
  });
}

/**
 * Sets the time of a visit that a client wishes; null removes it. The history of the request shows it.
 * @throws {Failure} as `replyToClient`
 */
export function setVisit(
  tx: Db,
  about: VisitedDomain,
  replied: Replied,
  dateTime: string | null,
): Promise<ReceivedAnswer> {
  const { domain } = about;
  return respond(tx, about, replied, async () => {
    const before = (await findAnswer(tx, domain, replied.itemId, replied.linkId))?.visit?.dateTime ?? null;
    if (!(await writes.updateVisit(tx, domain, replied, dateTime))) return false;
    if (before !== dateTime) await recordVisit(tx, about, replied, [before, dateTime]);
    return true;
  });
}

/** A domain with the names of its objects. */
export type VisitedDomain = LinkDomain & { readonly disclosed: DisclosedDomain };

/** Inserts the audit row of an agreed time into the history of the request; the name of the object is copied. */
async function recordVisit(
  tx: Db,
  { domain, disclosed }: VisitedDomain,
  { itemId, employeeId }: Replied,
  times: readonly [before: string | null, after: string | null],
): Promise<void> {
  const { items, selections } = tablesOf(domain);
  const { rows } = await sql<{ requestId: string; object: string }>`
    select s.request_id as "requestId", concat_ws(', ', nullif(${disclosed.place}, ''), nullif(${disclosed.title}, '')) as object
    from ${items} i join ${selections} s on s.id = i.request_selection_id
      join ${sql.table(disclosed.objects)} t on t.id = ${sql.ref(`i.${disclosed.column}`)}
    where i.id = ${itemId}`.execute(tx);
  const [visited] = rows;
  if (!visited) return;
  const { requestId, object } = visited;
  const [before, after] = times.map((dateTime) => (dateTime === null ? null : { object, dateTime }));
  await insertAudit(tx, {
    employeeId,
    entity: `${domain}_request`,
    entityId: requestId,
    action: 'update',
    changes: { clientVisit: [before ?? null, after ?? null] },
  });
}

/** @param write returns whether there is something to respond to */
async function respond(
  tx: Db,
  about: LinkDomain,
  { itemId, linkId, employeeId }: Replied,
  write: (selectionId: string) => Promise<boolean>,
): Promise<ReceivedAnswer> {
  const { domain } = about;
  const { rows } = await sql<{ id: string }>`
    select request_selection_id as id from ${tablesOf(domain).items} where id = ${itemId}`.execute(tx);
  const [selection] = rows;
  if (!selection || !(await lockSelection(tx, domain, selection.id))) throw new Failure('selection_item.not_found');
  await mustMayEdit(tx, about, selection.id, employeeId);
  if (!(await write(selection.id))) throw new Failure('client_answer.not_found');
  await updateSelectionChanged(tx, domain, selection.id);
  const answer = await findAnswer(tx, domain, itemId, linkId);
  if (!answer) throw new Failure('client_answer.not_found');
  return answer;
}
