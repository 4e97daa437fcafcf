import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findCount } from '#database/ids-and-counts.ts';

/**
 * Recomputes the figures of all complexes, after places were moved to another sub-agglomeration (H-26). After any
 * other change of a complex or its parts, triggers renew its figures in the same statement (migration 0048).
 * @returns number of changed complexes
 */
export function renewAllFigures(tx: Db): Promise<number> {
  return findCount(tx, sql`select industrial.renew_figures(array(select id from industrial.complexes)) as count`);
}

/** Wire names of the figures. */
export const figureFields = [
  'buildingCount',
  'vacancyCount',
  'totalBuildingAreaCalc',
  'buildingClasses',
  'averageRentalRate',
  'averageSaleRate',
  'freeArea',
  'freeAreas',
  'owners',
  'subAgglomeration',
] as const;
