import * as z from 'zod';
import { NamedValue } from '#dictionaries/dictionary.ts';
import { copied, created, edited } from '#entity-bodies.ts';
import { fieldsWithout } from '#fields.ts';
import { AttachedDocument, OptionalDocumentDrafts } from '#files/attached.ts';
import { exceedsTotal } from '#industrial/areas/area-figures.ts';
import { AreaSet, AreaSetDraft, areasExceedTotal } from '#industrial/areas/area-set.ts';
import { Deal } from '#industrial/deals/deal.ts';
import { draftShape, wireShape } from '#industrial/described-schemas.ts';
import { BuildingImageDrafts, IndustrialImage } from '#industrial/images.ts';
import { ContactLink, ContactLinkDrafts } from '#industrial/people/contact-link.ts';
import { OperatorDrafts, OperatorWithRoles } from '#industrial/people/operator-link.ts';
import { VacancyLabel, VacancyRow } from '#industrial/vacancies/vacancy.ts';
import { maybe } from '#optional.ts';
import { EntityComment } from '#people/comment.ts';
import { buildingFields, computedOfBuilding, requiredOfBuilding } from './building-fields.ts';

const pitch = maybe(z.number().min(0).max(9_999));

const fields = z.object({
  ...draftShape(fieldsWithout(buildingFields, computedOfBuilding), requiredOfBuilding),
  areaSet: AreaSetDraft,
  /** m between columns; either may be unknown. */
  columnPitch: z.object({ x: pitch, y: pitch }).nullable().default(null),
  contacts: ContactLinkDrafts,
  operatorWithRoles: OperatorDrafts,
  images: BuildingImageDrafts,
  documents: OptionalDocumentDrafts,
});

/** The areas of all kinds must fit into the total area of the building (2§5, H-07). */
function areasWithinTotal({
  value: { areaSet, totalArea },
  issues,
}: z.core.ParsePayload<Pick<z.infer<typeof fields>, 'areaSet' | 'totalArea'>>): void {
  if (!exceedsTotal(areaSet, totalArea)) return;
  issues.push({ code: 'custom', path: ['areaSet'], input: areaSet, message: areasExceedTotal });
}

/** Editable fields of a building; a whole entity may be sent back, its other fields are ignored. */
export const BuildingFields = fields.check(areasWithinTotal);
export type BuildingFields = z.infer<typeof BuildingFields>;
/** Input before defaults are applied. */
export type BuildingFieldsInput = z.input<typeof BuildingFields>;

/** A building created by a separate call, which names the complex. */
export const NewBuilding = fields.extend({ ...created, ...copied, complexId: z.uuid() }).check(areasWithinTotal);
export type NewBuilding = z.infer<typeof NewBuilding>;

/** A building created by a call on its complex, whose path names the complex. */
export const AddedBuilding = fields.extend(created).check(areasWithinTotal);

export const BuildingDraft = fields.extend(edited).check(areasWithinTotal);
export type BuildingDraft = z.infer<typeof BuildingDraft>;

/** A building without its vacancies. */
export const Building = z.object({
  id: z.uuid(),
  rowVersion: z.int(),
  isEnabled: z.boolean(),
  complexId: z.uuid(),
  ...wireShape(buildingFields, requiredOfBuilding),
  areaSet: AreaSet,
  columnPitch: z.object({ x: z.number().nullable(), y: z.number().nullable() }).nullable(),
  contacts: z.array(ContactLink),
  operatorWithRoles: z.array(OperatorWithRoles),
  images: z.array(IndustrialImage),
  documents: z.array(AttachedDocument),
  comments: z.array(EntityComment),
  dateTimeCreated: z.string(),
});
export type Building = z.infer<typeof Building>;

/** A building with its vacancies and deals. */
export const FullBuilding = Building.extend({ vacancies: z.array(VacancyRow), deals: z.array(Deal) });
export type FullBuilding = z.infer<typeof FullBuilding>;

/** A building in the tree of its complex (2§3). */
export const BuildingSummary = z.object({
  id: z.uuid(),
  isEnabled: z.boolean(),
  name: z.string(),
  buildingType: NamedValue,
  totalArea: z.number(),
  buildingClass: z.int(),
  complexId: z.uuid(),
  vacancies: z.array(VacancyLabel),
  deals: z.array(Deal),
});
export type BuildingSummary = z.infer<typeof BuildingSummary>;
