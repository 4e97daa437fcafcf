import type { Property } from '@gektar/contract/land/properties/property.ts';
import type { TECHNICAL_CONDITIONS, TECHNICAL_CONNECTION } from '@gektar/contract/land/utility.ts';
import { type UtilityKey, utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import type { Utility } from '@gektar/contract/land/utility-schemas.ts';
import { forEachName } from '@gektar/contract/records.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatPosition } from '@gektar/format/position.ts';
import { units } from '@gektar/format/unit.ts';
import { missing, textOrMissing } from '@gektar/format/words.ts';
import { documentsText, photosText, samePhotos } from '#files/attached-values.ts';
import type { EditedDocument } from '#files/document-editor.tsx';
import { beginPhotos, type EditedPhoto } from '#files/photo-rules.ts';
import type { OwnFields } from '#form/described/describe-form.ts';
import type { Position } from '#form/field/coordinates.ts';
import { isFilled } from '#form/rules.ts';
import { sameJson, sameValue } from '#form/sections/same-value.ts';
import { utilityText } from '#land/properties/utility-text.ts';
import { areaHa } from '#map/outline/outline-geometry.ts';

/** 0 = none, otherwise the kind on the wire (1§3). */
export type UtilityKind = 0 | typeof TECHNICAL_CONDITIONS | typeof TECHNICAL_CONNECTION;

/** A utility in the form. Amounts survive a switch to 'Нет'; a single value and a range are stored independently. */
export interface UtilityValue {
  readonly kind: UtilityKind;
  /** Whether the range is used instead of the single value. */
  readonly isRange: boolean;
  readonly value: number | null;
  readonly range: { readonly from: number | null; readonly to: number | null };
}

/** Values of the fields without a field description. */
export interface OwnValues extends Record<UtilityKey, UtilityValue> {
  cadastralNumbers: readonly string[];
  landContact: Property['landContact'];
  /** `latitude` and `longitude` on the wire. */
  position: Position;
  /** Outlines as on the wire: latitude first, never closed. */
  polygons: Property['polygons'];
  images: readonly EditedPhoto[];
  documents: readonly EditedDocument[];
}

function forEachUtility<T>(make: (key: UtilityKey) => T): Record<UtilityKey, T> {
  return forEachName(utilityKeys, make);
}

const noUtility: UtilityValue = { kind: 0, isRange: false, value: null, range: { from: null, to: null } };

/** Converts a utility from the wire. */
export function toUtilityValue(utility: UtilityAmounts | null): UtilityValue {
  if (utility === null) return noUtility;
  const { type, value, from, to } = utility;
  return { kind: type, isRange: value === null && (from !== null || to !== null), value, range: { from, to } };
}

export type UtilityAmounts = Omit<Utility, 'measure'>;

/** Converts a utility to its form on the wire; 'Нет' is null. */
export function toUtility({ kind, isRange, value, range }: UtilityValue): UtilityAmounts | null {
  if (kind === 0) return null;
  return isRange ? { type: kind, value: null, ...range } : { type: kind, value, from: null, to: null };
}

/** Whether two states of a utility have the same meaning, regardless of unused inputs. */
export function sameUtility(one: UtilityValue, other: UtilityValue): boolean {
  return JSON.stringify(toUtility(one)) === JSON.stringify(toUtility(other));
}

const utilityNames: ReadonlySet<string> = new Set(utilityKeys);
function isUtility(name: keyof OwnValues): name is UtilityKey {
  return utilityNames.has(name);
}

/** Cadastral numbers, place, outlines, photos, documents and the five utilities of an object. */
export const ownFields: OwnFields<OwnValues, Property> = {
  labels: { position: 'Координаты' },
  empty: () => ({
    cadastralNumbers: [],
    landContact: null,
    position: { latitude: null, longitude: null },
    polygons: [],
    images: [],
    documents: [],
    ...forEachUtility(() => noUtility),
  }),
  fromWire: (property) => ({
    cadastralNumbers: property.cadastralNumbers,
    landContact: property.landContact,
    position: { latitude: property.latitude, longitude: property.longitude },
    polygons: property.polygons,
    images: beginPhotos(property.images),
    documents: property.documents,
    ...forEachUtility((key) => toUtilityValue(property[key])),
  }),
  // The form would lose one half of a utility stored with both a value and a range: it is sent as stored until edited.
  toWire: (values, loaded) => ({
    cadastralNumbers: values.cadastralNumbers,
    landContact: values.landContact,
    ...values.position,
    polygons: values.polygons,
    images: values.images,
    documents: values.documents,
    ...forEachUtility((key) =>
      loaded && sameUtility(values[key], toUtilityValue(loaded[key])) ? loaded[key] : toUtility(values[key]),
    ),
  }),
  isFilled: (name, values) => {
    if (isUtility(name)) return values[name].kind !== 0;
    if (name === 'position') return values.position.latitude !== null && values.position.longitude !== null;
    return isFilled(values[name]);
  },
  // Order matters in cadastral numbers, of which the first is shown (1§4), corners of outlines, photos, documents.
  isSame: (name, one, other) => {
    if (one[name] === other[name]) return true;
    if (isUtility(name)) return sameUtility(one[name], other[name]);
    if (name === 'images') return samePhotos(one.images, other.images);
    return name === 'position' || name === 'landContact'
      ? sameValue(one[name], other[name])
      : sameJson(one[name], other[name]);
  },
  text: ownText,
  fieldOfPath: (head) => (head === 'latitude' || head === 'longitude' ? 'position' : undefined),
};

function ownText(name: keyof OwnValues, values: OwnValues): string {
  if (isUtility(name)) {
    const utility = toUtility(values[name]);
    return utilityText(utility && { ...utility, measure: utilityKinds[name].measure });
  }
  switch (name) {
    case 'position': {
      const { latitude, longitude } = values.position;
      return latitude === null || longitude === null ? missing.value : formatPosition(latitude, longitude);
    }
    case 'cadastralNumbers':
      return textOrMissing(values.cadastralNumbers.join(', '));
    case 'landContact':
      return textOrMissing(`${values.landContact?.lastName ?? ''} ${values.landContact?.firstName ?? ''}`);
    case 'polygons': {
      const areas = values.polygons.map(({ coordinates }) => formatQuantity(areaHa(coordinates), units.hectare));
      return textOrMissing(areas.join(' + '));
    }
    case 'images':
      return photosText(values.images);
    case 'documents':
      return documentsText(values.documents);
  }
}
