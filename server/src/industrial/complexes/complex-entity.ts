import { type Complex, ComplexFields } from '@gektar/contract/industrial/complexes/complex.ts';
import type { WritableEntity } from '#database/entity-writes.ts';
import { sameFields } from '#database/sent-before.ts';
import { figureFields } from '#industrial/tree/complex-figures.ts';
import { complexRows } from '#industrial/tree/complex-table.ts';
import { withLists } from '#industrial/tree/omitted-lists.ts';
import { withoutLinkIds } from '#industrial/tree/people-links.ts';
import { findComplex } from './complex-queries.ts';
import { complexLists, complexWrites } from './complex-writes.ts';

/** A complex for the shared write operations. */
export const complexEntity: WritableEntity<Complex, ComplexFields> = {
  name: 'complex',
  notFound: 'complex.not_found',
  changed: 'complex.changed',
  trashedFrom: 'industrial.complexes',
  find: findComplex,
  lock: complexRows.lock,
  insert: async (tx, id, fields) => {
    await complexWrites.insert(tx, id, withLists(fields, complexLists));
  },
  update: async (tx, id, fields, before) => {
    const stored = ComplexFields.safeParse(before).data;
    await complexWrites.update(
      tx,
      id,
      withLists(fields, complexLists, before),
      stored && withLists(stored, complexLists),
    );
  },
  isSame: (stored, fields) =>
    sameFields(
      withoutLinkIds(withLists(ComplexFields.parse(stored), complexLists)),
      withoutLinkIds(withLists(fields, complexLists)),
    ),
  // References are audited by name, so their ids are left out; figures are computed from other entities.
  notAudited: new Set(['rowVersion', 'regionId', 'cityId', 'settlementId', ...figureFields]),
};
