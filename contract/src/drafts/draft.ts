import * as z from 'zod';
import { text } from '#text.ts';

/** Kinds of objects that can be drafts, by domain. Their audit rows are those of `property_draft` and so on. */
export const draftKinds = {
  land: ['property'],
  industrial: ['complex', 'building', 'vacancy'],
} as const;
export type DraftKind = (typeof draftKinds)[keyof typeof draftKinds][number];
export const DraftKind = z.enum([...draftKinds.land, ...draftKinds.industrial]);

/** Values in the shape of a creation, by wire name; any may be absent. */
export const DraftFields = z
  .record(z.string().min(1).max(100), z.unknown())
  .refine((fields) => Object.keys(fields).length <= 200);
export type DraftFields = z.infer<typeof DraftFields>;

/** Something to settle about a field that its value does not show: 'ставка 29 400,00 втрое выше рынка'. */
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
