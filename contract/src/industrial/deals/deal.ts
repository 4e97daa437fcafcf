import * as z from 'zod';
import { created, edited } from '#entity-bodies.ts';
import { draftShape, wireShape } from '#industrial/described-schemas.ts';
import { maybe, maybeText } from '#optional.ts';
import { CustomerId } from '#people/customer.ts';
import { text } from '#text.ts';
import { dealFields, requiredOfDeal } from './deal-fields.ts';

const Id = z.int().min(0).max(2_147_483_647);

/**
 * How a vacancy is closed (2§3, H-36): flat field names; tenant and agent are either companies of the CRM
 * or typed names.
 */
export const DealFields = z.object({
  ...draftShape(dealFields, requiredOfDeal),
  tenantName: maybeText(text(500)),
  tenantBitrixId: maybe(CustomerId),
  agentName: maybeText(text(500)),
  agentBitrixId: maybe(CustomerId),
  sectorId: maybe(Id),
  industryId: maybe(Id),
});
export type DealFields = z.infer<typeof DealFields>;

/** `POST deals` is equivalent to `POST vacancies/{id}/close` (M-30). */
export const NewDeal = DealFields.extend({ ...created, vacancyId: z.uuid() });
export type NewDeal = z.infer<typeof NewDeal>;

export const DealDraft = DealFields.extend(edited);
export type DealDraft = z.infer<typeof DealDraft>;

const Named = z.object({ id: z.int(), name: z.string() });

/** The deal of a closed vacancy. */
export const Deal = z.object({
  id: z.uuid(),
  rowVersion: z.int(),
  vacancyId: z.uuid(),
  /** Name and area of the vacancy, name of its building: for the table of closed deals. */
  vacancyName: z.string(),
  areaSize: z.number().nullable(),
  buildingId: z.uuid(),
  buildingName: z.string(),
  complexId: z.uuid(),
  ...wireShape(dealFields, requiredOfDeal),
  tenantName: z.string().nullable(),
  tenantBitrixId: z.string().nullable(),
  agentName: z.string().nullable(),
  agentBitrixId: z.string().nullable(),
  sectorId: z.int().nullable(),
  sector: Named.nullable(),
  industryId: z.int().nullable(),
  industry: Named.nullable(),
  dateTimeCreated: z.string(),
});
export type Deal = z.infer<typeof Deal>;
