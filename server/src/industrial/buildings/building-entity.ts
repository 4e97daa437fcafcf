import { type Building, BuildingFields } from '@gektar/contract/industrial/buildings/building.ts';
import type { WritableEntity } from '#database/entity-writes.ts';
import { sameFields } from '#database/sent-before.ts';
import { lockComplexOf, lockOpenComplex } from '#industrial/tree/lock-complex.ts';
import { withLists } from '#industrial/tree/omitted-lists.ts';
import { withoutLinkIds } from '#industrial/tree/people-links.ts';
import { copyVacancies } from '#industrial/vacancies/vacancy-operations.ts';
import { findBuilding } from './building-queries.ts';
import { buildingLists, buildingWrites } from './building-writes.ts';

/** Fields of a building and, for a new one only, the id of its complex: a building never moves to another complex. */
type PlacedFields = BuildingFields & { readonly complexId?: string };

/** A building for the shared write operations. */
export const buildingEntity: WritableEntity<Building, PlacedFields> = {
  name: 'building',
  notFound: 'building.not_found',
  changed: 'building.changed',
  trashedFrom: 'industrial.buildings',
  find: findBuilding,
  lock: (tx, id) => lockComplexOf(tx, 'buildings', id),
  insert: async (tx, id, { complexId, ...fields }) => {
    if (complexId === undefined) throw new Error('a new building has a complex');
    await lockOpenComplex(tx, complexId);
    await buildingWrites.insert(tx, id, withLists(fields, buildingLists), { complex_id: complexId });
  },
  update: async (tx, id, { complexId: _, ...fields }, before) => {
    const stored = BuildingFields.safeParse(before).data;
    await buildingWrites.update(
      tx,
      id,
      withLists(fields, buildingLists, before),
      stored && withLists(stored, buildingLists),
    );
  },
  copyParts: copyVacancies,
  isSame: (stored, { complexId, ...fields }) =>
    stored.complexId === complexId &&
    sameFields(
      withoutLinkIds(withLists(BuildingFields.parse(stored), buildingLists)),
      withoutLinkIds(withLists(fields, buildingLists)),
    ),
  notAudited: new Set(['rowVersion', 'docksRatio', 'comments']),
};
