import { Failure } from '@gektar/contract/failure.ts';
import { type Complex, ComplexFields } from '@gektar/contract/industrial/complexes/complex.ts';
import type { WritableEntity } from '#database/entity-writes.ts';
import { sameFields } from '#database/sent-before.ts';
import { withLists } from '#industrial/kept-lists.ts';
import { lockComplex } from '#industrial/lock-complex.ts';
import { withoutLinkIds } from '#industrial/people/people-links.ts';
import { figureFields, renewFigures } from './complex-figures.ts';
import { findComplex } from './complex-queries.ts';
import { complexLists, insertComplex, updateComplexRow } from './complex-writes.ts';

/** A complex for the shared write operations. */
export const complexEntity: WritableEntity<Complex, ComplexFields> = {
  name: 'complex',
  notFound: 'complex.not_found',
  changed: 'complex.changed',
  find: findComplex,
  lock: async (tx, id) => (await lockComplex(tx, id)) !== undefined,
  insert: async (tx, id, fields) => {
    await insertComplex(tx, id, withLists(fields, complexLists));
    await renewFigures(tx, id);
  },
  update: async (tx, id, fields) => {
    const before = await findComplex(tx, id);
    if (before === undefined) throw new Failure('complex.not_found');
    await updateComplexRow(tx, id, withLists(fields, complexLists, before));
    await renewFigures(tx, id);
  },
  isSame: (stored, fields) =>
    sameFields(
      withoutLinkIds(withLists(ComplexFields.parse(stored), complexLists)),
      withoutLinkIds(withLists(fields, complexLists)),
    ),
  // References are audited by their names, not by their ids beside; figures follow from other entities.
  notAudited: new Set(['rowVersion', 'regionId', 'cityId', 'settlementId', ...figureFields]),
};
