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

/** Fields of an item in a request's selection (1§3); the object itself is in a field named by the domain (F-05). */
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
  /** The client marked it on the public page (G-06). */
  isClientFavorite: z.boolean(),
  /** Own addition: time of the mark, Moscow time without offset. */
  clientFavoriteDateTime: z.string().nullable(),
  dateTimeCreated: z.string(),
  /** Own addition: the employee who added it (N-06); null: a command of the server. */
  addedByEmployeeId: z.uuid().nullable(),
} as const;
const ItemFields = z.object(itemFields);
export type ItemFields = z.infer<typeof ItemFields>;

/** Selections include all of their items, so the limit is lower than that of other lists. */
const MAX_SELECTIONS = 100;

/** Without a default: an omitted comment leaves the stored one unchanged. */
const Comment = text(10_000)
  .nullable()
  .transform((given) => given || null);

/** Either one identifies the selection; given both, they must belong together. */
const OfSelection = {
  requestSelectionId: z.uuid().nullable().default(null),
  requestId: z.uuid().nullable().default(null),
};
function saysWhere(item: { requestSelectionId: string | null; requestId: string | null }): boolean {
  return item.requestSelectionId !== null || item.requestId !== null;
}

/** How many of some objects are in the selection of a request, shown to the client. */
const ObjectsInSelection = z.object({
  requestId: z.uuid(),
  count: z.int(),
  /** The client marked one of them. */
  isClientFavorite: z.boolean(),
  /** When the last of them was added, Moscow time without offset, and by whom; null: a command of the server. */
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
 * The calls of selections of one domain; both domains have the same (1§7, 3§7).
 * @param item `itemFields` and the object
 * @param missing refusal when there is no such object
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
    /** Own addition: before objects are added, where they are already. */
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
          /** The removed item that the caller restores: it stays credited to the employee who added it (N-06). */
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
          /** Id of the item; by default identified by the object and the selection. */
          id: z.uuid().optional(),
          entityId: z.uuid().optional(),
          ...OfSelection,
          /** Sent with a comment: the version it is based on. A toggle needs none. */
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
    /** Own addition to the specification: brokers order the objects for their presentation. */
    order: endpoint({
      ...calls.order,
      summary: 'Порядок строк подборки; неназванные остаются за названными в прежнем порядке',
      params: ById,
      body: z.object({ itemIds: z.array(z.uuid()).max(MAX_SELECTION_ITEMS) }),
      output: selection,
      failures: ['selection.not_found'],
    }),
    /** Own addition: removes all items; the selection itself stays with its request (F-02). */
    clear: endpoint({
      ...calls.clear,
      summary: 'Убрать из подборки все строки и её ссылку',
      params: ById,
      output: ById,
      failures: ['selection.not_found', 'access.forbidden'],
    }),
    /** Own addition: undo of `clear`. */
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
