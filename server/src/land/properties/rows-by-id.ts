import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import type { Db } from '#database/db.ts';
import { findPropertyRows } from './property-queries.ts';

const noFilter = PropertyFilter.parse({});

/** Rows of lists by the id of their property, archived ones too; what is not there is left out. */
export async function findRowsById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, PropertyRow>> {
  const each = [...new Set(ids)];
  if (each.length === 0) return new Map();
  const order = { sort: 'DateTimeCreated', direction: 'asc' } as const;
  const rows = await findPropertyRows(db, { ...noFilter, ids: each }, order, { take: each.length, skip: 0 });
  return new Map(rows.map((row) => [row.id, row]));
}
