import type { Db } from '#database/db.ts';
import { findIdsByName } from '#importing/ids-by-name.ts';
import { findRegionIds, type RegionIds } from '#importing/read-place.ts';

/** Ids of dictionary values by `foldName` of the name. */
export interface ComplexIds extends RegionIds {
  readonly complexTypes: ReadonlyMap<string, number>;
  readonly industrialZones: ReadonlyMap<string, number>;
  readonly highways: ReadonlyMap<string, number>;
}

export async function findComplexIds(db: Db): Promise<ComplexIds> {
  return {
    complexTypes: await findIdsByName(db, 'industrial.complex_types'),
    industrialZones: await findIdsByName(db, 'industrial.types_industrials_zones'),
    highways: await findIdsByName(db, 'industrial.highways'),
    ...(await findRegionIds(db)),
  };
}
