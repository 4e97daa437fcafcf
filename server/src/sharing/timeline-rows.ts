import type { Domain } from '@gektar/contract/domain.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { auditNames, tablesOf } from './domain-tables.ts';
import type { SelectedObjects } from './today-lines.ts';

/** Requests of a domain in the timeline of a customer. */
export interface RequestsOfLine {
  readonly objects: SelectedObjects;
  /** Entity name of requests in the audit: `land_request`. */
  readonly entity: `${Domain}_request`;
  /** Path of a request without its id, `/land/request/`, and what follows the id for its selection, `/selections`. */
  readonly path: string;
  readonly selectionPath: string;
}

interface CustomerIds {
  readonly companyId: string | null;
  readonly contactIds: readonly string[];
}

/**
 * Ids of requests whose client or recommender is one of these customers. A union, so that each condition uses its
 * index.
 */
export async function findRequestIds(
  db: Db,
  domain: Domain,
  { companyId, contactIds }: CustomerIds,
): Promise<string[]> {
  const { requests } = tablesOf(domain);
  const contacts = sql`any(${contactIds}::text[])`;
  const { rows } = await sql<{ id: string }>`
    select id from ${requests} where company_id = ${companyId}
    union select id from ${requests} where contact_id = ${contacts}
    union select id from ${requests} where referral_contact_id = ${contacts}`.execute(db);
  return rows.map(({ id }) => id);
}

/** SQL of the employee who created an entity, from the history. */
export function createdBy(entity: string, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select a.employee_id from shared.audit a where a.entity = ${entity} and a.entity_id = ${id}
    and a.employee_id is not null and a.action in ('create', 'copy', 'import') order by a.id limit 1)`;
}

/**
 * SQL of the events of requests, by kind: created, link sent, link opened, object marked. Openings are those recorded
 * for the limits on wrong codes: the last one of each network, for thirty days.
 */
export function requestRows({ objects, entity, path, selectionPath }: RequestsOfLine, requestIds: readonly string[]) {
  const { domain } = objects;
  const { requests, selections, items, links } = tablesOf(domain);
  const isTheirs = sql`r.id = any(${requestIds}::uuid[])`;
  const about = (title: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
    sql`jsonb_build_object('domain', ${domain}::text, 'title', coalesce(${title}, ''), 'path', ${to})`;
  const request = about(sql`r.name`, sql`${path}::text || r.id`);
  const selection = about(sql`r.name`, sql`${path}::text || r.id || ${selectionPath}::text`);
  const ofSelections = sql`${requests} r join ${selections} s on s.request_id = r.id`;
  const person = sql`case when r.contact_id is not null
    then jsonb_build_object('customer', jsonb_build_object('kind', 'contact', 'id', r.contact_id)) else '{}' end`;
  return [
    {
      kind: 'request',
      rows: sql`
        select r.id::text as id, r.date_time_created::timestamp as at, ${createdBy(entity, sql`r.id`)} as employee_id,
          jsonb_build_object('about', ${request}) || ${person} as details
        from ${requests} r where ${isTheirs}`,
    },
    {
      kind: 'sent',
      rows: sql`
        select a.entity_id::text as id, a.at::timestamp as at, a.employee_id, jsonb_build_object('about', ${selection}) as details
        from ${ofSelections} join shared.audit a on a.entity in ('land_selection_link', 'industrial_selection_link')
          and a.action = 'create' and a.changes #>> '{requestSelectionId,1}' = s.id::text
        where ${isTheirs} and a.entity = ${auditNames(domain).link}`,
    },
    {
      kind: 'opened',
      rows: sql`
        select l.id::text || '-' || md5(t.address::text) as id, t.accepted_at::timestamp as at, null::uuid as employee_id,
          jsonb_build_object('about', ${selection}) as details
        from ${ofSelections} join ${links} l on l.request_selection_id = s.id
          join shared.access_code_tries t on t.link_id = l.id
        where ${isTheirs} and t.accepted_at is not null`,
    },
    {
      kind: 'liked',
      rows: sql`
        select i.id::text as id, i.client_favorite_at::timestamp as at, null::uuid as employee_id,
          jsonb_build_object('about', ${about(objects.title, objects.path)}, 'text', r.name) as details
        from ${ofSelections} join ${items} i on i.request_selection_id = s.id
          join ${sql.table(objects.objects)} t on t.id = ${sql.ref(`i.${objects.column}`)}
        where ${isTheirs} and i.status and i.client_favorite_at is not null`,
    },
  ] as const;
}
