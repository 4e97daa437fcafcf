import { fieldMessages } from '@gektar/contract/field-message.ts';
import { text } from '@gektar/contract/text.ts';
import type { ZodType } from 'zod';
import type { Remarks } from './remarks.ts';

const SourceId = text(200).min(1);

/** Checks the id that identifies a row in later imports. */
export function checkSourceId<Column extends string>(id: string, column: Column, remarks: Remarks<Column>): void {
  const { error } = SourceId.safeParse(id);
  if (error) remarks.refuse(column, error.issues[0]?.message ?? fieldMessages.incorrect);
}

/**
 * Checks fields by the contract: an invalid required field refuses the row, an invalid optional one is left out.
 * @param about.columnOf column that a field is read from
 * @param about.optionalFields fields that may be dropped without refusing the row
 */
export function checkFields<Fields extends object, Column extends string>(
  schema: ZodType<Fields>,
  draft: Readonly<Record<string, unknown>>,
  remarks: Remarks<Column>,
  about: { columnOf(field: string): Column | undefined; readonly optionalFields: ReadonlySet<string> },
): Fields | undefined {
  const checked = schema.safeParse(draft);
  if (checked.success) return remarks.refusals.length > 0 ? undefined : checked.data;
  const faulty = new Set<string>();
  for (const { path, message } of checked.error.issues) {
    const field = String(path[0]);
    const column = about.columnOf(field);
    faulty.add(field);
    if (!column) throw new Error(`The import made ${field} of no column: ${message}`);
    if (about.optionalFields.has(field)) remarks.leaveOut(column, message);
    // A value not found in a dictionary is already reported, with a better message.
    else if (!remarks.refuses(column)) remarks.refuse(column, message);
  }
  if (remarks.refusals.length > 0) return undefined;
  return schema.parse(Object.fromEntries(Object.entries(draft).filter(([field]) => !faulty.has(field))));
}
