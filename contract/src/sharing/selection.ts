import * as z from 'zod';
import { ById } from '#by-id.ts';
import type { Domain } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import type { FailureCode } from '#failure.ts';
import { fieldMessages } from '#field-message.ts';
import { paging } from '#list.ts';
import { ofRun } from '#of-run.ts';
import { RowVersion } from '#row-version.ts';
import { text } from '#text.ts';
import { selectionCalls } from './selection-calls.ts';
import { MAX_SELECTION_ITEMS } from './selection-limits.ts';
import { SelectionLink } from './selection-link.ts';

/**
 * Fields of an item in a request's selection (1§3); the object itself is in a further field, which each domain names
 * (F-05).
 */
export const itemFields = {
  id: z.uuid(),
  rowVersion: z.int(),
  requestSelectionId: z.uuid(),
  requestId: z.uuid(),
  /** false = hidden: not in exports and client pages, its comment stays stored (F-03). */
  status: z.boolean(),
  /** Broker's comment; never shown to clients. */
  comment: z.string().nullable(),
  /** Position among all items, including hidden ones, from 1; initially by time of adding (F-04). */
  order: z.int(),
  /** Whether the client marked the item on the public page (G-06). */
  isClientFavorite: z.boolean(),
  /** Not in the specification: when the client marked it, Moscow time without offset. */
  clientFavoriteDateTime: z.string().nullable(),
  dateTimeCreated: z.string(),
  /** Not in the specification: the employee who added it (N-06); null: a command of the server. */
  addedByEmployeeId: z.uuid().nullable(),
} as const;
const ItemFields = z.object(itemFields);
export type ItemFields = z.infer<typeof ItemFields>;

/**
 * Maximum number of selections in one answer: each includes all of its items, so the limit is lower than that of other
 * lists.
 */
const MAX_SELECTIONS = 100;

/** Without a default: an omitted comment leaves the stored one unchanged. */
const Comment = text(10_000)
  .nullable()
  .transform((given) => given || null);

/** Each of the two identifies the selection; when both are given, they must belong together. */
const OfSelection = {
  requestSelectionId: z.uuid().nullable().default(null),
  requestId: z.uuid().nullable().default(null),
};
function saysWhere(item: { requestSelectionId: string | null; requestId: string | null }): boolean {
  return item.requestSelectionId !== null || item.requestId !== null;
}

/** How many of the given objects are in the selection of a request and shown to the client. */
const ObjectsInSelection = z.object({
  requestId: z.uuid(),
  count: z.int(),
  /** Whether the client marked any of them. */
  isClientFavorite: z.boolean(),
  /**
   * When the last of these objects was added, Moscow time without offset, and by whom; null: a command of the server.
   */
  dateTimeCreated: z.string(),
  addedByEmployeeId: z.uuid().nullable(),
});
export type ObjectsInSelection = z.infer<typeof ObjectsInSelection>;

/** The one selection of a request (F-01, F-11). @param item `itemFields` and the object */
export function selectionOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    id: z.uuid(),
    requestId: z.uuid(),
    /** The request's name. */
    name: z.string(),
    items: z.array(item),
    requestSelectionLink: SelectionLink.nullable(),
  });
}

/**
 * The selection calls of one domain; both domains have the same ones (1§7, 3§7).
 * @param item `itemFields` and the object
 * @param missing refusal when the object does not exist
 */
