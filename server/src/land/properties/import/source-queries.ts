import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { ImportedRow } from '#importing/import-rows.ts';
import type { PlotCells, PlotColumn } from './plot-columns.ts';

/** The kind of file in `land.property_sources`. */
export const landPlotsSource = 'land-plots';

/** Rows already imported, by their ids. */
export async function findImported(
  db: Db,
  sourceIds: readonly string[],
): Promise<Map<string, ImportedRow<PlotColumn>>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('land.property_sources')
    .select(['source_id', 'property_id', 'cells'])
    .where('source', '=', landPlotsSource)
    .where('source_id', 'in', sourceIds)
    .execute();
  return new Map(
    rows.map(({ source_id, property_id, cells }) => [
      source_id,
      { entityId: property_id, cells: (cells as Partial<PlotCells> | null) ?? undefined },
    ]),
  );
}

export async function insertSources(
  tx: Db,
  sources: readonly { sourceId: string; propertyId: string; cells: PlotCells }[],
): Promise<void> {
  await tx
    .insertInto('land.property_sources')
    .values(
      sources.map(({ sourceId, propertyId, cells }) => ({
        source: landPlotsSource,
        source_id: sourceId,
        property_id: propertyId,
        cells: JSON.stringify(cells),
      })),
    )
    .execute();
}

/** Stores the cells for later comparison. */
export async function updateSourceCells(tx: Db, sourceId: string, cells: PlotCells): Promise<void> {
  await tx
    .updateTable('land.property_sources')
    .set({ cells: JSON.stringify(cells) })
    .where('source', '=', landPlotsSource)
    .where('source_id', '=', sourceId)
    .execute();
}

/** Fields of an object changed by people; commands of the server do not count. */
export async function findChangedByPeople(tx: Db, propertyId: string): Promise<Set<string>> {
  const { rows } = await sql<{ field: string }>`
    select distinct jsonb_object_keys(changes) as field from shared.audit
    where entity = 'property' and entity_id = ${propertyId}::uuid and employee_id is not null`.execute(tx);
  return new Set(rows.map(({ field }) => field));
}
