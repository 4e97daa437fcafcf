import type { Domain } from '@gektar/contract/domain.ts';
import { OPENING_MINUTES } from '@gektar/contract/sharing/client-answer-limits.ts';
import type { ClientVisit } from '@gektar/contract/sharing/client-visit.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { tablesOf } from '#sharing/domain-tables.ts';
import type { ShownDomain } from '#sharing/selection/shown-items.ts';
import type { ObjectBefore } from './changes-since.ts';

/** The card of the employee responsible for the request, unless hidden, and the smallest area asked for. */
export async function findAround(
  db: Db,
  { domain, askedArea = sql`null::numeric` }: Pick<ShownDomain<object>, 'domain' | 'askedArea'>,
  selectionId: string,
): Promise<Pick<ClientVisit, 'broker' | 'areaM2'>> {
  const { selections, requests } = tablesOf(domain);
  const { rows } = await sql<Pick<ClientVisit, 'broker' | 'areaM2'>>`
    select ${askedArea} as "areaM2",
      case when e.is_card_shown and e.blocked_at is null and e.removed_at is null then jsonb_build_object(
        'name', trim(concat(e.first_name, ' ', e.last_name)), 'phone', e.phone, 'telegram', e.telegram,
        'whatsapp', e.whatsapp, 'email', nullif(e.email, ''), 'replyHours', e.reply_hours, 'photoId', e.photo_id) end as broker
    from ${selections} s join ${requests} r on r.id = s.request_id
      left join shared.employees e on e.id = r.responsible_employee_id
    where s.id = ${selectionId}`.execute(db);
  return rows[0] ?? { broker: null, areaM2: null };
}

interface PreviousVisit {
  readonly dateTime: string;
  readonly objects: readonly ObjectBefore[];
}

/**
 * What was shown at the latest opening of the link that does not belong to the present visit: one more than
 * `OPENING_MINUTES` ago. Undefined at the first visit.
 */
export async function findPreviousVisit(db: Db, linkId: string): Promise<PreviousVisit | undefined> {
  const { rows } = await sql<PreviousVisit>`
    with previous as materialized (
      select id, at from shared.showings where link_id = ${linkId} and channel in ('page', 'report')
        and at <= clock_timestamp() - make_interval(mins => ${OPENING_MINUTES})
      order by at desc, id desc limit 1)
    select p.at as "dateTime", (select jsonb_agg(jsonb_build_object('objectId', d.object_id, 'amounts', d.amounts,
        'shown', d.shown) order by d.object_id) from shared.disclosures d where d.showing_id = p.id) as objects
    from previous p`.execute(db);
  return rows[0];
}

/** Ids of items whose question was answered by the office after a time, for one link. */
export async function findRepliedItems(
  db: Db,
  domain: Domain,
  linkId: string,
  dateTime: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct item_id as id from ${tablesOf(domain).messages}
    where link_id = ${linkId} and employee_id is not null and at > ${dateTime}::timestamptz`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
