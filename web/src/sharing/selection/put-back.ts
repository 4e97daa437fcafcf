import { idsWithReturned, type PlacedItem } from './returned-item.ts';
import type { AnyItem, Selection, SelectionCalls } from './selection-kind.ts';

/** What was deleted, and the objects that stood behind it. */
export interface DeletedItem<Item> {
  readonly item: Item;
  readonly behind: readonly string[];
}

/** The object is back, but not as it was: what is missing, and why. */
export class PutBackInPart extends Error {
  readonly missing: 'comment' | 'place';

  constructor(missing: 'comment' | 'place', cause: unknown) {
    super(`put back without its ${missing}`, { cause });
    this.missing = missing;
  }
}

type Calls<Item extends AnyItem> = Pick<SelectionCalls<Item>, 'add' | 'update' | 'read' | 'order'>;

/**
 * Puts a deleted item back: shown or hidden as it was, with its comment, at its place, still of who added it first (N-06).
 * @param placed what stands where
 * @throws refusals while it is not there; `PutBackInPart` once it is
 */
export async function putBack<Item extends AnyItem>(
  calls: Calls<Item>,
  { item, behind }: DeletedItem<Item>,
  placed: (item: Item) => PlacedItem,
): Promise<Selection<Item>> {
  const { requestId, status, comment } = item;
  const { id, rowVersion } = await calls.add(requestId, placed(item).objectId, status, item.id);
  if (comment !== null) await inPart('comment', calls.update({ id, rowVersion, comment }));
  return inPart('place', placedAnew());

  async function placedAnew(): Promise<Selection<Item>> {
    const selection = await calls.read(requestId, {});
    return calls.order(selection.id, idsWithReturned(selection.items.map(placed), id, behind));
  }
}

async function inPart<Answer>(missing: PutBackInPart['missing'], answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new PutBackInPart(missing, error);
  }
}
