import { describedValue } from '@gektar/contract/described-value.ts';
import type { FieldDescription } from '@gektar/contract/fields.ts';
import type { LeftField } from '@gektar/contract/operations/operation.ts';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import type { CellState } from '#table/cell-editing.ts';

/** A row whose fields can be edited: wire values by name. */
export interface EditedRow {
  readonly id: string;
  readonly rowVersion: number;
}

/** What is shown of a cell that has been edited. */
export interface EditedCellState extends CellState {
  /** As in a form: what was typed. */
  readonly value?: unknown;
  /** Of a refusal or an explanation. */
  readonly message?: string;
  readonly conflict?: Conflict;
  /** The row as it was when the value was typed: what others wrote since is a conflict. Of an unsent value. */
  readonly base?: EditedRow;
}

/** Somebody else wrote the field after it was opened. Values on the wire. */
export interface Conflict {
  readonly before: unknown;
  readonly now: unknown;
  readonly by: LeftField | undefined;
  readonly rowVersion: number;
}

/** Kinds of fields with an editor in a cell; lists of values, ranges and moments are edited in drawer and form. */
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

/** The field of a column, when a cell can edit it. */
export function fieldOfCell({ fields, offered }: ChangedEntity, columnId: string): FieldDescription | undefined {
  const field = fields[columnId];
  return field !== undefined && offered.includes(columnId) && cellKinds.includes(field.kind) ? field : undefined;
}

/** Why a column has no editor. */
export function whyNotEdited({ fields }: ChangedEntity, columnId: string): string {
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
