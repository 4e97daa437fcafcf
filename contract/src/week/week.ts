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
  /** m² of the deals. */
  dealArea: z.number(),
  /** Roubles of the deals: of a rent for one year. */
  dealRoubles: z.number(),
});
export type WeekRow = z.infer<typeof WeekRow>;

export const Week = z.object({
  /** In Moscow: a period that it lies in is not over. */
  today: LocalDate,
  /** The chosen period is the last one. */
  periods: z.array(z.object({ from: LocalDate, to: LocalDate })),
  /** Only what is not zero. */
  rows: z.array(WeekRow),
});
export type Week = z.infer<typeof Week>;

/** The closed deal of a counted vacancy. */
export const WeekDeal = z.object({
  closeDate: LocalDate,
  vacancyType: z.int(),
  /** Months. */
  rentalPeriod: z.int().nullable(),
  /** m² */
  areaSize: z.number().nullable(),
  /** As in the figures; null without a rate or a price. */
  roubles: z.number().nullable(),
});
export type WeekDeal = z.infer<typeof WeekDeal>;

/** By its name; in the trash with the path of its search there. */
const NamedObject = OtherRecord.extend({
  /** Where it is: an address, a complex; may be empty. */
  place: z.string(),
});
export type NamedObject = z.infer<typeof NamedObject>;

/** One counted thing. */
export const WeekObject = z.object({
  /** Of the counted: an object, a request, a selection, an item of a selection. */
  id: z.uuid(),
  entity: z.enum([...auditedEntities.land, ...auditedEntities.industrial]),
  employeeId: z.uuid(),
  /** The last time in the period. */
  dateTime: z.string(),
  /** Also one in the trash; null when it was destroyed for good, and of a selection. */
  object: NamedObject.nullable(),
  /** Of a selection and an item; null when it was deleted. */
  request: NamedObject.nullable(),
  deal: WeekDeal.nullable(),
});
export type WeekObject = z.infer<typeof WeekObject>;
