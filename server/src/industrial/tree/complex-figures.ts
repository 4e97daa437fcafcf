import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/**
 * Computes the figures of all complexes again, when places move to another sub-agglomeration (H-26). Every other change of a
 * complex's parts renews its figures by triggers, in the same statement (migration 0048).
 * @returns how many changed
 */
export async function renewAllFigures(tx: Db): Promise<number> {
  const { rows } = await sql<{ renewed: number }>`
    select industrial.renew_figures(array(select id from industrial.complexes)) as renewed`.execute(tx);
  return rows[0]?.renewed ?? 0;
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
