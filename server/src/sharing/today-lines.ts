import type { Domain } from '@gektar/contract/domain.ts';
import { LISTED_DAYS } from '@gektar/contract/today/notification.ts';
import {
  ENDING_DAYS,
  MOST_MARKS_OF_SELECTION,
  MOST_TODAY_LINES,
  type TodayLink,
  type TodayMark,
} from '@gektar/contract/today/today.ts';
import { type RawBuilder, sql } from 'kysely';
import { FOREVER, type Lasting, type Section, type SectionReader } from '#cache/section-cache.ts';
import type { Db } from '#database/db.ts';
import type { Whose } from '#database/prepared.ts';
import { tablesOf } from './domain-tables.ts';

/** The first lines of a section, and the number of all its lines. */
export interface TodaySection<Line> {
  readonly lines: Line[];
  readonly count: number;
}

/** A domain's objects in selections, for lines of 'Сегодня'. */
export interface SelectedObjects {
  readonly domain: Domain;
  /** Column of the object in the items: `property_id`. */
  readonly column: string;
  /** Table of the objects, with its schema. Its alias is `t`. */
  readonly objects: string;
  readonly title: RawBuilder<string>;
  readonly place: RawBuilder<string>;
  /** SQL of the path of an object's page. */
  readonly path: RawBuilder<string>;
}

/** SQL of the request `r` in a line. */
export const requestOfLine = sql`json_build_object('id', r.id, 'name', r.name,
  'company', (select c.name from shared.companies c where c.id = r.company_id))`;

/** SQL of the object `t` in a line. */
export function objectOfLine({ title, place, path }: Pick<SelectedObjects, 'title' | 'place' | 'path'>) {
  return sql`json_build_object('id', t.id, 'title', coalesce(${title}, ''), 'place', coalesce(${place}, ''), 'path', ${path})`;
}

/** Runs a statement that returns lines, each with the number of all lines in `count`. */
export async function sectionOf<Row extends { count: number }>(
  db: Db,
  statement: RawBuilder<Row>,
): Promise<TodaySection<Omit<Row, 'count'>>> {
  const { rows } = await statement.execute(db);
  const lines = rows.map(({ count: _, ...line }) => line);
  return { lines, count: rows[0]?.count ?? 0 };
}

/** Memory of a line (bytes). */
const LINE_BYTES = 600;

/** Scopes of requests and of the names of their companies. */
export const requestScopes = (domain: Domain): readonly string[] => [`${domain}.requests`, 'shared.customers'];

/** A section of lines for the cache. @param read reads the lines, until time alone changes them */
export function linesSection<Line>(
  about: Pick<Section<unknown>, 'name' | 'key' | 'scopes' | 'rows'>,
  read: () => Promise<Lasting<TodaySection<Line>>>,
): Section<TodaySection<Line>> {
  return { ...about, bytes: ({ lines }) => lines.length * LINE_BYTES, read: () => read() };
}

/** The head of a section in each of its rows. */
interface Counted {
  readonly count: number;
  readonly until: number | null;
}

/**
 * Runs a statement of lines with their number and the time at which it changes without a write.
 * @param head statement of one row: `count`, and `until` (s since 1970), null when time changes nothing
 * @param lines statement of the lines
 * @param order order of the lines `l`
 */
export async function lastingSection<Line extends { readonly id: string }>(
  db: Db,
  { head, lines, order }: Record<'head' | 'lines' | 'order', RawBuilder<unknown>>,
): Promise<Lasting<TodaySection<Omit<Line & Counted, keyof Counted>>>> {
  // When there are no lines, the query returns one row without a line.
  const { rows } = await sql<(Line & Counted) | ({ readonly id: null } & Counted)>`
    select h.count, h.until, l.* from (${head}) h left join lateral (${lines}) l on true order by ${order}`.execute(db);
  return {
    value: {
      lines: rows.flatMap((row) => {
        if (row.id === null) return [];
        const { count: _, until: __, ...line } = row;
        return [line];
      }),
      count: rows[0]?.count ?? 0,
    },
    until: rows[0]?.until ?? FOREVER,
  };
}

/** SQL condition: the item `i` is one of many that were marked in its selection within an hour. */
function isOneOfMany(domain: Domain): RawBuilder<unknown> {
  return sql`exists (select from ${tablesOf(domain).items} o
    where o.request_selection_id = i.request_selection_id and o.status
      and date_trunc('hour', o.client_favorite_at) = date_trunc('hour', i.client_favorite_at)
    offset ${MOST_MARKS_OF_SELECTION})`;
}

/**
 * SQL of answers that wait for the employee, by selection and hour: refusals since the employee last saw the answers,
 * questions without a reply, wishes without a time, many marks. For an accepted line, `d` is its row of
 * `shared.today_done`. The id is made of the selection and the hour, in the form of a random UUID.
 */
