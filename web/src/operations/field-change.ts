import type { FieldDescription, FieldDescriptions } from '@gektar/contract/fields.ts';
import type { ChangedFields, NumberStep } from '@gektar/contract/operations/operation.ts';
import { emptyValue, isValueFilled, wireOf } from '#form/described/described-values.ts';

/** What happens to a field: a new value, or a step that changes the stored number. */
export type FieldOperation = 'set' | 'percent' | 'amount' | 'round';

/** One row of the drawer. */
export interface FieldChange {
  readonly key: number;
  /** Wire name; undefined until it is chosen. */
  readonly field: string | undefined;
  readonly operation: FieldOperation;
  /** Form value; a number for a step. */
  readonly value: unknown;
}

/** A row for a field. The default operation is to set the value, for numbers too. */
export function changeOf(key: number, field: string | undefined, fields: FieldDescriptions): FieldChange {
  const description = field === undefined ? undefined : fields[field];
  return { key, field, operation: 'set', value: description === undefined ? null : emptyValue(description) };
}

/** Whether a row is complete. An empty text counts as complete, because it clears a text field. */
export function isComplete({ field, operation, value }: FieldChange, fields: FieldDescriptions): boolean {
  const description = field === undefined ? undefined : fields[field];
  if (description === undefined) return false;
  if (operation !== 'set') return typeof value === 'number' && value !== 0;
  return description.kind === 'flag' ? value !== null : isValueFilled(description, value) || isEmptiable(description);
}

function isEmptiable({ kind }: FieldDescription): boolean {
  return kind === 'text' || kind === 'link';
}

const stepOf: Readonly<Record<Exclude<FieldOperation, 'set'>, (value: number) => NumberStep>> = {
  percent: (value) => ({ multiply: Math.round((1 + value / 100) * 1e6) / 1e6 }),
  amount: (value) => ({ add: value }),
  round: (value) => ({ round: value }),
};

/**
 * The rows as `fields` of a request; several steps of one field are applied from top to bottom. Incomplete rows are
 * left out.
 */
export function changedFields(rows: readonly FieldChange[], fields: FieldDescriptions): ChangedFields {
  const changed: Record<string, unknown> = {};
  for (const row of rows) {
    const { field, operation, value } = row;
    if (field === undefined || !isComplete(row, fields)) continue;
    if (operation === 'set') changed[field] = wireOf(fields, [field], { [field]: value }, undefined)[field];
    else if (typeof value === 'number') {
      const before = changed[field];
      const step = stepOf[operation](value);
      changed[field] = Array.isArray(before) ? [...before, step] : [step];
    }
  }
  return changed;
}
