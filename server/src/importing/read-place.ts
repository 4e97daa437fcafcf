import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { Db } from '#database/db.ts';
import type { Cells } from './columns.ts';
import { findIdsByName, foldName } from './ids-by-name.ts';
import { notInDictionary } from './read-cell.ts';
import type { Remarks } from './remarks.ts';

/** Regions as a file may name them. */
export interface RegionIds {
  readonly regionIds: ReadonlySet<number>;
  /** Ids by name in the form of `foldName`. */
  readonly regions: ReadonlyMap<string, number>;
}

export async function findRegionIds(db: Db): Promise<RegionIds> {
  const regions = await findIdsByName(db, 'shared.regions');
  return { regions, regionIds: new Set(regions.values()) };
}

/** Id of the region named by code or name in the cells; undefined when it is refused with a remark. */
export function readRegion<Column extends string>(
  cells: Cells<Column>,
  column: Column,
  { regionIds, regions }: RegionIds,
  remarks: Remarks<Column>,
): { id: number } | undefined {
  const code = cells[column];
  const id = /^\d{1,3}$/.test(code) ? Number(code) : regions.get(foldName(code));
  if (id !== undefined && regionIds.has(id)) return { id };
  remarks.refuse(column, code === '' ? fieldMessages.required : notInDictionary(code));
  return undefined;
}

const exactPlaces = new Set(['exact_point', 'точно', 'точная', 'точное', 'точка участка', 'точка комплекса']);

/** Whether the file calls its point exact; any other point is the middle of a town or district. */
export function isExactPlace(cell: string): boolean {
  return exactPlaces.has(cell.toLowerCase());
}
