import * as z from 'zod';
import { CodedValue, DictionaryReference, NamedValue } from '#dictionaries/dictionary.ts';
import { copied, created, edited } from '#entity-bodies.ts';
import { fieldMessages, whenMissing } from '#field-message.ts';
import { AttachedDocument, DocumentDrafts } from '#files/attached.ts';
import { PropertyType } from '#land/dictionaries/dictionary-values.ts';
import { ImageDrafts, PropertyImage } from '#land/images/property-image.ts';
import { landUses, landUsesDraft } from '#land/land-uses.ts';
import { utilityKeys } from '#land/utility.ts';
import { Utility, UtilityDraft } from '#land/utility-schemas.ts';
import { LocalDateTime } from '#measure/local-date-time.ts';
import { Polygon, PolygonDraft } from '#measure/polygon.ts';
import { Latitude, Longitude } from '#measure/position.ts';
import { maybe, maybeText, some } from '#optional.ts';
import { EntityComment } from '#people/comment.ts';
import { CustomerId } from '#people/customer.ts';
import { referralDraft, referralShown } from '#people/referral.ts';
import { Region } from '#places/region.ts';
import { forEachName } from '#records.ts';
import { link, text } from '#text.ts';
import { forEachFlag } from './property-flags.ts';
import { propertyLimits } from './property-limits.ts';

/** One square metre in hectares: the precision of stored areas. */
const SMALLEST_AREA = 0.0001;
/** ha; zero is disallowed (K-06). */
export const Area = z.number().gt(0).min(SMALLEST_AREA).max(propertyLimits.area);

const Text = maybeText(text(10_000));
const Link = link(2_000);
const unchosen = { error: fieldMessages.choose };
const Choice = z.object({ id: DictionaryReference.shape.id }, unchosen);

/** Editable fields of a property; a whole entity may be sent back, its other fields are ignored. */
export const PropertyFields = z.object({
  /** At least one, unique among all properties; cards show the first (1§4, D-15). No format rule. */
  cadastralNumbers: z
    .array(text(200).min(1), whenMissing(fieldMessages.enter))
    .min(1)
    .max(100)
    // Duplicates are removed.
    .transform((numbers) => [...new Set(numbers)]),
  images: ImageDrafts,
  documents: DocumentDrafts,
  polygons: some(PolygonDraft, 100),
  latitude: Latitude,
  longitude: Longitude,
  /** The point is that of a district or a town, not of the plot. */
  isApproximatePosition: z.boolean().default(false),
  /** Free text after the region (1§3, Address). */
  address: Text,
  category: Choice,
  propertyType: Choice,
  ownershipType: Choice,
  landHighway: maybe(DictionaryReference),
  region: Choice,
  ...landUsesDraft,
  permittedUseTypes: some(DictionaryReference, 200),
  ...forEachName(utilityKeys, () => maybe(UtilityDraft)),
  /** Id of a land contact (D-09). */
  landContact: maybe(z.object({ id: z.uuid() })),
  contactId: maybe(CustomerId),
  companyId: maybe(CustomerId),
  responsibleEmployeeId: z.uuid(unchosen),
  lastConversationDate: LocalDateTime,
  /** Roubles, kopecks at most; null shows 'По запросу' (1§9). */
  price: maybe(z.number().min(0).max(propertyLimits.price)),
  /** Hectares, stored to the square metre (four decimals), shown with two (K-07); zero is disallowed (K-06). */
  area: Area,
  /** m² */
  buildingArea: maybe(z.number().min(0).max(propertyLimits.buildingArea)),
  /** Kilometres from the city. */
  kmFromCity: z.number().min(0).max(propertyLimits.kmFromCity),
  comment: Text,
  ...referralDraft,
  linkToPublicCadastralMap: maybeText(Link),
  linkToDisk: Link.min(1),
  linkToDocumentation: Link.min(1),
  ...forEachFlag(() => z.boolean().default(false)),
});
export type PropertyFields = z.infer<typeof PropertyFields>;
/** Input before defaults are applied. */
export type PropertyFieldsInput = z.input<typeof PropertyFields>;

export const NewProperty = PropertyFields.extend({ ...created, ...copied });
export type NewProperty = z.infer<typeof NewProperty>;

export const PropertyDraft = PropertyFields.extend(edited);
export type PropertyDraft = z.infer<typeof PropertyDraft>;

/** Short form of a land contact (1§3). */
const LandContactLabel = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.string().nullable(),
  phone: z.string().nullable(),
});

/** A property in a list: the fields shown in tables and cards. */
export const PropertyRow = z.object({
  id: z.uuid(),
  rowVersion: z.int(),
  cadastralNumbers: z.array(z.string()),
  images: z.array(PropertyImage),
  latitude: z.number(),
  longitude: z.number(),
  isApproximatePosition: z.boolean(),
  address: z.string().nullable(),
  category: NamedValue,
  propertyType: PropertyType,
  ownershipType: NamedValue,
  landHighway: CodedValue.nullable(),
  region: Region,
  ...landUses,
  permittedUseTypes: z.array(CodedValue),
  ...forEachName(utilityKeys, () => Utility.nullable()),
  responsibleEmployeeId: z.uuid(),
  lastConversationDate: z.string(),
  dateTimeCreated: z.string(),
  actualizationDateTime: z.string().nullable(),
  price: z.number().nullable(),
  /** Roubles per hectare, computed by the server (D-08). */
  pricePerHa: z.number().nullable(),
  area: z.number(),
  buildingArea: z.number().nullable(),
  kmFromCity: z.number(),
  comment: z.string().nullable(),
  /** Position and status of the item in a selection; null outside a selection (D-08). */
  order: z.int().nullable(),
  status: z.boolean().nullable(),
  /** Name of the company or contact, read only (D-08). */
  client: z.string().nullable(),
  linkToPublicCadastralMap: z.string().nullable(),
  linkToDisk: z.string(),
  linkToDocumentation: z.string(),
  /** false = archived (1§4). */
  isEnabled: z.boolean(),
  ...forEachFlag(() => z.boolean()),
});
export type PropertyRow = z.infer<typeof PropertyRow>;

/** The whole land object (1§3). */
export const Property = PropertyRow.extend({
  documents: z.array(AttachedDocument),
  polygons: z.array(Polygon),
  landContact: LandContactLabel.nullable(),
  contactId: z.string().nullable(),
  companyId: z.string().nullable(),
  ...referralShown,
  comments: z.array(EntityComment),
});
export type Property = z.infer<typeof Property>;
