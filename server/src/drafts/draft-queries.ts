import type { Domain } from '@gektar/contract/domain.ts';
import type { DraftFields, DraftKind, DraftOrigin, DraftRemark } from '@gektar/contract/drafts/draft.ts';
import type { Page } from '@gektar/contract/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { type AuditEntry, insertAudits } from '#database/audit.ts';
import { allOf, anyOf, type Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import { findCount, findIds } from '#database/ids-and-counts.ts';
import { containing } from '#database/like.ts';

/** A draft to insert. Its id becomes the id of the object that is made of it. */
export interface NewDraft {
  readonly id: string;
  readonly domain: Domain;
  readonly kind: DraftKind;
  /** Complex of a building, building of a vacancy: an object or another draft; null when unknown. */
  readonly parentId: string | null;
  /** Values in the shape of a creation; absent ones are to be filled in. */
  readonly fields: DraftFields;
  readonly remarks: readonly DraftRemark[];
  /** Names of the parents in the source, for a draft without a parent: 'Логопарк Север, 2'. */
  readonly place: string;
  readonly origin: DraftOrigin | null;
}

/** A draft as stored. */
export interface StoredDraft extends NewDraft {
  readonly rowVersion: number;
  /** null: a command of the server. */
  readonly createdByEmployeeId: string | null;
  readonly dateTimeCreated: string;
  readonly dateTimeChanged: string;
  readonly isDeleted: boolean;
}

/** Name of a draft in the audit and in operations. */
export type DraftEntity = `${DraftKind}_draft`;

const columns = sql`d.id, d.domain, d.kind, d.parent_id as "parentId", d.fields, d.remarks, d.place, d.origin,
  d.row_version as "rowVersion", d.created_by as "createdByEmployeeId", d.created_at as "dateTimeCreated",
  d.changed_at as "dateTimeChanged", d.deleted_at is not null as "isDeleted"`;

/**
 * Inserts drafts, with an audit row each; a draft whose id exists already is left as it is, so a repeated call inserts
 * nothing twice.
 * @param employeeId undefined for a command of the server
 * @returns ids of the inserted drafts
 */
export async function insertDrafts(
  tx: Db,
  drafts: readonly NewDraft[],
  employeeId: string | undefined,
): Promise<string[]> {
  if (drafts.length === 0) return [];
  const rows = drafts.map(({ id, domain, kind, parentId, fields, remarks, place, origin }) => ({
    ...{ id, domain, kind, place },
    parent_id: parentId,
    ...{ fields, remarks, origin },
    created_by: employeeId ?? null,
  }));
  const inserted = await findIds(
    tx,
    sql`
      insert into shared.drafts (id, domain, kind, place, parent_id, fields, remarks, origin, created_by)
      select id, domain, kind, place, parent_id, fields, remarks, origin, created_by
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, domain text, kind text, place text,
        parent_id uuid, fields jsonb, remarks jsonb, origin jsonb, created_by uuid)
      on conflict (id) do nothing returning id`,
  );
  const ids = new Set(inserted);
  const entries = drafts
    .filter(({ id }) => ids.has(id))
    .map(({ id, kind }): AuditEntry => ({ employeeId, entity: `${kind}_draft`, entityId: id, action: 'create' }));
  if (entries.length > 0) await insertAudits(tx, entries);
  return inserted;
}

/** Which drafts a list shows; absent criteria restrict nothing. */
export interface DraftCriteria {
  readonly kinds?: readonly DraftKind[] | undefined;
  /** Words that all have to be found in names, numbers, addresses and file names. */
  readonly text?: string | undefined;
  readonly loadId?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** Condition that a pattern is found in the names of a draft's parents `d.parent_id`. */
export type ParentHas = (pattern: string) => Condition;

/** Condition of drafts `d` that are not deleted. */
function shown(domain: Domain, { kinds, text = '', loadId, ids }: DraftCriteria, parentHas: ParentHas): Condition {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return allOf([
    sql<boolean>`d.domain = ${domain} and d.deleted_at is null`,
    ...(kinds === undefined ? [] : [sql<boolean>`d.kind = any(${kinds}::text[])`]),
    ...(loadId === undefined ? [] : [sql<boolean>`d.origin ->> 'loadId' = ${loadId}`]),
    ...anyOf(sql`d.id`, 'uuid[]', ids ?? []),
    ...words.map(containing).map((pattern) => {
      const inDraft = sql`d.search_text ilike shared.without_yo(${pattern})`;
      const inParentDraft = sql`exists (select from shared.drafts p where p.id = d.parent_id
        and p.search_text ilike shared.without_yo(${pattern}))`;
      return sql<boolean>`(${inDraft} or ${inParentDraft} or ${parentHas(pattern)})`;
    }),
  ]);
}

/** Drafts, the newest first; rows of one load in the order of its file. */
const order = sql`d.created_at desc, (d.origin ->> 'row')::int, d.id`;

export async function findDrafts(
  db: Db,
  domain: Domain,
  criteria: DraftCriteria,
  { take, skip, parentHas }: Page & { readonly parentHas: ParentHas },
): Promise<StoredDraft[]> {
  const where = shown(domain, criteria, parentHas);
  return find(db, sql`where ${where} order by ${order} limit ${take} offset ${skip}`);
}

export function countDrafts(db: Db, domain: Domain, criteria: DraftCriteria, parentHas: ParentHas): Promise<number> {
  return findCount(db, sql`select count(*) from shared.drafts d where ${shown(domain, criteria, parentHas)}`);
}

/** Ids of the drafts that a list shows, in its order. */
export function findDraftIds(
  db: Db,
  domain: Domain,
  criteria: DraftCriteria,
  { limit, parentHas }: { readonly limit: number; readonly parentHas: ParentHas },
): Promise<string[]> {
  const where = shown(domain, criteria, parentHas);
  return findIds(db, sql`select d.id from shared.drafts d where ${where} order by ${order} limit ${limit}`);
}

/** Drafts with these ids, even deleted ones, in any order. */
export function findDraftsById(db: Db, ids: readonly string[]): Promise<StoredDraft[]> {
  return find(db, sql`where d.id = any(${ids}::uuid[])`);
}

/** Locks a draft until the transaction ends; false when it does not exist or is deleted. */
export async function lockDraft(tx: Db, id: string): Promise<boolean> {
  const found = await findIds(tx, sql`select id from shared.drafts where id = ${id} and deleted_at is null for update`);
  return found.length > 0;
}

/** Overwrites the fields of a locked draft and raises its version; remarks about written fields are settled. */
export async function updateDraft(
  tx: Db,
  id: string,
  { fields, settled }: { readonly fields: DraftFields; readonly settled: readonly string[] },
): Promise<void> {
  await sql`
    update shared.drafts set fields = ${JSON.stringify(fields)}::jsonb, changed_at = clock_timestamp(),
      row_version = row_version + 1, remarks = (select coalesce(jsonb_agg(r.value order by r.ordinality), '[]')
        from jsonb_array_elements(remarks) with ordinality r where r.value ->> 'field' <> all(${settled}::text[]))
    where id = ${id}`.execute(tx);
}

/** Deletes a draft, or restores a deleted one. @returns whether anything changed */
export async function setDraftDeleted(tx: Db, id: string, isDeleted: boolean): Promise<boolean> {
  const changed = await findIds(
    tx,
    sql`update shared.drafts set deleted_at = ${isDeleted ? sql`clock_timestamp()` : null},
        row_version = row_version + 1
      where id = ${id} and (deleted_at is null) = ${isDeleted} returning id`,
  );
  return changed.length > 0;
}

/** Removes for good drafts that were deleted more than a day ago. */
export async function removeDeletedDrafts(db: Db): Promise<void> {
  await sql`delete from shared.drafts where deleted_at < now() - interval '1 day'`.execute(db);
}

async function find(db: Db, rest: RawBuilder<unknown>): Promise<StoredDraft[]> {
  const { rows } = await sql<StoredDraft>`select ${columns} from shared.drafts d ${rest}`.execute(db);
  return rows;
}
