import type { TableColumn } from './table-column.ts';

/** Columns whose field differs between two states of a row. */
export function changedColumns<Row>(
  columns: readonly Pick<TableColumn<Row>, 'id'>[],
  before: object,
  after: Row,
): ReadonlySet<string> & { readonly first: string | undefined } {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const changed = columns.map(({ id }) => id).filter((id) => id in now && text(old[id]) !== text(now[id]));
  return Object.assign(new Set(changed), { first: changed[0] });
}

const fieldsOf = (row: unknown) => row as Readonly<Record<string, unknown>>;
const text = (value: unknown) => JSON.stringify(value);
