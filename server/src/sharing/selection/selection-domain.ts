import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import type { RawBuilder } from 'kysely';
import type { RowSource } from '#cache/row-cache.ts';
import type { AsOperation } from '#database/as-operation.ts';
import type { LinkDomain } from '#sharing/may-edit.ts';

/** A stored item. */
export interface StoredItem extends ItemFields {
  readonly objectId: string;
}

/** A stored item that clients see. */
export interface ShownItem {
  readonly id: string;
  readonly objectId: string;
  readonly isClientFavorite: boolean;
}

/** The objects of a domain in its selections; the other tables have the same names in both domains, see `tablesOf`. */
export interface SelectionDomain<Item extends ItemFields = ItemFields> extends LinkDomain {
  /** Column of an item with the id of its object: `property_id`. */
  readonly column: string;
  /** Table of the objects. */
  readonly objects: string;
  /** Wire name of the object in an item (F-05). */
  readonly key: 'property' | 'entity';
  /** Additions of its objects as operations. */
  readonly asOperation: AsOperation;
  /** Condition on an item `i`: whether clients see its object; not when it is archived (G-11). */
  readonly isObjectShown: RawBuilder<boolean>;
  /** The items with their objects, in the same order; without those whose object was deleted meanwhile. */
  readonly withObjects: (from: RowSource, items: readonly StoredItem[]) => Promise<Item[]>;
}
