import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import type { RawBuilder } from 'kysely';
import type { RowSource } from '#cache/row-cache.ts';
import type { AsOperation } from '#database/as-operation.ts';
import type { LinkDomain } from '#sharing/may-edit.ts';

/** An item of a selection as stored, with the id of its object. */
export interface StoredItem extends ItemFields {
  readonly objectId: string;
}

/** A stored item that clients see. */
export interface ShownItem {
  readonly id: string;
  readonly objectId: string;
  readonly isClientFavorite: boolean;
}

/** Description of a domain's objects for selections. Other tables have the same names in both: see `tablesOf`. */
export interface SelectionDomain<Item extends ItemFields = ItemFields> extends LinkDomain {
  /** Column of an item with the id of its object: `property_id`. */
  readonly column: string;
  /** Table of the objects. */
  readonly objects: string;
  /** Wire name of the object in an item (F-05). */
  readonly key: 'property' | 'entity';
  /** Records additions of the domain's objects as operations. */
  readonly asOperation: AsOperation;
  /** Condition on an item `i`: clients may see its object, which is not archived (G-11). */
  readonly isObjectShown: RawBuilder<boolean>;
  /** Adds the objects to the items, in the same order; leaves out items whose object was deleted meanwhile. */
  readonly withObjects: (from: RowSource, items: readonly StoredItem[]) => Promise<Item[]>;
}
