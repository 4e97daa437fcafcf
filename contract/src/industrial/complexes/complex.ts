import * as z from 'zod';
import { NamedValue } from '#dictionaries/dictionary.ts';
import { copied, created, edited } from '#entity-bodies.ts';
import { fieldMessages, whenMissing } from '#field-message.ts';
import { fieldsWithout } from '#fields.ts';
import { AttachedDocument, OptionalDocumentDrafts } from '#files/attached.ts';
import { EntityEvent } from '#history.ts';
import { areaKinds } from '#industrial/areas/area-kinds.ts';
import { FullBuilding } from '#industrial/buildings/building.ts';
import { draftShape, wireShape } from '#industrial/described-schemas.ts';
import { ComplexImageDrafts, IndustrialImage } from '#industrial/images.ts';
import { ContactLink, ContactLinkDrafts } from '#industrial/people/contact-link.ts';
import { OperatorDrafts, OperatorWithRoles } from '#industrial/people/operator-link.ts';
import { Polygon, PolygonDraft } from '#measure/polygon.ts';
import { Latitude, Longitude } from '#measure/position.ts';
import { maybe, some } from '#optional.ts';
import { EntityComment } from '#people/comment.ts';
import { CustomerId } from '#people/customer.ts';
import { forEachName } from '#records.ts';
import { text } from '#text.ts';
import { complexFields, requiredOfComplex, setByActualizing } from './complex-fields.ts';

const PlaceId = z.int(whenMissing(fieldMessages.choose)).min(0).max(2_147_483_647);

/** Editable fields of a complex; a whole entity may be sent back, its other fields are ignored. */
export const ComplexFields = z.object({
  ...draftShape(fieldsWithout(complexFields, setByActualizing), requiredOfComplex),
  latitude: Latitude,
  longitude: Longitude,
  polygons: some(PolygonDraft, 100),
  regionId: PlaceId,
  cityId: maybe(PlaceId),
  settlementId: maybe(PlaceId),
  streetId: maybe(PlaceId),
  cadastralNumbers: z
    .array(text(200).min(1))
    .max(100)
    .default([])
    .transform((numbers) => [...new Set(numbers)]),
  /** Companies of the CRM (H-24). */
  tenants: some(z.object({ id: CustomerId, name: text(500).min(1) }), 500),
  contacts: ContactLinkDrafts,
  operatorWithRoles: OperatorDrafts,
  images: ComplexImageDrafts,
  documents: OptionalDocumentDrafts,
});
export type ComplexFields = z.infer<typeof ComplexFields>;
/** Input before defaults are applied. */
export type ComplexFieldsInput = z.input<typeof ComplexFields>;

export const NewComplex = ComplexFields.extend({ ...created, ...copied });
export type NewComplex = z.infer<typeof NewComplex>;

export const ComplexDraft = ComplexFields.extend(edited);
export type ComplexDraft = z.infer<typeof ComplexDraft>;

const Named = z.object({ id: z.int(), name: z.string() });
const Firm = z.object({ id: z.string(), name: z.string() });

/** Area of open vacancies by kind (m²). */
const FreeAreas = z.object(forEachName(areaKinds, () => z.number()));

/** A complex in a list (2§2, M-28). */
export const ComplexRow = z.object({
  id: z.uuid(),
  rowVersion: z.int(),
  isEnabled: z.boolean(),
  ...wireShape(complexFields, requiredOfComplex),
  latitude: z.number(),
  longitude: z.number(),
  regionId: z.int(),
  region: Named,
  cityId: z.int().nullable(),
  settlementId: z.int().nullable(),
  streetId: z.int().nullable(),
  cadastralNumbers: z.array(z.string()),
  images: z.array(IndustrialImage),
  /** Number of active buildings. */
  buildingCount: z.int(),
  /** Number of open vacancies: active, not closed, in an active building. */
  vacancyCount: z.int(),
  /** Total area of the active buildings (m², H-14). */
  totalBuildingAreaCalc: z.number(),
  buildingClasses: z.array(z.int()),
  /** Average rate, weighted by area (roubles per m² a year, M-13). */
  averageRentalRate: z.number().nullable(),
  /** Average sale price (roubles per m²). */
  averageSaleRate: z.number().nullable(),
  /** Area of all open vacancies (m²). */
  freeArea: z.number(),
  freeAreas: FreeAreas,
  /** Owners, the earliest appointed first (H-11). */
  owners: z.array(Firm),
  dateTimeCreated: z.string(),
});
export type ComplexRow = z.infer<typeof ComplexRow>;

/** A complex without its buildings. */
export const Complex = ComplexRow.extend({
  city: Named.nullable(),
  settlement: Named.nullable(),
  subAgglomeration: Named.nullable(),
  polygons: z.array(Polygon),
  tenants: z.array(Firm),
  contacts: z.array(ContactLink),
  operatorWithRoles: z.array(OperatorWithRoles),
  documents: z.array(AttachedDocument),
});
export type Complex = z.infer<typeof Complex>;

/** A part of a complex that an event or a comment belongs to. */
export const PartOfComplex = z.object({
  entity: z.enum(['complex', 'building', 'vacancy']),
  entityId: z.uuid(),
  /** Current name. */
  entityName: z.string(),
});

/** An event of the complex, a building or a vacancy (H-17). */
export const ComplexEvent = EntityEvent.extend(PartOfComplex.shape);
export type ComplexEvent = z.infer<typeof ComplexEvent>;

/** A comment on a complex, a building or a vacancy (M-06). */
export const ComplexComment = EntityComment.extend(PartOfComplex.shape);
export type ComplexComment = z.infer<typeof ComplexComment>;

/** Another complex that has an owner in common (H-11). */
export const LinkedComplex = z.object({
  id: z.uuid(),
  name: z.string(),
  isEnabled: z.boolean(),
  complexArea: z.number().nullable(),
  freeArea: z.number(),
  vacancyCount: z.int(),
  highway: NamedValue.nullable(),
  owners: z.array(Firm),
});
export type LinkedComplex = z.infer<typeof LinkedComplex>;

/** A complex with its buildings, vacancies, comments and log. */
export const FullComplex = Complex.extend({
  buildings: z.array(FullBuilding),
  comments: z.array(ComplexComment),
  linkedComplexes: z.array(LinkedComplex),
  /** Events of the complex and its parts, newest first; at most `LOG_TAKE`. */
  logs: z.array(ComplexEvent),
});
export type FullComplex = z.infer<typeof FullComplex>;

/** Shortest form of a complex. */
export const ComplexLabel = z.object({ id: z.uuid(), name: z.string(), address: z.string(), isEnabled: z.boolean() });
