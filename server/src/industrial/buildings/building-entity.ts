import { Failure } from '@gektar/contract/failure.ts';
import { type Building, BuildingFields } from '@gektar/contract/industrial/buildings/building.ts';
import type { Db } from '#database/db.ts';
import type { WritableEntity } from '#database/entity-writes.ts';
import { sameFields } from '#database/sent-before.ts';
import { renewFigures } from '#industrial/complexes/complex-figures.ts';
import { withLists } from '#industrial/kept-lists.ts';
import { lockComplex, lockOpenComplex } from '#industrial/lock-complex.ts';
import { withoutLinkIds } from '#industrial/people/people-links.ts';
import { findBuilding, findPlaceOfBuilding } from './building-queries.ts';
import { buildingLists, insertBuilding, updateBuildingRow } from './building-writes.ts';

/** A new building names its complex; a stored one never leaves it. */
type PlacedFields = BuildingFields & { readonly complexId?: string };

/** A building for the shared write operations. */
export const buildingEntity: WritableEntity<Building, PlacedFields> = {
  name: 'building',
  notFound: 'building.not_found',
  changed: 'building.changed',
  find: findBuilding,
  lock: lockBuilding,
  insert: async (tx, id, { complexId, ...fields }) => {
    if (complexId === undefined) throw new Error('a new building has a complex');
    await lockOpenComplex(tx, complexId);
    await insertBuilding(tx, id, complexId, withLists(fields, buildingLists));
    await renewFigures(tx, complexId);
  },
  update: async (tx, id, { complexId: _, ...fields }) => {
    const before = await findBuilding(tx, id);
    if (before === undefined) throw new Failure('building.not_found');
    await updateBuildingRow(tx, id, withLists(fields, buildingLists, before));
    await renewFigures(tx, before.complexId);
  },
  isSame: (stored, { complexId, ...fields }) =>
    stored.complexId === complexId &&
    sameFields(
      withoutLinkIds(withLists(BuildingFields.parse(stored), buildingLists)),
      withoutLinkIds(withLists(fields, buildingLists)),
    ),
  notAudited: new Set(['rowVersion', 'docksRatio', 'comments']),
};

/** Locks the complex first, as every write below it does. @returns whether the building is there */
async function lockBuilding(tx: Db, id: string): Promise<boolean> {
  const place = await findPlaceOfBuilding(tx, id);
  if (place === undefined || (await lockComplex(tx, place.complexId)) === undefined) return false;
  // It may have been deleted while the lock was waited for.
  return (await findPlaceOfBuilding(tx, id)) !== undefined;
}
