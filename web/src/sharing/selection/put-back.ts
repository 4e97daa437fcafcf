import { idsWithReturned, type PlacedItem } from './returned-item.ts';
import type { AnyItem, Selection, SelectionCalls } from './selection-kind.ts';

/** A deleted item, and the objects after it. */
export interface DeletedItem<Item> {
  readonly item: Item;
  readonly behind: readonly string[];
}

/** Thrown when an item was restored incompletely: the missing part, and the reason. */
export class PutBackInPart extends Error {
  readonly missing: 'comment' | 'place';

  constructor(missing: 'comment' | 'place', cause: unknown) {
    super(`put back without its ${missing}`, { cause });
    this.missing = missing;
  }
}

type Calls<Item extends AnyItem> = Pick<SelectionCalls<Item>, 'add' | 'update' | 'read' | 'order'>;

/**
 * Restores a deleted item with its status, comment, position and original author (N-06).
 * @param placed ids of an item and of its object
 * @throws the server's refusal if nothing was added, else `PutBackInPart`
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
