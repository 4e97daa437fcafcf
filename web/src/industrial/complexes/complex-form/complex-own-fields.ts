import type { Complex } from '@gektar/contract/industrial/complexes/complex.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
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
import { orderedPhotos } from '#industrial/editing/photo-order.ts';
import {
  noPeople,
  type PeopleValues,
  peopleFromWire,
  peopleText,
  peopleToWire,
  samePeople,
} from '#industrial/people/people-own.ts';
import { areaHa } from '#map/outline/outline-geometry.ts';

/** A place or a company: id and name. */
interface Named<Id = number> {
  readonly id: Id;
  readonly name: string;
}

/** Values of the fields without a field description. */
export interface ComplexOwnValues extends PeopleValues {
  /** `latitude` and `longitude` on the wire. */
  position: Position;
  /** Outlines as on the wire: latitude first, never closed. */
  polygons: Complex['polygons'];
  regionId: Named | null;
  cityId: Named | null;
  settlementId: Named | null;
  tenants: readonly Named<string>[];
  cadastralNumbers: readonly string[];
  documents: readonly EditedDocument[];
  images: readonly EditedPhoto[];
}

/** Place, outline, tenants, cadastral numbers and files of a complex. */
export const complexOwnFields: OwnFields<ComplexOwnValues, Complex> = {
  labels: { position: complexFields.latitude.label },
  empty: () => ({
    position: { latitude: null, longitude: null },
    polygons: [],
    regionId: null,
    cityId: null,
    settlementId: null,
    tenants: [],
    cadastralNumbers: [],
    documents: [],
    images: [],
    ...noPeople,
  }),
  fromWire: ({ latitude, longitude, region, city, settlement, images, ...complex }) => ({
    position: { latitude, longitude },
    polygons: complex.polygons,
    regionId: region,
    cityId: city,
    settlementId: settlement,
    tenants: complex.tenants,
    cadastralNumbers: complex.cadastralNumbers,
    documents: complex.documents,
    images: beginPhotos(orderedPhotos(images)),
    ...peopleFromWire(complex),
  }),
  // The form has no street: the stored street is sent unchanged, and cleared when the town changes.
  toWire: ({ position, regionId, cityId, settlementId, ...values }, loaded) => ({
    polygons: values.polygons,
    tenants: values.tenants,
    cadastralNumbers: values.cadastralNumbers,
    documents: values.documents,
    images: values.images,
    ...peopleToWire(values),
    ...position,
    regionId: regionId?.id ?? null,
    cityId: cityId?.id ?? null,
    settlementId: settlementId?.id ?? null,
    streetId: loaded?.cityId === (cityId?.id ?? null) ? loaded.streetId : null,
  }),
  isFilled: (name, values) => {
    if (name === 'position') return values.position.latitude !== null && values.position.longitude !== null;
    return isFilled(values[name]);
  },
  // Order matters among cadastral numbers, corners of outlines, photos and documents.
  isSame: (name, one, other) => {
    if (one[name] === other[name]) return true;
    switch (name) {
      case 'contacts':
      case 'operatorWithRoles':
        return samePeople(name, one, other);
      case 'images':
        return samePhotos(one.images, other.images);
      case 'polygons':
      case 'cadastralNumbers':
      case 'documents':
        return sameJson(one[name], other[name]);
      default:
        return sameValue(one[name], other[name]);
    }
  },
  text: (name, values) => {
    switch (name) {
      case 'position': {
        const { latitude, longitude } = values.position;
        return latitude === null || longitude === null ? missing.value : formatPosition(latitude, longitude);
      }
      case 'polygons': {
        const areas = values.polygons.map(({ coordinates }) => formatQuantity(areaHa(coordinates), units.hectare));
        return textOrMissing(areas.join(' + '));
      }
      case 'contacts':
      case 'operatorWithRoles':
        return peopleText(name, values);
      case 'tenants':
        return textOrMissing(values.tenants.map((tenant) => tenant.name).join(', '));
      case 'cadastralNumbers':
        return textOrMissing(values.cadastralNumbers.join(', '));
      case 'images':
        return photosText(values.images);
      case 'documents':
        return documentsText(values.documents);
      default:
        return textOrMissing(values[name]?.name ?? '');
    }
  },
  fieldOfPath: (head) => (head === 'latitude' || head === 'longitude' ? 'position' : undefined),
};
