import type { HeldObjects, ToSelectionKind } from './to-selection-kind.ts';

/**
 * Requests whose selections already hold some of the objects, those with most objects first.
 * @param most objects per request; more are sent in parts
 */
export async function heldAmong(
  kind: Pick<ToSelectionKind, 'ofObjects'>,
  objectIds: readonly string[],
  most: number,
): Promise<HeldObjects[]> {
  const all = new Map<string, HeldObjects>();
  for (let at = 0; at < objectIds.length; at += most) {
    for (const held of await kind.ofObjects(objectIds.slice(at, at + most), null, {})) {
      const before = all.get(held.requestId);
      all.set(held.requestId, {
        ...held,
        count: held.count + (before?.count ?? 0),
        isClientFavorite: held.isClientFavorite || before?.isClientFavorite === true,
      });
    }
  }
  return [...all.values()].toSorted((one, other) => other.count - one.count);
}
