import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import type { Db } from '#database/db.ts';
import { findPropertyRows } from './property-queries.ts';

const noFilter = PropertyFilter.parse({});

/** List rows by property id, including archived ones; missing ids are left out. */
export async function findRowsById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, PropertyRow>> {
  const each = [...new Set(ids)];
  if (each.length === 0) return new Map();
  const order = { sort: 'DateTimeCreated', direction: 'asc' } as const;
  const rows = await findPropertyRows(db, { ...noFilter, ids: each }, order, { take: each.length, skip: 0 });
  return new Map(rows.map((row) => [row.id, row]));
}
