import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { RequestSelection, SelectionItem } from '@gektar/contract/land/selections/selection.ts';

/** A selection with its link, if it has one. */
export interface SelectionRecord {
  readonly id: string;
  readonly request_id: string;
  readonly name: string;
  readonly link_id: string | null;
  readonly password: string | null;
  readonly expiration_time: string | null;
}

export interface ItemRecord {
  readonly id: string;
  readonly row_version: number;
  readonly request_selection_id: string;
  readonly request_id: string;
  readonly property_id: string;
  readonly status: boolean;
  readonly comment: string | null;
  readonly client_favorite_at: string | null;
  readonly date_time_created: string;
  /** From 1. */
  readonly place: number;
}

/** Row → wire shape. */
export function toSelection(record: SelectionRecord, items: SelectionItem[]): RequestSelection {
  return {
    id: record.id,
    requestId: record.request_id,
    name: record.name,
    items,
    requestSelectionLink: toLink(record),
  };
}

function toLink({ id, link_id, password, expiration_time }: SelectionRecord): RequestSelection['requestSelectionLink'] {
  if (link_id === null || password === null || expiration_time === null) return null;
  return { id: link_id, requestSelectionId: id, password, expirationTime: expiration_time };
}

/** Row → wire shape; the property gets its position and status in this selection (D-08). */
export function toItem(record: ItemRecord, property: PropertyRow): SelectionItem {
  const { place: order, status } = record;
  return {
    id: record.id,
    rowVersion: record.row_version,
    requestSelectionId: record.request_selection_id,
    requestId: record.request_id,
    property: { ...property, order, status },
    status,
    comment: record.comment,
    order,
    isClientFavorite: record.client_favorite_at !== null,
    clientFavoriteDateTime: record.client_favorite_at,
    dateTimeCreated: record.date_time_created,
  };
}