function answersOf({ domain }: SelectedObjects, employeeId: Whose): RawBuilder<unknown> {
  const { requests, selections, items, messages } = tablesOf(domain);
  const digest = sql`md5(s.id::text || extract(epoch from date_trunc('hour', e.at))::text)`;
  const ofVisible = (alias: string) => sql`from ${sql.table(`${domain}.${alias}`)} a join ${items} i on i.id = a.item_id
      and i.status where a.request_selection_id = s.id`;
  return sql`(
      select overlay(overlay(${digest} placing '4' from 13) placing '8' from 17)::uuid as id, r.id as request_id,
        max(e.at) as at, jsonb_build_object('likeCount', count(*) filter (where e.kind = 'like'),
          'refusalCount', count(*) filter (where e.kind = 'refusal'), 'questionCount', count(*) filter (where e.kind = 'question'),
          'visitCount', count(*) filter (where e.kind = 'visit')) as counts,
        array_agg(distinct e.link_id) filter (where e.link_id is not null) as link_ids
      from ${requests} r join ${selections} s on s.request_id = r.id cross join lateral (
          select 'refusal' as kind, a.refused_at as at, a.link_id ${ofVisible('client_answers')}
            and a.refused_at > coalesce((select v.seen_at from shared.client_answers_seen v
              where v.employee_id = ${employeeId} and v.request_selection_id = s.id), '-infinity')
          union all select 'visit', a.visit_asked_at, a.link_id ${ofVisible('client_answers')}
            and a.visit_asked_at is not null and a.visit_at is null
          union all select 'question', a.at, a.link_id ${ofVisible('client_messages')} and a.employee_id is null
            and not exists (select from ${messages} n where n.item_id = a.item_id and n.link_id = a.link_id
              and n.employee_id is not null and n.at > a.at)
          union all select 'like', i.client_favorite_at, null from ${items} i
            where i.request_selection_id = s.id and i.status and i.client_favorite_at is not null and ${isOneOfMany(domain)}
        ) e
      where r.responsible_employee_id = ${employeeId} and r.is_enabled
      group by r.id, s.id, date_trunc('hour', e.at)
    ) i join ${requests} r on r.id = i.request_id
      left join shared.today_done d on d.employee_id = ${employeeId} and d.domain = ${domain} and d.kind = 'mark'
        and d.object_id = i.id and d.done_at >= i.at
    where true`;
}

/**
 * SQL of clients' marks on visible objects `t` in selections of the employee's requests. For an accepted mark, `d` is
 * its row of `shared.today_done`.
 */
function marksOf({ domain, column, objects }: SelectedObjects, employeeId: Whose): RawBuilder<unknown> {
  const { requests, selections, items } = tablesOf(domain);
  return sql`${requests} r join ${selections} s on s.request_id = r.id join ${items} i on i.request_selection_id = s.id
      join ${sql.table(objects)} t on t.id = ${sql.ref(`i.${column}`)}
      left join shared.today_done d on d.employee_id = ${employeeId} and d.domain = ${domain} and d.kind = 'mark'
        and d.object_id = i.id and d.done_at >= i.client_favorite_at
    where r.responsible_employee_id = ${employeeId} and r.is_enabled and i.status and i.client_favorite_at is not null
      and not ${isOneOfMany(domain)}`;
}

/** Statement of marks and other answers for the bell, including those accepted in the last days. */
export function markNotices(about: SelectedObjects, employeeId: Whose): RawBuilder<unknown> {
  const { domain } = about;
  const isListed = sql`(d.done_at is null or d.done_at > now() - make_interval(days => ${LISTED_DAYS}))`;
  const columns = (at: RawBuilder<unknown>) =>
    sql`select 'mark' as kind, ${domain}::text as domain, i.id, ${at} as at, d.done_at is not null as is_done`;
  return sql`${columns(sql`i.client_favorite_at`)} from ${marksOf(about, employeeId)} and ${isListed}
    union all ${columns(sql`i.at`)} from ${answersOf(about, employeeId)} and ${isListed}`;
}

/**
 * Reads clients' answers that the employee has not accepted, the latest first: on visible objects in selections of the
 * employee's requests.
 * @param objectScope scope of the objects with their names
 */
export function findMarks(about: SelectedObjects, objectScope: string) {
  const { domain } = about;
  const scopes = [
    objectScope,
    ...requestScopes(domain),
    `${domain}.selections`,
    `${domain}.links`,
    'shared.today_done',
    'shared.client_answers_seen',
  ];
  return ({ db, read }: SectionReader, employeeId: string): Promise<Lasting<TodaySection<TodayMark>>> =>
    read(
      linesSection<TodayMark>({ name: `${domain} marks`, key: [employeeId], scopes }, async () => ({
        value: await sectionOf(
          db,
          marksStatement(about, employeeId, { which: sql`d.done_at is null`, take: MOST_TODAY_LINES }),
        ),
        until: FOREVER,
      })),
    );
}

