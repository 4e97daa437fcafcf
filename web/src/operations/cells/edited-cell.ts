import { describedValue } from '@gektar/contract/described-value.ts';
import type { FieldDescription } from '@gektar/contract/fields.ts';
import type { LeftField } from '@gektar/contract/operations/operation.ts';
import type { OfferedFields } from '#operations/changed-entity.ts';
import type { CellState } from '#table/cell-editing.ts';

/** A row whose fields can be edited: wire values by name. */
export interface EditedRow {
  readonly id: string;
  readonly rowVersion: number;
}

/** What a cell shows after an edit. */
export interface EditedCellState extends CellState {
  /** The typed form value. */
  readonly value?: unknown;
  /** Text of a refusal or an explanation. */
  readonly message?: string;
  readonly conflict?: Conflict;
  /** For an unsent value: the row as it was when the value was typed. What others wrote since is a conflict. */
  readonly base?: EditedRow;
}

/** Somebody else wrote the field after its editor was opened. The values are wire values. */
export interface Conflict {
  readonly before: unknown;
  readonly now: unknown;
  readonly by: LeftField | undefined;
  readonly rowVersion: number;
}

/** Kinds of fields that a cell can edit; lists of values, ranges and moments are edited in the drawer and the form. */
const cellKinds: readonly FieldDescription['kind'][] = [
  'number',
  'text',
  'link',
  'day',
  'flag',
  'choice',
  'option',
  'person',
];

/** The field of a column if a cell can edit it, otherwise undefined. */
export function fieldOfCell(
  { fields, offered, cellEditors = {} }: OfferedFields,
  columnId: string,
): FieldDescription | undefined {
  const field = fields[columnId];
  if (field === undefined) return undefined;
  if (field.kind === 'own') return columnId in cellEditors ? field : undefined;
  return offered.includes(columnId) && cellKinds.includes(field.kind) ? field : undefined;
}

/** Wire names of the fields that cells can edit, in the order of the drawer; those of the kind `own` last. */
export function cellFields({ offered, cellEditors = {}, ...of }: OfferedFields): string[] {
  const names = [...new Set([...offered, ...Object.keys(cellEditors)])];
  return names.filter((name) => fieldOfCell({ ...of, offered, cellEditors }, name) !== undefined);
}

/** Text that explains why a column has no editor. */
export function whyNotEdited({ fields }: OfferedFields, columnId: string): string {
  const field = fields[columnId];
  if (field === undefined || (cellKinds.includes(field.kind) && field.kind !== 'flag')) return 'Считается сама';
  return 'Меняется в форме';
}

/** Value of a row on the wire. */
export function wireValue(row: object, columnId: string): unknown {
  const values: Readonly<Record<string, unknown>> = { ...row };
  return values[columnId] ?? null;
}

/** Whether two wire values of a field mean the same: of dictionary values the id counts. */
export function isSameWire(field: FieldDescription, one: unknown, other: unknown): boolean {
  const of = (value: unknown) => {
    const described = describedValue(field, value);
    if (described.kind === 'choice') return idOf(described.value);
    return value === undefined || value === '' ? null : value;
  };
  return JSON.stringify(of(one)) === JSON.stringify(of(other));
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
}
