import type { Domain } from '@gektar/contract/domain.ts';
import { type RawBuilder, sql } from 'kysely';

/** Requests of a domain that a reminder may be about. */
export interface RemindedRequests {
  readonly domain: Domain;
  readonly kind: 'land_request' | 'industrial_request';
  readonly table: string;
  /** Path of a request without its id. */
  readonly path: string;
}

interface RemindedAbout {
  readonly companyId: string | null;
  readonly contactIds: readonly string[];
  readonly requestIds: Readonly<Record<Domain, readonly string[]>>;
}

/**
 * SQL of reminders about customers and their requests, as events: creation and completion. A finished call-back of a
 * customer with a note counts as a talk.
 */
export function reminderRows(
  { companyId, contactIds, requestIds }: RemindedAbout,
  requests: readonly RemindedRequests[],
) {
  const of = [
    sql`select r.*, '{}'::jsonb || jsonb_build_object('customer',
        jsonb_build_object('kind', r.about_kind, 'id', r.about_id)) as about
      from shared.reminders r where r.about_kind = 'company' and r.about_id = ${companyId}
        or r.about_kind = 'contact' and r.about_id = any(${contactIds}::text[])`,
    ...requests.map(
      ({ domain, kind, table, path }) => sql`
      select r.*, jsonb_build_object('about', jsonb_build_object('domain', ${domain}::text, 'title', q.name,
        'path', ${path}::text || q.id)) as about
      from ${sql.table(table)} q join shared.reminders r on r.about_kind = ${kind} and r.about_id = q.id::text
      where q.id = any(${requestIds[domain]}::uuid[])`,
    ),
  ];
  const reminders = sql`(${sql.join(of, sql` union all `)}) r`;
  const isTalk = sql`(r.kind = 'call' and r.note is not null and r.about_kind in ('company', 'contact'))`;
  const part = (
    at: RawBuilder<unknown>,
    employee: string,
    words: RawBuilder<unknown>,
    where: RawBuilder<unknown>,
  ) => sql`
    select r.id::text as id, ${at}::timestamp as at, ${sql.ref(employee)} as employee_id, r.about || ${words} as details
    from ${reminders} where r.deleted_at is null and ${where}`;
  const due = sql`jsonb_build_object('text', r.text, 'dueDateTime', to_char(r.due_at, 'YYYY-MM-DD"T"HH24:MI:SS'))`;
  const done = sql`r.done_at`;
  return [
    { kind: 'reminder', rows: part(sql`r.created_at`, 'r.created_by', due, sql`true`) },
    {
      kind: 'done',
      rows: part(
        done,
        'r.employee_id',
        sql`jsonb_build_object('text', r.text, 'note', r.note)`,
        sql`${done} is not null
        and not ${isTalk}`,
      ),
    },
    {
      kind: 'call',
      rows: part(
        done,
        'r.employee_id',
        sql`jsonb_build_object('text', r.note)`,
        sql`${done} is not null and ${isTalk}`,
      ),
    },
  ] as const;
}
