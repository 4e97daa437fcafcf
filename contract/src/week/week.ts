import * as z from 'zod';
import { domains } from '#domain.ts';
import { auditedEntities } from '#history.ts';
import { LocalDate } from '#measure/local-date-time.ts';
import { OtherRecord } from '#other-record.ts';

const count = z.int().min(0);

/** Figures of one employee in one domain and one period. */
export const WeekRow = z.object({
  employeeId: z.uuid(),
  domain: z.enum(domains),
  /** Index of the period in the answer. */
  period: z.int(),
  created: count,
  actualized: count,
  repriced: count,
  deals: count,
  requests: count,
  sent: count,
  answers: count,
  /** Total area of the deals (m²). */
  dealArea: z.number(),
  /** Total value of the deals (roubles); a rental counts with the rent of one year. */
  dealRoubles: z.number(),
});
export type WeekRow = z.infer<typeof WeekRow>;

export const Week = z.object({
  /** Today in Moscow; a period that includes it is not over yet. */
  today: LocalDate,
  /** Earliest first; the last one is the chosen period. */
  periods: z.array(z.object({ from: LocalDate, to: LocalDate })),
  /** Rows without any figure above zero are left out. */
  rows: z.array(WeekRow),
});
export type Week = z.infer<typeof Week>;

/** The closed deal of a counted vacancy. */
export const WeekDeal = z.object({
  closeDate: LocalDate,
  vacancyType: z.int(),
  /** Term of the lease (months). */
  rentalPeriod: z.int().nullable(),
  /** m² */
  areaSize: z.number().nullable(),
  /** Value as counted in the figures; null without a rate or a price. */
  roubles: z.number().nullable(),
});
export type WeekDeal = z.infer<typeof WeekDeal>;

/** An object or request with its name; when it is in the trash, the path searches for it there. */
const NamedObject = OtherRecord.extend({
  /** Location, e.g. an address or a complex; may be empty. */
  place: z.string(),
});
export type NamedObject = z.infer<typeof NamedObject>;

/** An object, request, selection or mark counted in a figure. */
export const WeekObject = z.object({
  /** Id of the object, request, selection or item of a selection. */
  id: z.uuid(),
  entity: z.enum([...auditedEntities.land, ...auditedEntities.industrial]),
  employeeId: z.uuid(),
  /** The last time that it happened in the period. */
  dateTime: z.string(),
  /** Present for trashed objects too; null for a selection and for an object destroyed for good. */
  object: NamedObject.nullable(),
  /** Request of a selection or of its item; null when the request was deleted. */
  request: NamedObject.nullable(),
  deal: WeekDeal.nullable(),
});
export type WeekObject = z.infer<typeof WeekObject>;
