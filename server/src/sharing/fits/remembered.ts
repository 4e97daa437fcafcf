import type { Domain } from '@gektar/contract/domain.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { tablesOf } from '#sharing/domain-tables.ts';

/** Objects that are compared with requests: one, or all vacancies of a complex. */
export interface MatchedObjects {
  readonly domain: Domain;
  /** Column of the object in the items of selections: `property_id`. */
  readonly column: string;
  /** SQL of their ids. */
  readonly ids: RawBuilder<unknown>;
}

/** An object in the selection of a request; of several objects, the last one added. */
export interface Held {
  readonly requestId: string;
  readonly responsibleEmployeeId: string | null;
  readonly objectId: string;
  readonly dateTimeAdded: string;
  /** false: hidden in the selection (F-03). */
  readonly isShown: boolean;
  /** Why it does not suit the client, by the latest answer; null unless the client refused it. */
  readonly refusal: { readonly reasons: string[]; readonly text: string } | null;
}

/** Stored facts about the objects: selections that have them, and pairs that the employee has hidden. */
export interface Remembered {
  /** Key: the request. */
  readonly held: ReadonlyMap<string, Held>;
  /** Pairs that the employee has hidden: '{object} {request}'. */
  readonly hidden: ReadonlySet<string>;
}

/** Reads which selections have the objects, and for which requests the employee has hidden them. */
export async function findRemembered(
  db: Db,
  { domain, column, ids }: MatchedObjects,
  employeeId: string,
): Promise<Remembered> {
  const { requests, selections, items, answers } = tablesOf(domain);
  const object = sql.ref(`i.${column}`);
  const [held, hidden] = await Promise.all([
    sql<Held>`
      select distinct on (s.request_id) s.request_id as "requestId", r.responsible_employee_id as "responsibleEmployeeId",
        ${object} as "objectId", i.date_time_created as "dateTimeAdded", i.status as "isShown",
        (select jsonb_build_object('reasons', to_jsonb(a.refusal_reasons), 'text', a.refusal_text) from ${answers} a
          where a.item_id = i.id and a.refused_at is not null order by a.refused_at desc, a.link_id limit 1) as refusal
      from ${items} i join ${selections} s on s.id = i.request_selection_id join ${requests} r on r.id = s.request_id
      where ${object} in (${ids}) order by s.request_id, i.status desc, i.date_time_created desc, i.id`.execute(db),
    sql<{ objectId: string; requestId: string }>`
      select d.object_id as "objectId", d.request_id as "requestId" from shared.today_done d
      where d.employee_id = ${employeeId} and d.domain = ${domain} and d.kind = 'fit' and d.object_id in (${ids})`.execute(
      db,
    ),
  ]);
  return {
    held: new Map(held.rows.map((one) => [one.requestId, one])),
    hidden: new Set(hidden.rows.map(({ objectId, requestId }) => `${objectId} ${requestId}`)),
  };
}
