import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod';
import { issuesOf } from '#form/issues.ts';

/** A list row that is being edited: its fields, its stored id, and a temporary id used only on this page (2§3). */
export type EditedRecord<Fields> = Fields & {
  readonly tempId: string;
  /** Absent until the row is stored. */
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
 * The rows after one of them was changed.
 * @param onlyOne a flag that at most one row has: setting it clears it in the others
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

/** The rows without their temporary ids. */
export function withoutTempIds<Fields extends object>(
  records: readonly EditedRecord<Fields>[],
): Omit<EditedRecord<Fields>, 'tempId'>[] {
  return records.map(({ tempId: _, ...record }) => record);
}

/** Whether saving either list would have the same result: temporary ids are ignored. */
export function sameRecords<Fields extends object>(
  one: readonly EditedRecord<Fields>[],
  other: readonly EditedRecord<Fields>[],
): boolean {
  return JSON.stringify(withoutTempIds(one)) === JSON.stringify(withoutTempIds(other));
}

/** The first issue of each field of a row, by its name. */
export type RecordProblems = Readonly<Record<string, string>>;

/** Issues of one row according to its schema. */
export function recordProblems(schema: z.ZodType, row: unknown): RecordProblems {
  const issues = issuesOf(schema, row).map(({ path, message }) => [String(path[0] ?? ''), message] as const);
  return Object.fromEntries(issues.reverse());
}
