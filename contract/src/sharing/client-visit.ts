import * as z from 'zod';
import { ById } from '#by-id.ts';
import type { Domain } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import { AccessCode } from './selection-link.ts';

/** The broker's card as clients see it: only what the broker has entered for them. */
export const ClientBroker = z.object({
  name: z.string(),
  /** Eleven digits beginning with 7, or a foreign number with its plus. */
  phone: z.string().nullable(),
  /** Name in Telegram, without '@'. */
  telegram: z.string().nullable(),
  /** Number in WhatsApp, stored like `phone`. */
  whatsapp: z.string().nullable(),
  email: z.string().nullable(),
  /** 'в будни с 9 до 20' */
  replyHours: z.string().nullable(),
  photoId: z.uuid().nullable(),
});
export type ClientBroker = z.infer<typeof ClientBroker>;

/** Figures whose changes clients are shown; money in roubles, area in the unit of the domain. */
export const changedFigures = ['price', 'averageNetRentalRate', 'salePrice', 'opexPerSqm', 'area'] as const;
export type ChangedFigure = (typeof changedFigures)[number];

/** Differences between the selection now and as it was shown at the previous visit; `id` is that of an item. */
export const SelectionChanges = z.object({
  figures: z.array(
    z.object({
      id: z.uuid(),
      name: z.enum(changedFigures),
      /** null: not shown. */
      before: z.number().nullable(),
      now: z.number().nullable(),
    }),
  ),
  /** Dates of availability: YYYY-MM-DD. */
  days: z.array(z.object({ id: z.uuid(), before: z.string(), now: z.string() })),
  added: z.array(z.uuid()),
  /** Titles as they were shown; null when only the amounts were recorded. */
  removed: z.array(z.string().nullable()),
  /** Items with an answer of the broker to a question. */
  replied: z.array(z.uuid()),
});
export type SelectionChanges = z.infer<typeof SelectionChanges>;

export const ClientVisit = z.object({
  /** null: the broker shows no card. */
  broker: ClientBroker.nullable(),
  /** Smallest area that the request asks for (m²); null in a domain without totals, or when unknown. */
  areaM2: z.number().nullable(),
  /** Moscow time of the previous visit by this link; null at the first one. */
  previousDateTime: z.string().nullable(),
  /** Changes since the previous visit; none at the first one. */
  changes: SelectionChanges,
});
export type ClientVisit = z.infer<typeof ClientVisit>;

/** Call of a domain for clients about a visit to their link, without a sign-in (0088). */
export function clientVisitEndpoint<const In extends Domain>(domain: In) {
  return endpoint({
    method: 'GET',
    path: `/api/${domain}/request-selections-for-clients/{id}/visit` as const,
    access: 'anyone',
    summary: 'Кто ведёт подборку и что в ней изменилось с прошлого раза по этой ссылке; только открытые клиенту поля',
    params: ById,
    query: AccessCode,
    output: ClientVisit,
    failures: ['link.invalid', 'link.code_missing', 'link.code_wrong', 'link.too_many_tries'],
  });
}
