import type { EntityName } from '@gektar/contract/history.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

export type CustomerKind = 'company' | 'contact';

/** A record that is not from the CRM, and the CRM record that replaces it (N-03). */
export interface CustomerMove {
  readonly kind: CustomerKind;
  readonly from: string;
  readonly to: string;
  /** Name of the CRM record, for tables that store names. */
  readonly name: string;
  readonly employeeId: string;
}

/** Moves all references of a domain from one record to another, with versions and history; all or nothing. */
export type MoveReferences = (tx: Db, move: CustomerMove) => Promise<void>;

/** A column with the id of a company or a contact, in the table of an entity. */
export interface CustomerColumn {
  readonly kind: CustomerKind;
  readonly table: string;
  readonly column: string;
  /** Names of the entity and its field in the history. */
  readonly entity: EntityName;
  readonly field: string;
}

/** Moves the references in columns of the moved kind, raises the versions of their entities and audits the changes. */
export async function moveColumns(tx: Db, columns: readonly CustomerColumn[], move: CustomerMove): Promise<void> {
  const { kind, from, to, employeeId } = move;
  for (const { table, column, entity, field } of columns.filter((one) => one.kind === kind)) {
    await sql`with moved as (
        update ${sql.table(table)} set ${sql.ref(column)} = ${to}, row_version = row_version + 1
        where ${sql.ref(column)} = ${from} returning id
      )
      insert into shared.audit (employee_id, entity, entity_id, action, changes)
      select ${employeeId}::uuid, ${entity}, id, 'update', jsonb_build_object(${field}::text, jsonb_build_array(${from}::text, ${to}::text))
      from moved`.execute(tx);
    await moveInTrash(tx, table, column, move);
  }
}

/** Moves references of entities in the trash, so that they refer to the new record once restored. */
export async function moveInTrash(tx: Db, table: string, column: string, { from, to }: CustomerMove): Promise<void> {
  await sql`update shared.trash_rows set content = jsonb_set(content, ${[column]}::text[], to_jsonb(${to}::text))
    where table_name = ${table} and content ->> ${column} = ${from}`.execute(tx);
}
