import * as z from 'zod';
import { Direction } from '#list.ts';
import { RowVersion } from '#row-version.ts';
import { text } from '#text.ts';
import { MAX_VIEW_NAME, viewedLists, viewKinds } from './view-lists.ts';

/** Maximum length of a filter as JSON (characters). */
const MAX_FILTER = 20_000;
/** Maximum nesting of lists and objects in a filter. */
const MAX_DEPTH = 6;

export const ViewedListName = z.enum(viewedLists);

function isShallow(value: unknown, depth = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1));
}

/** Criteria, archive state and search text as in the list's URL; checked like a URL when read. */
const AddressFilter = z
  .record(z.string().min(1).max(100), z.unknown())
  .refine((filter) => isShallow(filter) && JSON.stringify(filter).length <= MAX_FILTER);

/** A sort of the list; an unknown name is read as the default sort. */
const ViewOrder = z.strictObject({ sort: z.string().min(1).max(60), direction: Direction });
export type ViewOrder = z.infer<typeof ViewOrder>;

const columnId = z.string().min(1).max(100);
/** Arrangement of the columns of the table. */
const ViewColumns = z.strictObject({
  visibility: z.record(columnId, z.boolean()),
  order: z.array(columnId).max(300),
  /** Column → px. */
  widths: z.record(columnId, z.number().min(0).max(5_000)),
});
export type ViewColumns = z.infer<typeof ViewColumns>;

const content = {
  /** Unique among the owner's views of the list. */
  name: text(MAX_VIEW_NAME).pipe(z.string().min(1)),
  /** Visible to the whole office; other people can open and copy it. */
  isShared: z.boolean(),
  filter: AddressFilter,
  order: ViewOrder.nullable(),
  /** null: the columns as the reader has arranged them. */
  columns: ViewColumns.nullable(),
  /** null: the usual kind for the screen. */
  kind: z.enum(viewKinds).nullable(),
};

/** A list with a filter, an order, columns and a kind, under a name. Not in the specification. */
export const View = z.object({
  id: z.uuid(),
  list: ViewedListName,
  ...content,
  name: z.string(),
  filter: z.record(z.string(), z.unknown()),
  isMine: z.boolean(),
  /** 'Имя Фамилия' of the owner. */
  owner: z.string(),
  /** When it was shared; null: private. */
  dateTimeShared: z.string().nullable(),
  rowVersion: z.int(),
});
export type View = z.infer<typeof View>;

export const ViewDraft = z.object({
  /** Made by the client: the same id sent again is the same view. */
  newId: z.uuid(),
  list: ViewedListName,
  ...content,
});
export type ViewDraft = z.infer<typeof ViewDraft>;

export const ViewEdit = z.object({ id: z.uuid(), rowVersion: RowVersion, ...content });
export type ViewEdit = z.infer<typeof ViewEdit>;

/** How a person opens a list whose URL has no parameters (N-04). */
export const ListHabits = z.object({
  /** The view opened by default; null: all rows. */
  defaultViewId: z.uuid().nullable(),
  /** The last order chosen outside views; null: the list was never sorted. */
  order: ViewOrder.nullable(),
});
export type ListHabits = z.infer<typeof ListHabits>;

/** Views of a list that a person sees: their own in their order, then other people's shared views by name. */
export const ViewsOfList = z.object({ views: z.array(View), habits: ListHabits });
export type ViewsOfList = z.infer<typeof ViewsOfList>;

export const ViewCount = z.object({
  /** Number of rows that the filter finds; null: not counted. */
  count: z.int().nullable(),
  /** Still being counted: ask again. */
  isLate: z.boolean(),
});
export type ViewCount = z.infer<typeof ViewCount>;
