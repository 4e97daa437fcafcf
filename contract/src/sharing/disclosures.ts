import * as z from 'zod';
import { type Domain, domains } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import { paging } from '#list.ts';
import { LocalDate } from '#measure/local-date-time.ts';
import { text } from '#text.ts';
import { disclosureCalls } from './disclosure-calls.ts';

/** Ways in which an object is shown to a client: pages of a link, files. */
export const disclosureChannels = ['page', 'report', 'sheet', 'slides', 'pdf'] as const;
export type DisclosureChannel = (typeof disclosureChannels)[number];

/**
 * The amount by which showings are compared: price of a plot; rate of a vacancy, or its price when only that is shown.
 */
export const disclosureFigures = ['price', 'averageNetRentalRate', 'salePrice'] as const;
export type DisclosureFigure = (typeof disclosureFigures)[number];

/** Default number of showings of a page. */
const TAKE = 50;
const MOST_SHOWN = 200;
/** Showings of each request in the overview of a customer. */
export const MOST_OF_EACH = 5;
/** Most requests in the overview of a customer; the last shown first. */
export const MOST_SHOWN_REQUESTS = 50;

const Named = z.object({ id: z.string(), name: z.string() });

/**
 * An object as it was shown to a client. Names are those of the time of the showing; openings of a page with the same
 * object version and amounts are one showing.
 */
export const Showing = z.object({
  id: z.uuid(),
  domain: z.enum(domains),
  objectId: z.uuid(),
  objectName: z.string(),
  objectPlace: z.string(),
  /** false: the object has been deleted. */
  isObjectThere: z.boolean(),
  company: Named.nullable(),
  contact: Named.nullable(),
  /** null: a file of single objects. */
  request: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  channel: z.enum(disclosureChannels),
  /** Moscow time of the last opening, or of the file. */
  dateTime: z.string(),
  /** How many times the page was opened; 1 for a file. */
  openings: z.int(),
  objectVersion: z.int(),
  /** null: shown without an amount ('без ставки'). */
  figure: z.enum(disclosureFigures).nullable(),
  /** Roubles, as shown. */
  shown: z.number().nullable(),
  /** Roubles, today; of the rate or price when none was shown. */
  now: z.number().nullable(),
  /** Who shared the link or made the file; null: not known. */
  employeeId: z.uuid().nullable(),
  /** The client has marked the object in the selection. */
  isClientFavorite: z.boolean(),
});
export type Showing = z.infer<typeof Showing>;

const filter = {
  channel: z.enum(disclosureChannels).optional(),
  /** Moscow days, both included. */
  from: LocalDate.optional(),
  to: LocalDate.optional(),
};

export const ShowingsQuery = z.object({
  /** The object; with `isComplex` a complex with all of its vacancies. */
  objectId: z.uuid(),
  isComplex: z.stringbool().default(false),
  ...filter,
  order: z.enum(['date', 'client']).default('date'),
  ...paging(TAKE, MOST_SHOWN),
});
export type ShowingsQuery = z.infer<typeof ShowingsQuery>;

export const Showings = z.object({
  /** Number of all showings of the filter. */
  count: z.int(),
  clientCount: z.int(),
  /** Moscow time of the first one. */
  since: z.string().nullable(),
  /** Clients whose last shown amount is above, or below, today's. */
  above: z.int(),
  below: z.int(),
  /** The last showing of each client who saw more than today's amount, at most 50. */
  sawMore: z.array(Showing),
  showings: z.array(Showing),
});
export type Showings = z.infer<typeof Showings>;

/** An object as a client saw it, compared with what clients would see of it now: 'Как показали'. */
export const AsShown = z.object({
  /** As on the client's page; null when only amounts were recorded. */
  title: z.string().nullable(),
  /** Whether clients would see the object now; false for a deleted and an archived one. */
  isShownNow: z.boolean(),
  /** Amounts in roubles and `area` in the unit of the domain, in display order; those that neither had are left out. */
  figures: z.array(
    z.object({
      name: z.string(),
      /** null: not shown. */
      before: z.number().nullable(),
      now: z.number().nullable(),
    }),
  ),
  /** Date of availability, YYYY-MM-DD; null in a domain that has no such date, or when it is not known. */
  day: z.object({ before: z.string().nullable(), now: z.string().nullable() }).nullable(),
});
export type AsShown = z.infer<typeof AsShown>;

/** Endpoints of a domain's record of showings, 'Кто видел'. */
export function disclosureEndpoints<const In extends Domain>(domain: In) {
  return {
    ofObject: endpoint({
      ...disclosureCalls(domain).ofObject,
      summary: 'Кому, когда и с какой ценой показывали объект; и удалённый',
      query: ShowingsQuery,
      output: Showings,
      failures: [],
    }),
    asShown: endpoint({
      ...disclosureCalls(domain).asShown,
      summary: 'Каким клиент видел объект в этом показе и каким увидел бы сейчас; только открытые клиенту поля',
      params: z.object({ id: z.uuid(), objectId: z.uuid() }),
      output: AsShown,
      failures: ['showing.not_found'],
    }),
  };
}

/** Maximum length of the id of a company or a contact (characters). */
const MAX_CUSTOMER_ID = 100;

export const ShownToQuery = z.object({
  kind: z.enum(['company', 'contact']),
  id: text(MAX_CUSTOMER_ID).min(1),
  domain: z.enum(domains).optional(),
  /** Only showings for this request. */
  requestId: z.uuid().optional(),
  /** The first showings of each request instead of a page. */
  overview: z.stringbool().default(false),
  ...filter,
  ...paging(TAKE, MOST_SHOWN),
});
export type ShownToQuery = z.infer<typeof ShownToQuery>;

export const ShownTo = z.object({
  count: z.int(),
  objectCount: z.int(),
  since: z.string().nullable(),
  /** Number of showings by domain, whichever domain is asked for. */
  counts: z.object({ land: z.int(), industrial: z.int() }),
  /** The last shown first. */
  requests: z.array(
    z.object({
      domain: z.enum(domains),
      id: z.uuid().nullable(),
      name: z.string(),
      /** Responsible for the request today; null: nobody, or the request is deleted. */
      employeeId: z.uuid().nullable(),
      isThere: z.boolean(),
      count: z.int(),
      lastDateTime: z.string(),
    }),
  ),
  /** Grouped by request, the last shown first. */
  showings: z.array(Showing),
});
export type ShownTo = z.infer<typeof ShownTo>;

/** What was shown to a company with its people, or to a person, in both domains: 'Что показали'. */
export const findShownTo = endpoint({
  method: 'GET',
  path: '/api/Contact/disclosures',
  access: 'employee',
  summary: 'Что показали компании с её людьми или человеку, по запросам, в обеих областях',
  query: ShownToQuery,
  output: ShownTo,
  failures: [],
});
