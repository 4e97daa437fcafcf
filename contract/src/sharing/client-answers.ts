import * as z from 'zod';
import { ById } from '#by-id.ts';
import type { Domain } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import { LocalDateTime } from '#measure/local-date-time.ts';
import { text } from '#text.ts';
import { clientAnswerCalls } from './client-answer-calls.ts';
import { LONGEST_MESSAGE, LONGEST_REFUSAL, MOST_VISIT_DAYS } from './client-answer-limits.ts';
import { refusalReasons } from './refusal-reasons.ts';
import { AccessCode, CodeOfLink, sending } from './selection-link.ts';

/** Control characters, except line feed. */
const CONTROL = /[\p{Cc}--[\n]]/gv;

/** A text for another person: lines end with a line feed, other control characters are removed. */
const plainText = (max: number) =>
  z
    .string()
    .overwrite((value) => value.replace(/\r\n?/g, '\n').replace(CONTROL, ''))
    .pipe(text(max));
const Message = plainText(LONGEST_MESSAGE).refine((value) => value !== '', 'Напишите текст');

/** A question of the client or a reply of an employee. */
export const ClientMessage = z.object({
  id: z.uuid(),
  dateTime: z.string(),
  text: z.string(),
  isReply: z.boolean(),
  /** Whether an employee has seen the question; true for a reply. */
  isRead: z.boolean(),
});
export type ClientMessage = z.infer<typeof ClientMessage>;

/** Answer of a client about one object, by one link. */
export const ClientAnswer = z.object({
  /** Id of the item of the selection. */
  id: z.uuid(),
  isLiked: z.boolean(),
  refusal: z
    .object({
      /** Names from `refusalReasons`. */
      reasons: z.array(z.string()),
      text: z.string(),
    })
    .nullable(),
  visit: z
    .object({
      /** Wished days, the earliest first: YYYY-MM-DD. */
      days: z.array(z.string()),
      /** Agreed time, Moscow time without offset; null until an employee sets it. */
      dateTime: z.string().nullable(),
    })
    .nullable(),
  /** The first one first. */
  messages: z.array(ClientMessage),
});
export type ClientAnswer = z.infer<typeof ClientAnswer>;

/** Openings of a day. */
const OpeningDay = z.object({ day: z.string(), count: z.int() });

/** Answer of a client with its times, for employees. */
const ReceivedAnswer = z.object({
  ...ClientAnswer.shape,
  messages: z.array(
    z.object({
      ...ClientMessage.shape,
      /** Who replied; null for a question. */
      employeeId: z.uuid().nullable(),
    }),
  ),
  linkId: z.uuid(),
  likedDateTime: z.string().nullable(),
  refusedDateTime: z.string().nullable(),
  /** Time of the latest like, refusal, wish or message; null when the object was only opened. */
  dateTime: z.string().nullable(),
  visitAskedDateTime: z.string().nullable(),
  openingCount: z.int(),
});
export type ReceivedAnswer = z.infer<typeof ReceivedAnswer>;

export const ReceivedAnswers = z.object({
  selectionId: z.uuid(),
  /** Answers since the employee last saw them. */
  newCount: z.int(),
  items: z.array(ReceivedAnswer),
  /** In order of creation, deleted ones last. */
  links: z.array(
    z.object({
      id: z.uuid(),
      /** Name of the link: its receiver or purpose. */
      name: z.string(),
      isFirst: z.boolean(),
      hasRates: z.boolean(),
      openingLimit: z.int().nullable(),
      /** null: deleted. */
      expirationTime: z.string().nullable(),
      ...sending,
      openingCount: z.int(),
      lastOpeningDateTime: z.string().nullable(),
      /** Days with openings, the first one first. */
      days: z.array(OpeningDay),
    }),
  ),
});
export type ReceivedAnswers = z.infer<typeof ReceivedAnswers>;

