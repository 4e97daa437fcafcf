import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { Cells } from './columns.ts';
import type { ImportedRow } from './import-rows.ts';

/** Table of the origins of imported entities, with `source`, `source_id`, `cells` and the entity's id. */
export interface SourceTable {
  readonly table: 'land.property_sources' | 'industrial.complex_sources';
  readonly entityColumn: 'property_id' | 'complex_id';
  /** The kind of file. */
  readonly kind: string;
}

/** Rows already imported, by their ids in the file. */
export async function findSources<Column extends string>(
  db: Db,
  { table, entityColumn, kind }: SourceTable,
  sourceIds: readonly string[],
): Promise<Map<string, ImportedRow<Column>>> {
  if (sourceIds.length === 0) return new Map();
  const { rows } = await sql<{ sourceId: string; entityId: string; cells: Partial<Cells<Column>> | null }>`
    select source_id as "sourceId", ${sql.ref(entityColumn)} as "entityId", cells from ${sql.table(table)}
    where source = ${kind} and source_id = any (${sourceIds}::text[])`.execute(db);
  return new Map(rows.map(({ sourceId, entityId, cells }) => [sourceId, { entityId, cells: cells ?? undefined }]));
}

/** Stores the origin of imported entities, with the cells for later comparison. */
export async function insertSources(
  tx: Db,
  { table, entityColumn, kind }: SourceTable,
  sources: readonly { sourceId: string; entityId: string; cells: Cells<string> }[],
): Promise<void> {
  const lists = [
    sources.map(({ sourceId }) => sourceId),
    sources.map(({ entityId }) => entityId),
    sources.map(({ cells }) => JSON.stringify(cells)),
  ] as const;
  await sql`
    insert into ${sql.table(table)} (source, source_id, ${sql.ref(entityColumn)}, cells)
    select ${kind}, * from unnest(${lists[0]}::text[], ${lists[1]}::uuid[], ${lists[2]}::jsonb[])`.execute(tx);
}
