import type { Domain } from '@gektar/contract/domain.ts';
import type { TrashKind } from '@gektar/contract/trash/trash.ts';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#database/db.ts';
import { type DeletedTree, treeOf } from './deleted-tree.ts';

/** A kind of entity that can be deleted and restored. */
export interface TrashedKind {
  readonly domain: Domain;
  readonly name: TrashKind;
  /** Table with its schema. Its alias in the statements is `t`. */
  readonly table: string;
  /** SQL of the entity's name for people. */
  readonly title: RawBuilder<string>;
  readonly place: RawBuilder<string>;
  /** `uuid[]` of the only employees who may restore it; absent: every employee. */
  readonly editors?: RawBuilder<string[]>;
}

/**
 * Deletes an entity with everything below it and stores it in the trash: its rows as they are, and the names of the
 * dictionary values that they refer to. Its files become inaccessible. Requires the locks of its domain.
 * @param employeeId undefined when a command of the server deletes it
 * @returns whether there was such an entity
 */
export async function moveToTrash(tx: Db, kind: TrashedKind, id: string, employeeId?: string): Promise<boolean> {
  const tree = await treeOf(tx, kind.table, id);
  // Locks parents first, so that nobody adds a row below one that is already read.
  for (const { name, where } of tree.tables) {
    const { rows } = await sql`select from ${sql.table(name)} t where ${where} for update`.execute(tx);
    if (name === kind.table && rows.length === 0) return false;
  }
  const trashId = uuidv7();
  await insertEntry(tx, kind, { id, trashId, employeeId }, tree);
  await insertRows(tx, trashId, tree);
  await insertValues(tx, trashId, tree);
  await updateFiles(tx, trashId, tree);
  await sql`delete from ${sql.table(kind.table)} where id = ${id}`.execute(tx);
  return true;
}

async function insertEntry(
  tx: Db,
  { domain, name, table, title, place, editors }: TrashedKind,
  { id, trashId, employeeId }: { id: string; trashId: string; employeeId: string | undefined },
  { tables }: DeletedTree,
): Promise<void> {
  const countOf = (part: string) => {
    const found = tables.find((one) => one.name === part && part !== table);
    return found ? sql`(select count(*) from ${sql.table(part)} t where ${found.where})` : sql`0`;
  };
  await sql`
    insert into shared.trash
      (id, domain, kind, entity_id, title, place, editor_ids, deleted_by, building_count, vacancy_count)
    select ${trashId}, ${domain}, ${name}, t.id, ${title}, ${place}, ${editors ?? sql`null::uuid[]`}, ${employeeId ?? null}::uuid,
      ${countOf('industrial.buildings')}, ${countOf('industrial.vacancies')}
    from ${sql.table(table)} t where t.id = ${id}`.execute(tx);
}

/** Stores the rows. Numbers and times never pass through JavaScript, so they are restored digit by digit. */
async function insertRows(tx: Db, trashId: string, { tables }: DeletedTree): Promise<void> {
  const parts = tables.map(
    ({ name, where }) =>
      sql`select ${trashId}::uuid, ${name}::text, to_jsonb(t) from ${sql.table(name)} t where ${where}`,
  );
  await sql`
    insert into shared.trash_rows (trash_id, table_name, content) ${sql.join(parts, sql` union all `)}`.execute(tx);
}

async function insertValues(tx: Db, trashId: string, { tables, outward }: DeletedTree): Promise<void> {
  const parts = outward.flatMap(({ table, columns: [column], parent, isToNames }) => {
    const rows = tables.find(({ name }) => name === table);
    if (!isToNames || column === undefined || rows === undefined) return [];
    return [
      sql`select ${trashId}::uuid, ${parent}::text, v.id, v.name from ${sql.table(parent)} v
        where v.id in (select ${sql.ref(`t.${column}`)} from ${sql.table(table)} t where ${rows.where})`,
    ];
  });
  if (parts.length === 0) return;
  await sql`
    insert into shared.trash_values (trash_id, table_name, value_id, name) ${sql.join(parts, sql` union `)}`.execute(
    tx,
  );
}

/** Makes the files inaccessible; restoring the entity makes them accessible again. */
async function updateFiles(tx: Db, trashId: string, { tables, outward }: DeletedTree): Promise<void> {
  const named = outward.flatMap(({ table, columns: [column], parent }) => {
    const rows = tables.find(({ name }) => name === table);
    if (parent !== 'shared.files' || column === undefined || rows === undefined) return [];
    return [sql`select ${sql.ref(`t.${column}`)} from ${sql.table(table)} t where ${rows.where}`];
  });
  if (named.length === 0) return;
  await sql`
    update shared.files set state = 'trashed', trash_id = ${trashId}
    where id in (${sql.join(named, sql` union `)})`.execute(tx);
}
