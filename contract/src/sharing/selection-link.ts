import * as z from 'zod';
import { ById } from '#by-id.ts';
import type { Domain } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import { LocalDateTime } from '#measure/local-date-time.ts';
import { text } from '#text.ts';
import { linkCalls } from './selection-link-calls.ts';

/** Default term of a new link (days, 1§4). */
export const LINK_DAYS = 14;
/** Validity presets in the link dialog: one, two, three weeks and a month (days, 1§4). */
export const linkPresetDays = [7, 14, 21, 30] as const;
/** Limits of openings that the dialog offers. */
export const openingLimits = [1, 5, 10, 20] as const;
/** Most links of a selection. */
export const MOST_LINKS = 20;
/** Longest name of a link (characters). */
export const LONGEST_LINK_NAME = 60;
/** Largest limit of openings. */
const LARGEST_LIMIT = 1_000;

/** How an employee sends a link; `share` is the share sheet of a telephone. */
export const sendingWays = ['telegram', 'whatsApp', 'mail', 'share'] as const;
export type SendingWay = (typeof sendingWays)[number];

/** The last time that an employee chose a way to send a link; null: never. */
export const sending = {
  sentDateTime: z.string().nullable(),
  sentWay: z.enum(sendingWays).nullable(),
} as const;

/** Gives a client access to a selection without a sign-in for a limited time (1§3). */
export const SelectionLink = z.object({
  id: z.uuid(),
  requestSelectionId: z.uuid(),
  /** Access code: six digits and capital letters without look-alikes; readable by any employee later (G-03). */
  password: z.string(),
  /** Moscow time without offset; the link is valid until then. */
  expirationTime: z.string(),
});
export type SelectionLink = z.infer<typeof SelectionLink>;

/** What an employee chooses for a link (N-14). */
const linkSettings = {
  /** Name of the link: its receiver or purpose; clients never see it. */
  name: text(LONGEST_LINK_NAME),
  /** Number of openings after which the link ends; null: no limit. */
  openingLimit: z.int().min(1).max(LARGEST_LIMIT).nullable(),
  /** Whether clients see rates and prices. */
  hasRates: z.boolean(),
  /** Whether clients may like, refuse, ask and wish to visit. */
  hasAnswers: z.boolean(),
  /** Whether clients see the card of the broker. */
  hasCard: z.boolean(),
} as const;

/** A link with its settings; a selection has several (N-14). */
export const ClientLink = z.object({
  ...SelectionLink.shape,
  ...linkSettings,
  /**
   * Whether it is the link of the literal calls, which is opened by the id of the selection; others by their own id.
   */
  isFirst: z.boolean(),
  /** Openings counted against the limit; they start again when the limit changes. */
  openingCount: z.int(),
  /** When a client asked to open the link again, Moscow time without offset. */
  askedDateTime: z.string().nullable(),
  ...sending,
});
export type ClientLink = z.infer<typeof ClientLink>;
export type LinkSettings = Pick<ClientLink, keyof typeof linkSettings>;

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
    /** Not in the specification, as the two calls below (N-14). */
    all: endpoint({
      ...calls.all,
      summary: 'Все ссылки подборки, первая – ссылка спецификации, за ней остальные в порядке создания',
      params: ById,
      output: z.array(ClientLink),
      failures: ['selection.not_found'],
    }),
    add: endpoint({
      ...calls.add,
      summary: 'Ещё одна ссылка на подборку, с именем, сроком, пределом открытий и своим кодом',
      body: z.object({
        /** Made by the page: the same id is the same link. */
        newId: z.uuid(),
        requestSelectionId: z.uuid(),
        /** null: `LINK_DAYS` from now. */
        expirationTime: LocalDateTime.nullable(),
        ...linkSettings,
      }),
      output: ClientLink,
      success: 201,
      failures: ['selection.not_found', 'access.forbidden', 'link.past_date', 'link.too_many', 'link.id_taken'],
    }),
    set: endpoint({
      ...calls.set,
      summary:
        'Настройки ссылки: для кого, срок, предел открытий, ставки, ответы, карточка брокера; код остаётся прежним',
      params: ById,
      body: z.object({ expirationTime: LocalDateTime, ...linkSettings }),
      output: ClientLink,
      success: 200,
      failures: ['link.not_found', 'access.forbidden', 'link.past_date'],
    }),
    sent: endpoint({
      ...calls.sent,
      summary: 'Сотрудник выбрал, чем отправить ссылку: приложение открывается у него, сервер помнит день и способ',
      params: ById,
      body: z.object({ way: z.enum(sendingWays) }),
      output: ClientLink,
      success: 200,
      failures: ['link.not_found', 'access.forbidden'],
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
/**
 * For calls about an object: the id by which the client opened the link; the first link of the selection by default.
 */
export const CodeOfLink = AccessCode.extend({ link: z.uuid().optional() });
/** Why a link does not open any more. */
const EndedLink = z.object({
  /** `used`: opened as many times as its limit allows. */
  reason: z.enum(['expired', 'used']),
  expirationTime: z.string(),
  /** Whether a client has asked today to open it again. */
  isAsked: z.boolean(),
});
export type EndedLink = z.infer<typeof EndedLink>;

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
    /** Settings of the link (N-14). Without rates all amounts are null. */
    hasRates: z.boolean(),
    hasAnswers: z.boolean(),
    hasCard: z.boolean(),
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
    /** For messengers, by the head of the page (0093); not recorded as shown. */
    picture: endpoint({
      method: 'GET',
      path: `${path}/{id}/picture` as const,
      access: 'anyone',
      summary:
        'Картинка ссылки для мессенджеров: фотографии первых объектов, число, площади, регионы; только с ключом из предпросмотра',
      params: ById,
      // `v` changes with the content, so that messengers ask again.
      query: z.object({ key: z.string().max(100).optional(), v: z.string().max(100).optional() }),
      output: 'bytes',
      failures: ['link.invalid'],
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
      query: CodeOfLink,
      output: z.object({ id: z.uuid(), isClientFavorite: z.boolean() }),
      failures: [...failures, 'link.no_answers'],
    }),
    /** Not in the specification, as the next call; without the right code every answer is that of an unknown link. */
    ended: endpoint({
      method: 'GET',
      path: `${path}/{id}/ended` as const,
      access: 'anyone',
      summary: 'Почему ссылка больше не открывается: срок или число открытий; только с её кодом',
      params: ById,
      query: AccessCode,
      output: EndedLink,
      failures: ['link.invalid'],
    }),
    askAgain: endpoint({
      method: 'POST',
      path: `${path}/{id}/ask-again` as const,
      access: 'anyone',
      summary: 'Клиент просит открыть закончившуюся ссылку снова; брокер увидит просьбу, раз в день',
      params: ById,
      query: AccessCode,
      output: EndedLink,
      failures: ['link.invalid'],
    }),
  };
}
