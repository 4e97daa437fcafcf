import * as z from 'zod';
import { text } from '#text.ts';

/** Key of an object within its load: sheet and row, `Склады!14`. The same after every answer. */
export const ObjectKey = z.string().min(1).max(300);
/**
 * Name of a field as in responses of the load; a field of the complex or building is prefixed:
 * `building.workingHeight`.
 */
const FieldName = z.string().min(1).max(100);
const SheetName = z.string().max(200);
/** Number of a row from 1, as in a spreadsheet. */
const RowNumber = z.int().min(1).max(1_100_000);

/** Maximum nesting of a field's value: areas contain parts of areas. */
const DEEPEST = 5;

/** Whether a value is within the nesting and length limits of a field. */
function isOfField(value: unknown, depth = DEEPEST): boolean {
  if (typeof value === 'string') return value.length <= 10_000 && !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  const parts: unknown[] = Object.values(value);
  return depth > 0 && parts.length <= 200 && parts.every((part) => isOfField(part, depth - 1));
}

/**
 * New content of a cell: the understood value, nothing, another value in wire shape, or an option of the question by
 * its id.
 */
export const CellChoice = z.union([
  z.strictObject({ agree: z.literal(true) }),
  z.strictObject({ empty: z.literal(true) }),
  z.strictObject({ option: z.string().min(1).max(100) }),
  z.strictObject({ value: z.unknown().refine((value) => isOfField(value)) }),
]);
export type CellChoice = z.infer<typeof CellChoice>;

/** What a file says about all of its objects. */
export const knownKinds = ['day', 'opex', 'sections'] as const;
export type KnownKind = (typeof knownKinds)[number];

/** Meaning of a column: a field, lines of the comment with its head, or nothing. */
export const columnUses = ['field', 'comment', 'skip'] as const;

/** A complex or a building that vacancies belong to. */
export const PartPlace = z.object({
  name: text(250).min(1),
  /** Id of the complex or building in the database; null: found by its name. */
  id: z.uuid().nullable().default(null),
  /** Whether it is new, even if the database or the file has another with the same name. */
  isNew: z.boolean().default(false),
});
export type PartPlace = z.infer<typeof PartPlace>;

/**
 * One answer of an employee. Later answers replace earlier ones about the same thing.
 *
 * - `group`: all cells of a question;
 * - `cells`: a field of one or several objects; a vacancy moves to another building by its `building.name`;
 * - `column`: meaning of a column and, where it has one, its unit by the id of a unit option;
 * - `row`: takes a refused row after all, or leaves an object out;
 * - `sheet`: takes a hidden sheet, or leaves a sheet out;
 * - `hidden`: takes hidden columns (letters) or hidden rows (numbers) of a sheet, or leaves them out again;
 * - `head`: rows of a sheet that are the heads of its table;
 * - `match`: whether an object is one of the database (`same`, `other`, or `link` to the one with `id`);
 * - `difference`: which value an updated object gets, `stored` or `file`; without `keys` for all objects that differ,
 *   without `field` for all their fields;
 * - `place`: complex and building of vacancies; an absent one stays;
 * - `leave`: objects that are left out, or taken after all;
 * - `known`: what the file says about all of its objects is another thing: day of the list (`YYYY-MM-DD`), OPEX
 *   (`included`, `excluded`), whether sections fill their field (`take`, `skip`);
 * - `ordinary`: loads a file that looks like an export of ours without its marks as any table;
 * - `sender`: name of the sender who is remembered when the load is accepted.
 */
export const GivenAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('group'), group: z.string().min(1).max(500), choice: CellChoice }),
  z.object({
    kind: z.literal('cells'),
    keys: z.array(ObjectKey).min(1).max(1_000),
    field: FieldName,
    choice: CellChoice,
  }),
  z.object({
    kind: z.literal('column'),
    table: z.string().min(1).max(300),
    letters: z.string().min(1).max(8),
    use: z.enum(columnUses),
    field: FieldName.nullable().default(null),
    unit: z.string().min(1).max(100).nullable().default(null),
  }),
  z.object({ kind: z.literal('row'), sheet: SheetName, row: RowNumber, take: z.boolean() }),
  z.object({ kind: z.literal('sheet'), sheet: SheetName, take: z.boolean() }),
  z.object({
    kind: z.literal('hidden'),
    sheet: SheetName,
    names: z
      .array(z.string().regex(/^(?:[A-Z]{1,3}|\d{1,7})$/))
      .min(1)
      .max(10_000),
    take: z.boolean(),
  }),
  z.object({ kind: z.literal('head'), sheet: SheetName, rows: z.array(RowNumber).min(1).max(5) }),
  z.object({
    kind: z.literal('match'),
    keys: z.array(ObjectKey).min(1).max(1_000),
    choice: z.enum(['same', 'other', 'link']),
    id: z.uuid().nullable().default(null),
  }),
  z.object({
    kind: z.literal('difference'),
    keys: z.array(ObjectKey).min(1).max(1_000).nullable().default(null),
    field: FieldName.nullable().default(null),
    choice: z.enum(['stored', 'file']),
  }),
  z.object({
    kind: z.literal('place'),
    keys: z.array(ObjectKey).min(1).max(10_000),
    complex: PartPlace.nullable().default(null),
    building: PartPlace.nullable().default(null),
  }),
  z.object({ kind: z.literal('leave'), keys: z.array(ObjectKey).min(1).max(10_000), isOut: z.boolean() }),
  z.object({ kind: z.literal('known'), field: z.enum(knownKinds), value: z.string().min(1).max(20) }),
  z.object({ kind: z.literal('ordinary') }),
  z.object({ kind: z.literal('sender'), name: text(200).min(1) }),
]);
export type GivenAnswer = z.infer<typeof GivenAnswer>;

/** Kinds of answers. */
export const answerKinds = [
  'group',
  'cells',
  'column',
  'row',
  'sheet',
  'hidden',
  'head',
  'match',
  'difference',
  'place',
  'leave',
  'known',
  'ordinary',
  'sender',
] as const;

/** Subject of an answer; parts that its kind does not have are null. */
export const AnswerAbout = z.object({
  kind: z.enum(answerKinds),
  group: z.string().nullable(),
  keys: z.array(ObjectKey).nullable(),
  field: z.string().nullable(),
  table: z.string().nullable(),
  letters: z.string().nullable(),
  sheet: z.string().nullable(),
  row: z.int().nullable(),
});
export type AnswerAbout = z.infer<typeof AnswerAbout>;

/** An answer that was given. */
export const LoadAnswer = z.object({
  id: z.uuid(),
  answer: AnswerAbout,
  /** Effect of the answer, in Russian: 'Ставка за месяц или за год?: за месяц'. */
  text: z.string(),
  /** Number of cells that it filled or settled, of rows for other kinds. */
  count: z.int(),
  employeeId: z.uuid(),
  dateTime: z.string(),
});
export type LoadAnswer = z.infer<typeof LoadAnswer>;
