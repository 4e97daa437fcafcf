import * as z from 'zod';
import { isRecord } from '#records.ts';
import { text } from '#text.ts';

/** Kinds of objects that can be drafts, by domain. Their audit rows are those of `property_draft` and so on. */
export const draftKinds = {
  land: ['property'],
  industrial: ['complex', 'building', 'vacancy'],
} as const;
export type DraftKind = (typeof draftKinds)[keyof typeof draftKinds][number];
export const DraftKind = z.enum([...draftKinds.land, ...draftKinds.industrial]);

/** Deepest nesting of a value; the fields of all kinds have less. */
const MOST_LEVELS = 12;

/** Whether the database can store a value: it refuses NUL characters and unpaired surrogates in texts. */
export function isStorable(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (!isRecord(value)) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner, levels - 1));
}

/** Values in the shape of a creation, by wire name; any may be absent. */
export const DraftFields = z
  .record(z.string().min(1).max(100), z.unknown())
  .refine((fields) => Object.keys(fields).length <= 200 && isStorable(fields));
export type DraftFields = z.infer<typeof DraftFields>;

/** Doubt about the value of a field, to be settled by an employee: 'ставка 29 400,00 втрое выше рынка'. */
export const DraftRemark = z.object({
  /** Wire name of the field. */
  field: z.string().min(1).max(100),
  text: text(300).min(1),
});
export type DraftRemark = z.infer<typeof DraftRemark>;

/** Where a draft comes from: the row of a loaded sheet. */
export const DraftOrigin = z.object({
  loadId: z.uuid().nullable().default(null),
  file: text(300).min(1),
  sheet: text(300).nullable().default(null),
  /** Number of the row in the sheet, from 1. */
  row: z.int().min(1).max(10_000_000).nullable().default(null),
});
export type DraftOrigin = z.infer<typeof DraftOrigin>;

/** A required field that is empty, or a value that a creation would refuse. */
export const MissingField = z.object({
  /** Path of the field in the creation: `leaseVat`, `areaSetWithPrice.0.area`. */
  field: z.string(),
  /** Name of the field: 'НДС аренды'. */
  label: z.string(),
  /** The message of the creation: 'Заполните поле'. */
  message: z.string(),
  /** Whether the field has no value; otherwise its value is wrong. */
  isEmpty: z.boolean(),
});
export type MissingField = z.infer<typeof MissingField>;

/** Complex of a building, or building of a vacancy. */
const DraftParent = z.object({
  id: z.uuid(),
  /** Whether the parent is a draft itself: it becomes an object first. */
  isDraft: z.boolean(),
  /** Complex that contains the parent, or the parent itself; null when that is unknown. */
  complexId: z.uuid().nullable(),
});

/** An object that lacks required fields (N-10): only employees see it. */
export const Draft = z.object({
  /** The object made of the draft has the same id. */
  id: z.uuid(),
  rowVersion: z.int(),
  kind: DraftKind,
  /** First cadastral number of a plot, otherwise the name; empty while there is none. */
  title: z.string(),
  /** Address of a plot; complex and building of a vacancy, from the parents or from the source. */
  place: z.string(),
  complexName: z.string().nullable(),
  buildingName: z.string().nullable(),
  /** Area of a plot (ha), of a complex, building or vacancy (m²). */
  area: z.number().nullable(),
  parent: DraftParent.nullable(),
  fields: z.record(z.string(), z.unknown()),
  /** Chosen values of dictionaries and places with their names, by field. */
  names: z.record(z.string(), z.array(z.object({ id: z.int(), name: z.string(), code: z.string().optional() }))),
  /** Fields that prevent a creation; empty when the draft can become an object. */
  missing: z.array(MissingField),
  remarks: z.array(z.object({ field: z.string(), text: z.string() })),
  origin: z
    .object({ loadId: z.uuid().nullable(), file: z.string(), sheet: z.string().nullable(), row: z.int().nullable() })
    .nullable(),
  /** null: a command of the server. */
  createdByEmployeeId: z.uuid().nullable(),
  dateTimeCreated: z.string(),
  dateTimeChanged: z.string(),
});
export type Draft = z.infer<typeof Draft>;

/** A page of drafts, and the number of all that were found. */
export const DraftPage = z.object({ count: z.int(), drafts: z.array(Draft) });
export type DraftPage = z.infer<typeof DraftPage>;

/** Which drafts are found; absent criteria restrict nothing. */
export const DraftFilter = z.object({
  /** Words of names, numbers, addresses and file names. */
  text: text(200).default(''),
  loadId: z.uuid().optional(),
});
export type DraftFilter = z.infer<typeof DraftFilter>;

/** Outcome of one draft in a call that turns drafts into objects. */
export const DraftOutcome = z.object({
  id: z.uuid(),
  /** `done`: an object with the same id exists now. */
  state: z.enum(['done', 'incomplete', 'refused', 'gone']),
  /** Name of the draft, when it exists. */
  title: z.string(),
  /** Russian text of a refusal. */
  message: z.string().nullable(),
  missing: z.array(MissingField),
});
export type DraftOutcome = z.infer<typeof DraftOutcome>;
