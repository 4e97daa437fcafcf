import type { Domain } from '@gektar/contract/domain.ts';
import {
  MOST_OF_EACH,
  MOST_SHOWN_REQUESTS,
  type Showing,
  type Showings,
  type ShowingsQuery,
  type ShownTo,
  type ShownToQuery,
} from '@gektar/contract/sharing/disclosures.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { tablesOf } from '#sharing/domain-tables.ts';
import type { DisclosedDomain } from './disclosed-domain.ts';

type Filter = Pick<ShowingsQuery, 'channel' | 'from' | 'to'>;

/** A company with its people, or a contact alone. */
export interface CustomerIds {
  readonly companyId: string | null;
  readonly contactIds: readonly string[];
}

/** Clients in `sawMore`. */
const MOST_CLIENTS = 50;

/** Condition of a filter on showings `s`; days are those of Moscow. */
function passes({ channel, from, to }: Filter): RawBuilder<boolean> {
  const conditions = [
    ...(channel === undefined ? [] : [sql`s.channel = ${channel}`]),
    ...(from === undefined ? [] : [sql`s.at >= ${from}::date::timestamptz`]),
    ...(to === undefined ? [] : [sql`s.at < (${to}::date + 1)::timestamptz`]),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** SQL of the client of a showing, as one text; null: no client is known. */
const clientKey = sql`coalesce('company ' || company_id, 'contact ' || contact_id, 'request ' || request_id::text)`;

/**
 * SQL of showings, one row each: openings of a page through the same link with the same object version and amount are
 * one, with the last opening's time and names.
 */
function showingsSql(where: RawBuilder<unknown>): RawBuilder<unknown> {
  const same = sql`s.channel, coalesce(s.link_id, s.id), d.object_id, d.object_version, d.figure, d.amount`;
  return sql`
    select u.*, ${clientKey} as client from (
      select distinct on (${same}) s.id, s.at, s.domain, s.channel, s.selection_id, s.request_id, s.request_name,
        s.company_id, s.company_name, s.contact_id, s.contact_name, s.employee_id,
        d.object_id, d.object_name, d.object_place, d.object_version, d.figure, d.amount,
        count(*) over same as openings, min(s.at) over same as first_at
      from shared.showings s join shared.disclosures d on d.showing_id = s.id
      where ${where}
      window same as (partition by ${same})
      order by ${same}, s.at desc, s.id desc
    ) u`;
}

/**
 * SQL of today's state of the objects of showings `u`, by domain: whether they exist, the amounts, the client's mark.
 */
function joinObjects(domains: readonly DisclosedDomain[]): RawBuilder<unknown> {
  const parts = domains.map(({ domain, objects, column, figures }) => {
    const { items } = tablesOf(domain);
    const byFigure = figures.map(({ name, now }) => sql`when ${sql.lit(name)} then ${now}`);
    const first = sql`coalesce(${sql.join(figures.map(({ now }) => now))})`;
    return sql`
      select true as is_there, (case u.figure ${sql.join(byFigure, sql` `)} else ${first} end)::numeric as now,
        exists (select from ${items} i where i.request_selection_id = u.selection_id
          and ${sql.ref(`i.${column}`)} = u.object_id and i.client_favorite_at is not null) as is_favorite
      from ${sql.table(objects)} t where u.domain = ${domain} and t.id = u.object_id`;
  });
  return sql`left join lateral (${sql.join(parts, sql` union all `)}) o on true`;
}

/** Columns of a showing `u` with its object `o`, row → wire shape. */
const wire = sql`u.id, u.domain, u.object_id as "objectId", u.object_name as "objectName", u.object_place as "objectPlace",
  o.is_there is true as "isObjectThere",
  case when u.company_id is not null then json_build_object('id', u.company_id, 'name', coalesce(u.company_name, u.company_id)) end as company,
  case when u.contact_id is not null then json_build_object('id', u.contact_id, 'name', coalesce(u.contact_name, '')) end as contact,
  case when u.request_id is not null then json_build_object('id', u.request_id, 'name', coalesce(u.request_name, '')) end as request,
  u.channel, u.at as "dateTime", u.openings::int as openings, u.object_version as "objectVersion", u.figure,
  u.amount as shown, o.now, u.employee_id as "employeeId", coalesce(o.is_favorite, false) as "isClientFavorite"`;

/**
 * Showings of an object, or of all vacancies of a complex, with totals of the whole filter.
 * @param about the domain of the object
 */
export async function findShowings(db: Db, about: DisclosedDomain, query: ShowingsQuery): Promise<Showings> {
  const { objectId, isComplex, order, take, skip } = query;
  const ofObject = isComplex ? sql`d.complex_id = ${objectId}` : sql`d.object_id = ${objectId}`;
  const all = sql`all_showings as materialized (
    ${showingsSql(sql`s.domain = ${about.domain} and ${ofObject} and ${passes(query)}`)})`;
  const totals = sql<Totals>`
    with ${all},
      lasts as (
        select distinct on (u.client, u.object_id) u.*, o.now from all_showings u ${joinObjects([about])}
        where u.client is not null and u.amount is not null and o.now is not null
        order by u.client, u.object_id, u.at desc, u.id desc
      )
    select (select count(*)::int from all_showings) as count,
      (select count(distinct client)::int from all_showings) as "clientCount",
      (select min(first_at) from all_showings) as since,
      count(distinct client) filter (where amount > now)::int as above,
      count(distinct client) filter (where amount < now)::int as below
    from lasts`;
  const clientTime = sql`max(u.at) over (partition by u.client)`;
  const page = sql<Showing>`
    with ${all}
    select ${wire} from (
      select u.*, ${clientTime} as client_at from all_showings u
      order by ${order === 'client' ? sql`client_at desc, u.client,` : sql``} u.at desc, u.id desc, u.object_id
      limit ${take} offset ${skip}
    ) u ${joinObjects([about])}
    order by ${order === 'client' ? sql`u.client_at desc, u.client,` : sql``} u.at desc, u.id desc, u.object_id`;
  const sawMore = sql<Showing>`
    with ${all},
      lasts as (
        select distinct on (u.client, u.object_id) u.* from all_showings u
        where u.client is not null and u.amount is not null
        order by u.client, u.object_id, u.at desc, u.id desc
      )
    select ${wire} from lasts u ${joinObjects([about])} where u.amount > o.now
    order by u.at desc, u.id desc limit ${MOST_CLIENTS}`;
  const [{ rows: counted }, { rows: showings }, { rows: saw }] = await Promise.all([
    totals.execute(db),
    page.execute(db),
    sawMore.execute(db),
  ]);
  const [counts] = counted;
  if (counts === undefined) throw new Error('totals are one row');
  return { ...counts, sawMore: saw, showings };
}

type Totals = Pick<Showings, 'count' | 'clientCount' | 'since' | 'above' | 'below'>;

/** Condition that a showing `s` was for these customers: those of today, and the records that the CRM has replaced. */
function isToCustomers({ companyId, contactIds }: CustomerIds): RawBuilder<boolean> {
  return sql<boolean>`(
    s.company_id = ${companyId}::text
    or s.company_id in (select c.id from shared.companies c where c.crm_id = ${companyId}::text)
    or s.contact_id = any(${contactIds}::text[])
    or s.contact_id in (select c.id from shared.contacts c where c.crm_id = any(${contactIds}::text[])))`;
}

/** What was shown to a company with its people, or to a person, grouped by request. */
export async function findShownToCustomer(
  db: Db,
  domains: readonly DisclosedDomain[],
  query: ShownToQuery,
  ids: CustomerIds,
): Promise<ShownTo> {
  const { domain, requestId, overview, take, skip } = query;
  const whose = isToCustomers(ids);
  const wanted = sql`(${domain ?? null}::text is null or u.domain = ${domain ?? null})
    and (${requestId ?? null}::uuid is null or u.request_id = ${requestId ?? null})`;
  const all = sql`all_showings as materialized (${showingsSql(sql`${whose} and ${passes(query)}`)})`;
  const groups = sql`groups as (
    select u.domain, u.request_id, (array_agg(u.request_name order by u.at desc))[1] as name, count(*)::int as count, max(u.at) as last_at
    from all_showings u where ${wanted} group by u.domain, u.request_id order by last_at desc, u.request_id limit ${MOST_SHOWN_REQUESTS})`;
  const totals = sql<Pick<ShownTo, 'count' | 'objectCount' | 'since' | 'counts'>>`
    with ${all}
    select count(*) filter (where ${wanted})::int as count,
      count(distinct u.object_id) filter (where ${wanted})::int as "objectCount",
      min(u.first_at) filter (where ${wanted}) as since,
      json_build_object('land', count(*) filter (where u.domain = 'land'),
        'industrial', count(*) filter (where u.domain = 'industrial')) as counts
    from all_showings u`;
  const requests = sql<ShownTo['requests'][number]>`
    with ${all}, ${groups}
    select g.domain, g.request_id as id, coalesce(g.name, '') as name, r.employee_id as "employeeId",
      r.is_there is true as "isThere", g.count, g.last_at as "lastDateTime"
    from groups g left join lateral (${sql.join(domains.map(requestOf), sql` union all `)}) r on true
    order by g.last_at desc, g.request_id`;
  const numbered = sql`
    select u.*, g.last_at, row_number() over (partition by u.domain, u.request_id order by u.at desc, u.id desc, u.object_id) as number
    from all_showings u join groups g on g.domain = u.domain and g.request_id is not distinct from u.request_id where ${wanted}`;
  const inOrder = sql`u.last_at desc, u.request_id, u.domain, u.at desc, u.id desc, u.object_id`;
  const page = sql<Showing>`
    with ${all}, ${groups}
    select ${wire} from (
      select u.* from (${numbered}) u ${overview ? sql`where u.number <= ${MOST_OF_EACH}` : sql``}
      order by ${inOrder} ${overview ? sql`` : sql`limit ${take} offset ${skip}`}
    ) u ${joinObjects(domains)}
    order by ${inOrder}`;
  const [{ rows: counted }, { rows: ofRequests }, { rows: showings }] = await Promise.all([
    totals.execute(db),
    requests.execute(db),
    page.execute(db),
  ]);
  const [counts] = counted;
  if (counts === undefined) throw new Error('totals are one row');
  return { ...counts, requests: ofRequests, showings };
}

function requestOf({ domain }: { readonly domain: Domain }): RawBuilder<unknown> {
  return sql`select true as is_there, r.responsible_employee_id as employee_id
    from ${tablesOf(domain).requests} r where g.domain = ${domain} and r.id = g.request_id`;
}
