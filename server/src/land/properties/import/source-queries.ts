import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { SourceTable } from '#importing/source-rows.ts';
import type { PlotCells } from './plot-columns.ts';

export const plotSources: SourceTable = {
  table: 'land.property_sources',
  entityColumn: 'property_id',
  kind: 'land-plots',
};

/** Stores the cells for later comparison. */
export async function updateSourceCells(tx: Db, sourceId: string, cells: PlotCells): Promise<void> {
  await tx
    .updateTable('land.property_sources')
    .set({ cells: JSON.stringify(cells) })
    .where('source', '=', plotSources.kind)
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
