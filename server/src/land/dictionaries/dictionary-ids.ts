import type { Db } from '#database/db.ts';
import { findIdsByName } from '#importing/ids-by-name.ts';
import { findRegionIds, type RegionIds } from '#importing/read-place.ts';

/** Ids of dictionary values by name or code, for commands that read names. */
export interface DictionaryIds extends RegionIds {
  /** Key: `foldName` of the name. */
  readonly categories: ReadonlyMap<string, number>;
  readonly ownershipTypes: ReadonlyMap<string, number>;
  readonly propertyTypes: ReadonlyMap<string, number>;
  readonly bestUses: ReadonlyMap<string, number>;
  readonly requestTypes: ReadonlyMap<string, number>;
  /** Key: the code. */
  readonly permittedUseTypes: ReadonlyMap<string, number>;
  readonly highways: ReadonlyMap<string, number>;
  readonly okveds: ReadonlyMap<string, number>;
}

/** The current dictionaries. The oldest of several values with the same code is used. */
export async function findDictionaryIds(db: Db): Promise<DictionaryIds> {
  return {
    categories: await findIdsByName(db, 'land.categories'),
    ownershipTypes: await findIdsByName(db, 'land.ownership_types'),
    propertyTypes: await findIdsByName(db, 'land.property_types'),
    bestUses: await findIdsByName(db, 'land.best_uses'),
    requestTypes: await findIdsByName(db, 'land.request_types'),
    permittedUseTypes: await byCode(db, 'land.permitted_use_types'),
    highways: await byCode(db, 'land.land_highways'),
    okveds: await byCode(db, 'shared.okveds'),
    ...(await findRegionIds(db)),
  };
}

type TableWithCodes = 'land.permitted_use_types' | 'land.land_highways' | 'shared.okveds';

async function byCode(db: Db, table: TableWithCodes): Promise<Map<string, number>> {
  const rows = await db.selectFrom(table).select(['id', 'code']).orderBy('id', 'desc').execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}
