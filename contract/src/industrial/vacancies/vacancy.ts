import * as z from 'zod';
import { NamedValue } from '#dictionaries/dictionary.ts';
import { copied, created, edited } from '#entity-bodies.ts';
import { fieldsWithout } from '#fields.ts';
import { AttachedDocument, OptionalDocumentDrafts } from '#files/attached.ts';
import { AreaSetWithPrice, AreaSetWithPriceDraft } from '#industrial/areas/area-set.ts';
import { Deal } from '#industrial/deals/deal.ts';
import { draftShape, wireShape } from '#industrial/described-schemas.ts';
import { Agent, AgentDrafts } from '#industrial/people/agent.ts';
import { EntityComment } from '#people/comment.ts';
import { computedOfVacancy, requiredOfVacancy, vacancyFields } from './vacancy-fields.ts';

/** Editable fields of a vacancy; a whole entity may be sent back, its other fields are ignored. */
export const VacancyFields = z.object({
  ...draftShape(fieldsWithout(vacancyFields, computedOfVacancy), requiredOfVacancy),
  areaSetWithPrice: AreaSetWithPriceDraft,
  saleAgents: AgentDrafts,
  leaseAgents: AgentDrafts,
  documents: OptionalDocumentDrafts,
});
export type VacancyFields = z.infer<typeof VacancyFields>;
/** Input before defaults are applied. */
export type VacancyFieldsInput = z.input<typeof VacancyFields>;

/** A vacancy created by a separate call, which names the building. */
export const NewVacancy = VacancyFields.extend({ ...created, ...copied, buildingId: z.uuid() });
export type NewVacancy = z.infer<typeof NewVacancy>;

/** A vacancy created together with its complex and building (H-02). */
export const AddedVacancy = VacancyFields.extend(created);

export const VacancyDraft = VacancyFields.extend(edited);
export type VacancyDraft = z.infer<typeof VacancyDraft>;

const Named = z.object({ id: z.int(), name: z.string() });

/** A row of the vacancy table (2§3), with the fields of cards and of the tree of a complex. */
export const VacancyRow = z.object({
  id: z.uuid(),
  rowVersion: z.int(),
  isEnabled: z.boolean(),
  /** false also when the building or the complex is archived. */
  isActive: z.boolean(),
  buildingId: z.uuid(),
  buildingName: z.string(),
  buildingClass: z.int(),
  buildingType: NamedValue,
  buildingConstructionStatus: z.int(),
  /** m */
  buildingWorkingHeight: z.number(),
  /** m² */
  buildingTotalArea: z.number(),
  complexId: z.uuid(),
  complexName: z.string(),
  region: Named,
  city: Named.nullable(),
  highway: NamedValue.nullable(),
  /** Distance of the complex (km). */
  distanceFromRingRoad: z.number().nullable(),
  /** When the vacancies of the complex were last confirmed, and for how many days the confirmation is valid (H-13). */
  vacanciesActualizeDate: z.string().nullable(),
  vacanciesUpdatePeriod: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  ...wireShape(vacancyFields, requiredOfVacancy),
  floors: z.array(NamedValue),
  areaSetWithPrice: AreaSetWithPrice,
  warehouseAreaTotal: z.number().nullable(),
  lightIndustrialAreaTotal: z.number().nullable(),
  dataCenterAreaTotal: z.number().nullable(),
  productionAreaTotal: z.number().nullable(),
  officeAreaTotal: z.number().nullable(),
  mezzanineAreaTotal: z.number().nullable(),
  officeAreaRate: z.number().nullable(),
  mezzanineAreaRate: z.number().nullable(),
  /** null while the vacancy is open (2§4). */
  deal: Deal.nullable(),
});
export type VacancyRow = z.infer<typeof VacancyRow>;

/** A single vacancy; its address is that of its complex. */
export const Vacancy = VacancyRow.extend({
  regionId: z.int(),
  cityId: z.int().nullable(),
  settlementId: z.int().nullable(),
  streetId: z.int().nullable(),
  house: z.string().nullable(),
  saleAgents: z.array(Agent),
  leaseAgents: z.array(Agent),
  documents: z.array(AttachedDocument),
  comments: z.array(EntityComment),
  dateTimeCreated: z.string(),
});
export type Vacancy = z.infer<typeof Vacancy>;

/** A vacancy in the summary of its building, for the tree. */
export const VacancyLabel = z.object({
  id: z.uuid(),
  isEnabled: z.boolean(),
  name: z.string(),
  vacancyStatus: z.int(),
  /** Sum of the bits of 'vacancy-types' (F-09). */
  vacancyTypes: z.int(),
  areaSize: z.number().nullable(),
  mainAreaTypeCalc: z.int().nullable(),
  hasDeal: z.boolean(),
});
export type VacancyLabel = z.infer<typeof VacancyLabel>;