/** Marks on these items in selections of the employee's requests, accepted or not. */
export async function findMarksOf(
  db: Db,
  about: SelectedObjects,
  employeeId: string,
  ids: readonly string[],
): Promise<TodayMark[]> {
  const which = sql`i.id = any(${ids}::uuid[])`;
  return (await sectionOf(db, marksStatement(about, employeeId, { which, take: ids.length }))).lines;
}

/** SQL of the names of links, in order, as JSON; deleted links and those without a name have none. */
function linkNames(domain: Domain, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(l.name order by l.name), '[]') from ${tablesOf(domain).links} l
    where l.id = any(${ids}) and l.name <> '')`;
}

function marksStatement(
  about: SelectedObjects,
  employeeId: string,
  { which, take }: { which: RawBuilder<unknown>; take: number },
): RawBuilder<TodayMark & { count: number }> {
  const { domain } = about;
  const likedLinks = sql`array(select a.link_id from ${tablesOf(domain).answers} a
    where a.item_id = i.id and a.liked_at is not null)`;
  return sql`select m.*, count(*) over ()::int as count from (
      select i.id, ${domain}::text as domain, i.client_favorite_at as "dateTime", ${objectOfLine(about)} as object,
        null::jsonb as answers, ${linkNames(domain, likedLinks)} as "linkNames", ${requestOfLine} as request
      from ${marksOf(about, employeeId)} and ${which}
      union all
      select i.id, ${domain}::text, i.at, null::json, i.counts, ${linkNames(domain, sql`i.link_ids`)}, ${requestOfLine}
      from ${answersOf(about, employeeId)} and ${which}
    ) m order by m."dateTime" desc, m.id limit ${take}`;
}

/**
 * SQL of client links of the employee's requests that are valid and expire within three days, or that a client asks to
 * open again.
 */
function endingLinksOf(domain: Domain, employeeId: Whose): RawBuilder<unknown> {
  const { requests, selections, links } = tablesOf(domain);
  return sql`${requests} r join ${selections} s on s.request_id = r.id join ${links} l on l.request_selection_id = s.id
    where r.responsible_employee_id = ${employeeId} and r.is_enabled and (l.asked_at is not null
      or (l.expiration_time > now() and l.expiration_time < now() + make_interval(days => ${ENDING_DAYS})))`;
}

/** Statement of links for the bell: those that expire, and those that a client asks to open again. */
export function linkNotices(domain: Domain, employeeId: Whose): RawBuilder<unknown> {
  return sql`select 'link' as kind, ${domain}::text as domain, l.id,
      coalesce(l.asked_at, l.expiration_time - make_interval(days => ${ENDING_DAYS})) as at, false as is_done
    from ${endingLinksOf(domain, employeeId)}`;
}

/**
 * Reads client links of the employee's requests that expire within three days or were asked for, the first to expire
 * first.
 */
export function findEndingLinks(
  { db, read }: SectionReader,
  domain: Domain,
  employeeId: string,
): Promise<Lasting<TodaySection<TodayLink>>> {
  const { requests, selections, links } = tablesOf(domain);
  const scopes = [...requestScopes(domain), `${domain}.selections`, `${domain}.links`];
  // A listed link leaves when it expires, any other is listed three days before that.
  const head = sql`
    select (count(*) filter (where l.asked_at is not null or l.expiration_time < soon.until))::int as count,
      extract(epoch from min(case when l.expiration_time <= now() then null
        when l.expiration_time < soon.until then l.expiration_time else l.expiration_time - make_interval(days => ${ENDING_DAYS}) end)) as until
    from (select now() + make_interval(days => ${ENDING_DAYS}) as until) soon cross join ${requests} r
      join ${selections} s on s.request_id = r.id join ${links} l on l.request_selection_id = s.id
    where r.responsible_employee_id = ${employeeId} and r.is_enabled
      and (l.expiration_time > now() or l.asked_at is not null)`;
  return read(
    linesSection<TodayLink>({ name: `${domain} links`, key: [employeeId], scopes }, () =>
      lastingSection<TodayLink>(db, {
        head,
        lines: linksStatement(domain, employeeId, { which: sql`true`, take: MOST_TODAY_LINES }),
        order: sql`l."expirationTime", l.id`,
      }),
    ),
  );
}

/** Which of these links the employee would see as expiring. */
export async function findEndingLinksOf(
  db: Db,
  domain: Domain,
  employeeId: string,
  ids: readonly string[],
): Promise<TodayLink[]> {
  const { rows } = await linksStatement(domain, employeeId, {
    which: sql`l.id = any(${ids}::uuid[])`,
    take: ids.length,
  }).execute(db);
  return rows;
}

function linksStatement(
  domain: Domain,
  employeeId: string,
  { which, take }: { which: RawBuilder<unknown>; take: number },
): RawBuilder<TodayLink> {
  return sql`select l.id, ${domain}::text as domain, l.name, l.expiration_time as "expirationTime",
      l.asked_at as "askedDateTime", s.id as "selectionId",
      ${requestOfLine} as request
    from ${endingLinksOf(domain, employeeId)} and ${which} order by l.expiration_time, l.id limit ${take}`;
}
