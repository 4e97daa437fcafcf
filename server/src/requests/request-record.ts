import type { Importance } from '@gektar/contract/criteria/importance.ts';

/** Related rows of a request in both domains: customers as last received, visible items of the selection. */
export interface RequestRelations<Request extends { readonly company: unknown; readonly contact: unknown }> {
  readonly company: Request['company'];
  readonly contact: Request['contact'];
  readonly item_count: number;
}

interface Columns {
  readonly importance: unknown;
  readonly id: string;
  readonly row_version: number;
  readonly is_enabled: boolean;
}

/** Row → wire: the fields that identify the request, and its customers. */
export function identityOf<Company, Contact>(
  record: Columns & RequestRelations<{ readonly company: Company; readonly contact: Contact }>,
) {
  return { id: record.id, rowVersion: record.row_version, company: record.company, contact: record.contact };
}

/** Row → wire: weighing, whether the request is active, and the size of its selection. */
export function stateOf(record: Pick<Columns, 'is_enabled' | 'importance'> & { readonly item_count: number }) {
  return {
    importance: record.importance as Importance,
    isEnabled: record.is_enabled,
    countRequrestSelectionItems: record.item_count,
  };
}

/** Wire → column of the weighing; an absent one is left as stored. */
export function importanceColumn({ importance }: { readonly importance?: Importance | undefined }) {
  return importance === undefined ? {} : { importance: JSON.stringify(importance) };
}

/** Fields as they would be stored over a request: an absent weighing stays. */
export function withStoredImportance<Fields extends { readonly importance?: Importance | undefined }>(
  fields: Fields,
  stored: { readonly importance: Importance },
): Fields {
  return { ...fields, importance: fields.importance ?? stored.importance };
}