/** An answer as sent: each kind replaces what the client sent before, and can be taken back. */
function sentAnswer(domain: Domain) {
  const reasons = Object.keys(refusalReasons[domain]);
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('like'), isSet: z.boolean() }),
    z.object({
      kind: z.literal('refusal'),
      isSet: z.boolean(),
      reasons: z
        .array(z.enum(reasons))
        .max(reasons.length)
        .default([])
        .transform((given) => [...new Set(given)]),
      text: plainText(LONGEST_REFUSAL).default(''),
    }),
    z.object({
      kind: z.literal('visit'),
      /** YYYY-MM-DD; none takes the wish back. */
      days: z
        .array(z.iso.date())
        .max(MOST_VISIT_DAYS)
        .transform((given) => [...new Set(given)].sort()),
    }),
    z.object({
      kind: z.literal('question'),
      /** Made by the page: the same id is the same question. */
      id: z.uuid(),
      /** null takes the question back. */
      text: Message.nullable(),
    }),
  ]);
}
export type SentAnswer = z.output<ReturnType<typeof sentAnswer>>;

const refusedToClients = ['link.invalid', 'link.code_missing', 'link.code_wrong', 'link.too_many_tries'] as const;

/** Calls of a domain for clients without a sign-in, with the code of their link (0013, 0075). */
export function clientAnswerEndpoints<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/request-selections-for-clients` as const;
  return {
    read: endpoint({
      method: 'GET',
      path: `${path}/{id}/answers` as const,
      access: 'anyone',
      summary: 'Ответы клиента по ссылке, по id подборки и коду доступа',
      params: ById,
      query: AccessCode,
      output: z.object({
        /** Objects with an answer. */
        items: z.array(ClientAnswer),
      }),
      failures: refusedToClients,
    }),
    answer: endpoint({
      method: 'POST',
      path: `${path}/request-selection-item/{id}/answer` as const,
      access: 'anyone',
      // A hidden, archived or deleted item is refused like one that never existed: 403.
      summary: 'Ответ клиента об объекте: нравится, не подходит, вопрос, дни показа; каждый можно вернуть',
      params: ById,
      query: CodeOfLink,
      body: sentAnswer(domain),
      output: ClientAnswer,
      failures: [...refusedToClients, 'link.too_many_answers', 'link.no_answers'],
    }),
    open: endpoint({
      method: 'POST',
      path: `${path}/request-selection-item/{id}/open` as const,
      access: 'anyone',
      summary: 'Клиент открыл страницу объекта; считается раз в полчаса, без имён, устройств и адресов',
      params: ById,
      query: CodeOfLink,
      output: ById,
      failures: refusedToClients,
    }),
  };
}

/** Calls of a domain about the answers of clients, for employees. */
export function receivedAnswerEndpoints<const In extends Domain>(domain: In) {
  const calls = clientAnswerCalls(domain);
  const ofRequest = z.object({ requestId: z.uuid() });
  return {
    ofRequest: endpoint({
      ...calls.ofRequest,
      summary: 'Ответы клиента на подборку запроса и открытия её ссылок по дням',
      params: ofRequest,
      output: ReceivedAnswers,
      failures: ['selection.not_found'],
    }),
    seen: endpoint({
      ...calls.seen,
      summary: 'Сотрудник увидел ответы клиента: новых больше нет, вопросы прочитаны',
      params: ofRequest,
      output: z.object({ newCount: z.int() }),
      failures: ['selection.not_found'],
    }),
    reply: endpoint({
      ...calls.reply,
      summary: 'Ответить на вопрос клиента об объекте; клиент увидит ответ на странице объекта',
      params: ById,
      body: z.object({
        /** Made by the page: the same id is the same reply. */
        id: z.uuid(),
        linkId: z.uuid(),
        text: Message,
      }),
      output: ReceivedAnswer,
      failures: ['selection_item.not_found', 'access.forbidden', 'client_answer.not_found'],
    }),
    setVisit: endpoint({
      ...calls.setVisit,
      summary: 'Назначить клиенту время показа; null снимает назначенное',
      params: ById,
      body: z.object({ linkId: z.uuid(), dateTime: LocalDateTime.nullable() }),
      output: ReceivedAnswer,
      failures: ['selection_item.not_found', 'access.forbidden', 'client_answer.not_found'],
    }),
  };
}
