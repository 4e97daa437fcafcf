import { type ChangedFigure, changedFigures, type SelectionChanges } from '@gektar/contract/sharing/client-visit.ts';
import type { Amounts, ShownFacts } from '#sharing/disclosures/disclosed-domain.ts';

/** An object as it was shown at the previous visit. */
export interface ObjectBefore {
  readonly objectId: string;
  readonly amounts: Amounts;
  /** null when only amounts were recorded. */
  readonly shown: ShownFacts | null;
}

/** An item of the selection as its client sees it now. */
export interface ItemNow {
  readonly id: string;
  readonly objectId: string;
  readonly amounts: Amounts;
  readonly shown: ShownFacts;
}

/**
 * Differences between two showings of a selection, in the order of the items.
 * @param replied ids of items with an answer
 */
export function changesSince(
  before: readonly ObjectBefore[],
  now: readonly ItemNow[],
  replied: ReadonlySet<string>,
): SelectionChanges {
  const former = new Map(before.map((object) => [object.objectId, object]));
  const present = new Set(now.map(({ objectId }) => objectId));
  const pairs = now.flatMap((item) => {
    const old = former.get(item.objectId);
    return old ? [{ old, item }] : [];
  });
  return {
    figures: pairs.flatMap(({ old, item }) => changedFiguresOf(old, item)),
    days: pairs.flatMap(({ old, item: { id, shown } }) => {
      const [then, day] = [old.shown?.day, shown.day];
      return then === undefined || day === undefined || then === day ? [] : [{ id, before: then, now: day }];
    }),
    added: now.filter(({ objectId }) => !former.has(objectId)).map(({ id }) => id),
    removed: before.filter(({ objectId }) => !present.has(objectId)).map(({ shown }) => shown?.title ?? null),
    replied: now.filter(({ id }) => replied.has(id)).map(({ id }) => id),
  };
}

function changedFiguresOf(before: ObjectBefore, item: ItemNow): SelectionChanges['figures'] {
  return changedFigures.flatMap((name) => {
    const [old, now] = [figureOf(before, name), figureOf(item, name)];
    return old === undefined || now === undefined || old === now ? [] : [{ id: item.id, name, before: old, now }];
  });
}

/** A figure as shown; undefined when the domain has none or it was not recorded. */
function figureOf({ amounts, shown }: Pick<ObjectBefore, 'amounts' | 'shown'>, name: ChangedFigure) {
  return name === 'area' ? shown?.area : amounts[name];
}