export function selectionEndpoints<const In extends Domain, Item extends z.ZodType, const Missing extends FailureCode>(
  domain: In,
  item: Item,
  missing: Missing,
) {
  const calls = selectionCalls(domain);
  const selection = selectionOf(item);
  return {
    list: endpoint({
      ...calls.list,
      summary: 'Подборки страницами, новые первыми',
      query: z.object(paging(10, MAX_SELECTIONS)),
      output: z.array(selection),
      failures: [],
    }),
    ofRequest: endpoint({
      ...calls.ofRequest,
      summary: 'Подборка запроса',
      params: z.object({ requestId: z.uuid() }),
      output: selection,
      failures: ['selection.not_found'],
    }),
    one: endpoint({
      ...calls.one,
      summary: 'Одна подборка',
      params: ById,
      output: selection,
      failures: ['selection.not_found'],
    }),
    /** Not in the specification: selections that already contain the objects, read before they are added. */
    ofObjects: endpoint({
      ...calls.ofObjects,
      summary: 'Запросы, в подборках которых есть показываемые строки этих объектов; добавленные последними первыми',
      body: z.object({
        entityIds: z.array(z.uuid()).min(1).max(MAX_SELECTION_ITEMS),
        /** Only these requests; all by default. */
        requestIds: z.array(z.uuid()).max(MAX_SELECTIONS).nullable().default(null),
      }),
      output: z.array(ObjectsInSelection),
      failures: [],
    }),
    /** Not in the specification: in how many selections each object is, for the buttons of a page of objects. */
    countsOfObjects: endpoint({
      ...calls.countsOfObjects,
      summary: 'В скольких подборках показан каждый из объектов; объектов без подборок в ответе нет',
      body: z.object({ entityIds: z.array(z.uuid()).min(1).max(MAX_SELECTION_ITEMS) }),
      output: z.array(z.object({ entityId: z.uuid(), count: z.int() })),
      failures: [],
    }),
    addItem: endpoint({
      ...calls.addItem,
      summary:
        'Объект в подборку; скрытый снова показывается, показанный остаётся как есть (F-04); status: false кладёт скрытым',
      body: z
        .object({
          /** Id of the object. */
          entityId: z.uuid(),
          ...OfSelection,
          /** Visible by default. */
          status: z.boolean().default(true),
          /** Id of the removed item that the caller restores: it keeps the employee who first added it (N-06). */
          removedItemId: z.uuid().optional(),
          ...ofRun,
        })
        .refine(saysWhere, { path: ['requestSelectionId'] }),
      output: item,
      success: 201,
      failures: ['selection.not_found', 'access.forbidden', missing, 'selection.full', 'operation.id_taken'],
    }),
    addItems: endpoint({
      ...calls.addItems,
      summary: 'Много объектов в подборку, все или ни одного; status: false кладёт скрытым; ответ – вся подборка',
      params: ById,
      body: z.object({
        items: z
          .array(
            z.object({
              entityId: z.uuid(),
              /** Visible by default. */
              status: z.boolean().default(true),
            }),
          )
          .min(1)
          .max(MAX_SELECTION_ITEMS),
        ...ofRun,
      }),
      output: selection,
      success: 201,
      failures: ['selection.not_found', 'access.forbidden', missing, 'selection.full', 'operation.id_taken'],
    }),
    updateItem: endpoint({
      ...calls.updateItem,
      summary: 'Показать, скрыть, прокомментировать строку подборки; ненаписанное остаётся как есть',
      body: z
        .object({
          /** Id of the item; without it, object and selection identify the item. */
          id: z.uuid().optional(),
          entityId: z.uuid().optional(),
          ...OfSelection,
          /** The version that a comment is based on; required with a comment, not with a change of `status`. */
          rowVersion: RowVersion.optional(),
          status: z.boolean().optional(),
          comment: Comment.optional(),
        })
        .refine((one) => one.id !== undefined || one.entityId !== undefined, {
          path: ['id'],
          error: fieldMessages.required,
        })
        .refine((one) => one.id !== undefined || one.entityId === undefined || saysWhere(one), {
          path: ['requestSelectionId'],
        })
        .refine((one) => one.comment === undefined || one.rowVersion !== undefined, {
          path: ['rowVersion'],
          error: fieldMessages.required,
        }),
      output: item,
      failures: ['selection_item.not_found', 'access.forbidden', 'selection_item.changed'],
    }),
    oneItem: endpoint({
      ...calls.oneItem,
      summary: 'Одна строка подборки',
      params: ById,
      output: item,
      failures: ['selection_item.not_found'],
    }),
    removeItem: endpoint({
      ...calls.removeItem,
      summary: 'Удалить строку подборки вместе с её комментарием',
      params: ById,
      output: ById,
      failures: ['selection_item.not_found', 'access.forbidden'],
    }),
    /** Not in the specification: brokers arrange the objects for their presentation. */
    order: endpoint({
      ...calls.order,
      summary: 'Порядок строк подборки; неназванные остаются за названными в прежнем порядке',
      params: ById,
      body: z.object({ itemIds: z.array(z.uuid()).max(MAX_SELECTION_ITEMS) }),
      output: selection,
      failures: ['selection.not_found'],
    }),
    /** Not in the specification: removes all items; the selection itself remains with its request (F-02). */
    clear: endpoint({
      ...calls.clear,
      summary: 'Убрать из подборки все строки и её ссылку',
      params: ById,
      output: ById,
      failures: ['selection.not_found', 'access.forbidden'],
    }),
    /** Not in the specification: undo of `clear`. */
    restore: endpoint({
      ...calls.restore,
      summary:
        'Вернуть строки, которые убрала последняя очистка подборки: порядок, комментарии, отметки, скрытые; ссылка не возвращается',
      params: ById,
      output: selection,
      success: 200,
      failures: ['selection.not_found', 'access.forbidden', 'selection.full'],
    }),
  };
}
