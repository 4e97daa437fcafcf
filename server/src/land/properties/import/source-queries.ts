import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** A row of a file, by the kind of file and the row's own id in it. */
export interface PlotSource {
  readonly source: string;
  readonly sourceId: string;
}

/** Which of these rows have been imported before. */
export async function findImported(db: Db, source: string, sourceIds: readonly string[]): Promise<Set<string>> {
  if (sourceIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('land.property_sources')
    .select('source_id')
    .where('source', '=', source)
    .where('source_id', 'in', sourceIds)
    .execute();
  return new Set(rows.map((row) => row.source_id));
}

/** Until the transaction ends, another import of the same row waits here. */
export async function lockSource(tx: Db, { source, sourceId }: PlotSource): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${source} ${sourceId}`}, 0))`.execute(tx);
}

export async function insertSource(tx: Db, { source, sourceId }: PlotSource, propertyId: string): Promise<void> {
  await tx
    .insertInto('land.property_sources')
    .values({ source, source_id: sourceId, property_id: propertyId })
    .execute();
}
