import * as z from 'zod';
import { ById } from '#by-id.ts';
import type { Domain } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import { LocalDateTime } from '#measure/local-date-time.ts';
import { linkCalls } from './selection-link-calls.ts';

/** Default term of a new link (days, 1§4). */
export const LINK_DAYS = 14;
/** Validity presets in the link dialog: one, two, three weeks and a month (days, 1§4). */
export const linkPresetDays = [7, 14, 21, 30] as const;

/** Gives a client access to a selection without a sign-in for a limited time (1§3); one per selection. */
export const SelectionLink = z.object({
  id: z.uuid(),
  requestSelectionId: z.uuid(),
  /** Access code: six digits and capital letters without look-alikes; readable by any employee later (G-03). */
  password: z.string(),
  /** Moscow time without offset; the link is valid until then. */
  expirationTime: z.string(),
});
export type SelectionLink = z.infer<typeof SelectionLink>;

/**
 * The client link calls of one domain; both domains have the same ones.
 * @param domain segment below `/api`
 */
export function linkEndpoints<const In extends Domain>(domain: In) {
  const calls = linkCalls(domain);
  return {
    create: endpoint({
      ...calls.create,
      summary:
        'Клиентская ссылка на подборку, на 14 дней, если срок не назван; существующая сохраняет код и принимает новый срок, действующая без нового срока возвращается как есть',
      body: z.object({
        requestSelectionId: z.uuid(),
        /** Ignored: the server sets the id. */
        id: z.uuid().nullable().default(null),
        expirationTime: LocalDateTime.nullable().default(null),
      }),
      output: SelectionLink,
      success: 201,
      failures: ['selection.not_found', 'access.forbidden', 'link.past_date'],
    }),
    update: endpoint({
      ...calls.update,
      summary: 'Другой срок ссылки; код остаётся прежним (G-03)',
      body: z.object({ requestSelectionId: z.uuid(), id: z.uuid(), expirationTime: LocalDateTime }),
      output: SelectionLink,
      failures: ['link.not_found', 'access.forbidden', 'link.past_date'],
    }),
    remove: endpoint({
      ...calls.remove,
      summary: 'Удалить ссылку: клиент её больше не откроет',
      params: ById,
      output: ById,
      failures: ['link.not_found', 'access.forbidden'],
    }),
    ofSelection: endpoint({
      ...calls.ofSelection,
      summary: 'Ссылка подборки по id подборки; 404 = ссылки нет (1§7)',
      params: ById,
      output: SelectionLink,
      failures: ['link.not_found'],
    }),
    updateInfo: endpoint({
      ...calls.updateInfo,
      summary: 'Подборка по id: когда менялась, сколько в ней показываемых объектов, до какого времени ссылка (A-08)',
      params: ById,
      output: z.object({
        dateTimeChanged: z.string(),
        itemCount: z.int(),
        expirationTime: z.string().nullable(),
      }),
      failures: ['selection.not_found'],
    }),
  };
}

/** The client's access code, in the query (G-02); a missing code is reported after the link has been checked (G-01). */
export const AccessCode = z.object({ password: z.string().max(100).default('') });
/** The page that a client opens, for the record of what was shown. */
const OpenedPage = AccessCode.extend({ as: z.enum(['page', 'report']).default('page') });

/**
 * Calls of one domain for clients without a sign-in: read the selection, mark one of its objects (G-06, A-07).
 * @param item the only fields of an object that clients see (G-10)
 */
export function publicEndpoints<const In extends Domain, Item extends z.ZodType>(domain: In, item: Item) {
  const path = `/api/${domain}/request-selections-for-clients` as const;
  const failures = ['link.invalid', 'link.code_missing', 'link.code_wrong', 'link.too_many_tries'] as const;
  const seen = z.object({
    id: z.uuid(),
    /** Name of the client's company, if known (G-15). */
    companyName: z.string().nullable(),
    expirationTime: z.string(),
    /** The same time under the name of the industrial domain (M-27). */
    linkExpirationTime: z.string(),
    items: z.array(item),
  });
  return {
    read: endpoint({
      method: 'GET',
      path: `${path}/{id}` as const,
      access: 'anyone',
      summary: 'Подборка для клиента по id подборки и коду доступа',
      params: ById,
      query: OpenedPage,
      output: seen,
      failures,
    }),
    /** For employees; not recorded as shown to the client. */
    preview: endpoint({
      method: 'GET',
      path: `${path}/{id}/preview` as const,
      access: 'employee',
      summary: 'Подборка так, как её видит клиент по действующей ссылке; показом не считается',
      params: ById,
      output: seen,
      failures: ['link.not_found'],
    }),
    markFavorite: endpoint({
      method: 'POST',
      path: `${path}/request-selection-item/{id}` as const,
      access: 'anyone',
      // A hidden, archived or deleted item is refused like one that never existed: 403.
      summary: 'Отметка клиента «в избранное» на строке подборки; повтор ничего не меняет (G-06)',
      params: ById,
      query: AccessCode,
      output: z.object({ id: z.uuid(), isClientFavorite: z.boolean() }),
      failures,
    }),
  };
}
