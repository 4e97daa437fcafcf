import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { fieldMessages } from '#field-message.ts';
import { PropertyRow } from '#land/properties/property.ts';
import { paging } from '#list.ts';
import { RowVersion } from '#row-version.ts';
import { linkEndpoints, SelectionLink } from '#sharing/selection-link.ts';
import { text } from '#text.ts';

/** An object in the selection of a request (1§3). */
export const SelectionItem = z.object({
  id: z.uuid(),
  rowVersion: z.int(),
  requestSelectionId: z.uuid(),
  requestId: z.uuid(),
  /** With its position and status in this selection (D-08); archived ones are included, marked by `isEnabled`. */
  property: PropertyRow,
  /** false = hidden: not in exports and client pages, its comment is kept (F-03). */
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
});
export type SelectionItem = z.infer<typeof SelectionItem>;

/** The one selection of a request (F-01, F-11). */
export const RequestSelection = z.object({
  id: z.uuid(),
  requestId: z.uuid(),
  /** The request's name. */
  name: z.string(),
  items: z.array(SelectionItem),
  requestSelectionLink: SelectionLink.nullable(),
});
export type RequestSelection = z.infer<typeof RequestSelection>;

/** More than a client reads. */
export const MAX_SELECTION_ITEMS = 1000;
/** Selections include all of their items, so the limit is lower than that of other lists. */
const MAX_SELECTIONS = 100;

/** Without a default: an omitted comment must stay as it is. */
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

export const listSelections = endpoint({
  method: 'GET',
  path: '/api/land/request-selections',
  access: 'employee',
  summary: 'Подборки страницами, новые первыми',
  query: z.object(paging(10, MAX_SELECTIONS)),
  output: z.array(RequestSelection),
  failures: [],
});

export const getSelectionOfRequest = endpoint({
  method: 'GET',
  path: '/api/land/request-selections/request/{requestId}',
  access: 'employee',
  summary: 'Подборка запроса',
  params: z.object({ requestId: z.uuid() }),
  output: RequestSelection,
  failures: ['selection.not_found'],
});

export const getSelection = endpoint({
  method: 'GET',
  path: '/api/land/request-selections/{id}',
  access: 'employee',
  summary: 'Одна подборка',
  params: ById,
  output: RequestSelection,
  failures: ['selection.not_found'],
});

export const addSelectionItem = endpoint({
  method: 'POST',
  path: '/api/land/request-selections/selection/add-item',
  access: 'employee',
  summary:
    'Объект в подборку; скрытый снова показывается, показанный остаётся как есть (F-04); status: false кладёт скрытым',
  body: z
    .object({
      /** Id of the property. */
      entityId: z.uuid(),
      ...OfSelection,
      /** Visible by default. */
      status: z.boolean().default(true),
    })
    .refine(saysWhere, { path: ['requestSelectionId'] }),
  output: SelectionItem,
  success: 201,
  failures: ['selection.not_found', 'property.not_found', 'selection.full'],
});

export const addSelectionItems = endpoint({
  method: 'POST',
  path: '/api/land/request-selections/{id}/add-items',
  access: 'employee',
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
  }),
  output: RequestSelection,
  failures: ['selection.not_found', 'property.not_found', 'selection.full'],
});

export const updateSelectionItem = endpoint({
  method: 'POST',
  path: '/api/land/request-selections/selection/update-item',
  access: 'employee',
  summary: 'Показать, скрыть, прокомментировать строку подборки; ненаписанное остаётся как есть',
  body: z
    .object({
      /** Id of the item; by default identified by the property and the selection. */
      id: z.uuid().optional(),
      entityId: z.uuid().optional(),
      ...OfSelection,
      /** Sent with a comment: the version it is based on. A toggle needs none. */
      rowVersion: RowVersion.optional(),
      status: z.boolean().optional(),
      comment: Comment.optional(),
    })
    .refine((item) => item.id !== undefined || item.entityId !== undefined, {
      path: ['id'],
      error: fieldMessages.required,
    })
    .refine((item) => item.id !== undefined || item.entityId === undefined || saysWhere(item), {
      path: ['requestSelectionId'],
    })
    .refine((item) => item.comment === undefined || item.rowVersion !== undefined, {
      path: ['rowVersion'],
      error: fieldMessages.required,
    }),
  output: SelectionItem,
  failures: ['selection_item.not_found', 'selection_item.changed'],
});

export const getSelectionItem = endpoint({
  method: 'GET',
  path: '/api/land/request-selections/items/{id}',
  access: 'employee',
  summary: 'Одна строка подборки',
  params: ById,
  output: SelectionItem,
  failures: ['selection_item.not_found'],
});

export const deleteSelectionItem = endpoint({
  method: 'DELETE',
  path: '/api/land/request-selections/items/{id}',
  access: 'employee',
  summary: 'Удалить строку подборки вместе с её комментарием',
  params: ById,
  output: ById,
  failures: ['selection_item.not_found'],
});

/** Own addition to the specification: brokers order the objects for their presentation. */
export const orderSelectionItems = endpoint({
  method: 'POST',
  path: '/api/land/request-selections/{id}/order',
  access: 'employee',
  summary: 'Порядок строк подборки; неназванные остаются за названными в прежнем порядке',
  params: ById,
  body: z.object({ itemIds: z.array(z.uuid()).max(MAX_SELECTION_ITEMS) }),
  output: RequestSelection,
  failures: ['selection.not_found'],
});

/** Own addition: empties the selection, which stays with its request (F-02). */
export const clearSelection = endpoint({
  method: 'DELETE',
  path: '/api/land/request-selections/{id}',
  access: 'employee',
  summary: 'Убрать из подборки все строки и её ссылку',
  params: ById,
  output: ById,
  failures: ['selection.not_found'],
});

export const landLinks = linkEndpoints('land');
