import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod';
import { issuesOf } from '#form/issues.ts';

/** A row of a list in editing: its fields, its stored id, and a temporary id of this page (2§3). */
export type EditedRecord<Fields> = Fields & {
  readonly tempId: string;
  /** Absent until it is stored. */
  readonly id?: string | undefined;
};

/** Adds a temporary id to each row, so that new rows can be distinguished, too. */
export function asRecords<Fields extends object>(rows: readonly Fields[]): EditedRecord<Fields>[] {
  return rows.map((row) => ({ ...row, tempId: uuidv7() }));
}

/** Names of the boolean fields. */
export type FlagOf<Fields> = keyof { [Name in keyof Fields as Fields[Name] extends boolean ? Name : never]: true } &
  keyof Fields;

/**
 * The rows after a change of one of them.
 * @param onlyOne a flag of at most one row: setting it clears it in the others
 */
export function withRecord<Fields extends object>(
  records: readonly EditedRecord<Fields>[],
  tempId: string,
  about: Partial<Fields>,
  onlyOne?: FlagOf<Fields>,
): EditedRecord<Fields>[] {
  const isTaken = onlyOne !== undefined && about[onlyOne] === true;
  return records.map((record) => {
    if (record.tempId === tempId) return { ...record, ...about };
    return isTaken && record[onlyOne] === true ? { ...record, [onlyOne]: false } : record;
  });
}

/** Without the temporary ids. */
export function withoutTempIds<Fields extends object>(
  records: readonly EditedRecord<Fields>[],
): Omit<EditedRecord<Fields>, 'tempId'>[] {
  return records.map(({ tempId: _, ...record }) => record);
}

/** Whether two lists would be saved alike: temporary ids do not count. */
export function sameRecords<Fields extends object>(
  one: readonly EditedRecord<Fields>[],
  other: readonly EditedRecord<Fields>[],
): boolean {
  return JSON.stringify(withoutTempIds(one)) === JSON.stringify(withoutTempIds(other));
}

/** The first issue of each field of a row, by its name. */
export type RecordProblems = Readonly<Record<string, string>>;

/** Issues of one row by its schema. */
export function recordProblems(schema: z.ZodType, row: unknown): RecordProblems {
  const issues = issuesOf(schema, row).map(({ path, message }) => [String(path[0] ?? ''), message] as const);
  return Object.fromEntries(issues.reverse());
}
