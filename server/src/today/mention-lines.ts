import type { Domain } from '@gektar/contract/domain.ts';
import { LISTED_DAYS } from '@gektar/contract/today/notification.ts';
import { MOST_TODAY_LINES, type TodayMention } from '@gektar/contract/today/today.ts';
import { type RawBuilder, sql } from 'kysely';
import { FOREVER, type Lasting, type SectionReader } from '#cache/section-cache.ts';
import type { Db } from '#database/db.ts';
import type { Whose } from '#database/prepared.ts';

/** Comments of one entity, for mentions. */
export interface CommentedObjects {
  readonly kind: TodayMention['kind'];
  /** Table of comments, `land.property_comments`, and its column with the id of the commented object, `property_id`. */
  readonly comments: string;
  readonly owner: string;
  /** Table of the commented objects. Its alias is `t`. */
  readonly objects: string;
  /** JSON of the object: id, title, place, path. */
  readonly object: RawBuilder<unknown>;
}

/** Where employees of a domain are mentioned. */
export interface MentionSource {
  readonly domain: Domain;
  readonly all: readonly CommentedObjects[];
  /** Scopes of the comments and of the objects with their names. */
  readonly scopes: readonly string[];
}

/** Memory of a line (bytes). */
const LINE_BYTES = 800;

/**
 * SQL of mentions `m` of an employee in colleagues' comments `c` on objects `t`. For a read mention, `d` is its row of
 * `shared.today_done`.
 */
function mentionsOf(domain: Domain, { comments, owner, objects }: CommentedObjects, employeeId: Whose) {
  return sql`shared.mentions m join ${sql.table(comments)} c on c.id = m.comment_id
      join ${sql.table(objects)} t on t.id = ${sql.ref(`c.${owner}`)}
      left join shared.today_done d on d.employee_id = ${employeeId} and d.domain = ${domain} and d.kind = 'mention'
        and d.object_id = c.id
    where m.employee_id = ${employeeId} and c.employee_id <> ${employeeId}`;
}

/** Statement of mentions for the bell, including those read in the last days. */
export function mentionNotices(
  domain: Domain,
  all: readonly CommentedObjects[],
  employeeId: Whose,
): RawBuilder<unknown> {
  const parts = all.map(
    (about) => sql`select 'mention' as kind, ${domain}::text as domain, c.id,
      greatest(c.date_time_created, m.created_at) as at, d.done_at is not null as is_done
    from ${mentionsOf(domain, about, employeeId)}
      and (d.done_at is null or d.done_at > now() - make_interval(days => ${LISTED_DAYS}))`,
  );
  return sql.join(parts, sql` union all `);
}

/** Reads colleagues' comments that mention the employee and are not yet marked as read, the latest first. */
export function findMentions(
  { db, read }: SectionReader,
  { domain, all, scopes }: MentionSource,
  employeeId: string,
): Promise<Lasting<{ lines: TodayMention[]; count: number }>> {
  return read({
    name: `${domain} mentions`,
    key: [employeeId],
    scopes: [...scopes, 'shared.mentions', 'shared.today_done'],
    bytes: ({ lines }) => lines.length * LINE_BYTES,
    async read() {
      const which = { which: sql`d.done_at is null`, take: MOST_TODAY_LINES };
      const { rows } = await mentionsStatement(domain, all, employeeId, which).execute(db);
      return {
        value: { lines: rows.map(({ count: _, ...line }) => line), count: rows[0]?.count ?? 0 },
        until: FOREVER,
      };
    },
  });
}

/** Mentions of the employee in these comments, read or not. */
export async function findMentionsOf(
  db: Db,
  { domain, all }: MentionSource,
  employeeId: string,
  ids: readonly string[],
): Promise<TodayMention[]> {
  const which = { which: sql`c.id = any(${ids}::uuid[])`, take: ids.length };
  const { rows } = await mentionsStatement(domain, all, employeeId, which).execute(db);
  return rows.map(({ count: _, ...line }) => line);
}

function mentionsStatement(
  domain: Domain,
  all: readonly CommentedObjects[],
  employeeId: string,
  { which, take }: { which: RawBuilder<unknown>; take: number },
): RawBuilder<TodayMention & { count: number }> {
  const parts = all.map(
    (about) => sql`
    select c.id, ${domain}::text as domain, ${about.kind}::text as kind, c.date_time_created as "dateTime",
      c.employee_id as "employeeId", c.text, ${about.object} as object
    from ${mentionsOf(domain, about, employeeId)} and ${which}`,
  );
  return sql`select *, count(*) over ()::int as count from (${sql.join(parts, sql` union all `)}) u
    order by "dateTime" desc, id limit ${take}`;
}
