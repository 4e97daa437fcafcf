import type { CodedValue, PropertyType } from '@gektar/contract/land/dictionaries/dictionary-values.ts';
import type { Property } from '@gektar/contract/land/properties/property.ts';
import { forEachFlag, type PropertyFlag } from '@gektar/contract/land/properties/property-flags.ts';
import {
  type TECHNICAL_CONDITIONS,
  type TECHNICAL_CONNECTION,
  type UtilityKey,
  utilityKeys,
} from '@gektar/contract/land/properties/utility.ts';
import type { Utility } from '@gektar/contract/land/properties/utility-schemas.ts';
import { type Day, dayOf, type LocalDateTime } from '@gektar/format/date.ts';
import type { EditedDocument } from '#files/document-editor.tsx';
import { beginPhotos, type EditedPhoto } from '#files/photo-rules.ts';
import type { Position } from '#form/field/coordinates.ts';
import { toDateTime, toLink } from '#form/sections/kept-value.ts';

type Named = Property['category'];

/** 0 = none, otherwise the kind on the wire (1§3). */
export type UtilityKind = 0 | typeof TECHNICAL_CONDITIONS | typeof TECHNICAL_CONNECTION;

/** One utility while it is edited: amounts stay when 'Нет' is tried out, one value and a range stay side by side. */
export interface UtilityValue {
  readonly kind: UtilityKind;
  /** Which of the two counts: a range, or one value. */
  readonly isRange: boolean;
  readonly value: number | null;
  readonly range: { readonly from: number | null; readonly to: number | null };
}

/** What the form holds: names of the wire, values as the fields have them. */
export interface PropertyValues extends Record<PropertyFlag, boolean>, Record<UtilityKey, UtilityValue> {
  cadastralNumbers: readonly string[];
  lastConversationDate: Day | null;
  propertyType: PropertyType | null;
  responsibleEmployeeId: string | null;
  landContact: Property['landContact'];
  companyId: string | null;
  contactId: string | null;
  referralContactId: string | null;
  referralAppointmentDateTime: LocalDateTime | null;
  referralComment: string;
  address: string;
  landHighway: CodedValue | null;
  /** `latitude` and `longitude` of the wire. */
  position: Position;
  isApproximatePosition: boolean;
  /** Outlines as they travel: latitude first, never closed. */
  polygons: Property['polygons'];
  linkToPublicCadastralMap: string;
  /** Hectares. */
  area: number | null;
  /** Roubles. */
  price: number | null;
  kmFromCity: number | null;
  /** m² */
  buildingArea: number | null;
  category: Named | null;
  ownershipType: Named | null;
  region: Property['region'] | null;
  linkToDocumentation: string;
  linkToDisk: string;
  bestUses: readonly Named[];
  permittedUseTypes: readonly CodedValue[];
  okveds: readonly Property['okveds'][number][];
  comment: string;
  images: readonly EditedPhoto[];
  documents: readonly EditedDocument[];
}

/** A loaded object as the form begins with it. */
export function toValues(property: Property): PropertyValues {
  const utilities = {} as Record<UtilityKey, UtilityValue>;
  for (const key of utilityKeys) utilities[key] = toUtilityValue(property[key]);
  return {
    cadastralNumbers: property.cadastralNumbers,
    lastConversationDate: dayOf(property.lastConversationDate),
    propertyType: property.propertyType,
    responsibleEmployeeId: property.responsibleEmployeeId,
    landContact: property.landContact,
    companyId: property.companyId,
    contactId: property.contactId,
    referralContactId: property.referralContactId,
    referralAppointmentDateTime: property.referralAppointmentDateTime,
    referralComment: property.referralComment ?? '',
    address: property.address ?? '',
    landHighway: property.landHighway,
    position: { latitude: property.latitude, longitude: property.longitude },
    isApproximatePosition: property.isApproximatePosition,
    polygons: property.polygons,
    linkToPublicCadastralMap: property.linkToPublicCadastralMap ?? '',
    area: property.area,
    price: property.price,
    kmFromCity: property.kmFromCity,
    buildingArea: property.buildingArea,
    category: property.category,
    ownershipType: property.ownershipType,
    region: property.region,
    linkToDocumentation: property.linkToDocumentation,
    linkToDisk: property.linkToDisk,
    bestUses: property.bestUses,
    permittedUseTypes: property.permittedUseTypes,
    okveds: property.okveds,
    comment: property.comment ?? '',
    images: beginPhotos(property.images),
    documents: property.documents,
    ...utilities,
    ...forEachFlag((flag) => property[flag]),
  };
}

function toUtilityValue(utility: Utility | null): UtilityValue {
  if (utility === null) return { kind: 0, isRange: false, value: null, range: { from: null, to: null } };
  const { type, value, from, to } = utility;
  return { kind: type, isRange: value === null && (from !== null || to !== null), value, range: { from, to } };
}

/**
 * What would be sent of the fields: not yet checked, so required values may be missing. Every value the form shows less exactly than
 * it is kept (a date's time of day, a utility with both value and range) comes from the loaded object as long as nobody
 * changed it.
 */
export function toFields(values: PropertyValues, loaded?: Property) {
  const { position, ...given } = values;
  const before = loaded && toValues(loaded);
  const utilities = {} as Record<UtilityKey, UtilityAmounts | null>;
  for (const key of utilityKeys) {
    const isAsBefore = loaded && before && sameUtility(values[key], before[key]);
    utilities[key] = isAsBefore ? loaded[key] : toUtility(values[key]);
  }
  return {
    ...given,
    ...position,
    ...utilities,
    lastConversationDate: toDateTime(given.lastConversationDate, loaded?.lastConversationDate),
    linkToPublicCadastralMap: toLink(given.linkToPublicCadastralMap, before?.linkToPublicCadastralMap),
    linkToDocumentation: toLink(given.linkToDocumentation, before?.linkToDocumentation),
    linkToDisk: toLink(given.linkToDisk, before?.linkToDisk),
  };
}

type UtilityAmounts = Omit<Utility, 'measure'>;

/** A utility as it travels; 'Нет' is null. */
export function toUtility({ kind, isRange, value, range }: UtilityValue): UtilityAmounts | null {
  if (kind === 0) return null;
  return isRange ? { type: kind, value: null, ...range } : { type: kind, value, from: null, to: null };
}

/** Whether two states of a utility mean the same, whatever else was tried out in the fields. */
export function sameUtility(one: UtilityValue, other: UtilityValue): boolean {
  return JSON.stringify(toUtility(one)) === JSON.stringify(toUtility(other));
}
