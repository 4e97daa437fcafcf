import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { RowSource } from '#cache/row-cache.ts';
import { findRowsOfIds } from './property-queries.ts';

/** List rows by property id, including archived ones; missing ids are left out. */
export async function findRowsById(from: RowSource, ids: readonly string[]): Promise<ReadonlyMap<string, PropertyRow>> {
  const each = [...new Set(ids)];
  if (each.length === 0) return new Map();
  return new Map((await findRowsOfIds(from, each)).map((row) => [row.id, row]));
}
