import type { Building } from '@gektar/contract/industrial/buildings/building.ts';
import { documentsText, photosText, samePhotos } from '#files/attached-values.ts';
import type { EditedDocument } from '#files/document-editor.tsx';
import { beginPhotos, type EditedPhoto } from '#files/photo-rules.ts';
import type { OwnFields } from '#form/described/describe-form.ts';
import { isFilled } from '#form/rules.ts';
import { sameJson } from '#form/sections/same-value.ts';
import { type AreaValues, isAnyAreaSet, toAreaSetDraft, toAreaValues } from '#industrial/areas/area-values.ts';
import { areasText } from '#industrial/areas/areas-text.ts';
import { pitchText } from '#industrial/buildings/building-figures.ts';
import { orderedPhotos } from '#industrial/editing/photo-order.ts';
import {
  noPeople,
  type PeopleValues,
  peopleFromWire,
  peopleText,
  peopleToWire,
  samePeople,
} from '#industrial/people/people-own.ts';

/** Distances between columns along both sides (m); either may be unknown. */
export interface PitchValue {
  readonly x: number | null;
  readonly y: number | null;
}

/** Values of the fields without a field description. */
export interface BuildingOwnValues extends PeopleValues {
  areaSet: AreaValues;
  columnPitch: PitchValue;
  images: readonly EditedPhoto[];
  documents: readonly EditedDocument[];
}

const noPitch: PitchValue = { x: null, y: null };

/** Areas, column pitch, people and files of a building. */
export const buildingOwnFields: OwnFields<BuildingOwnValues, Building> = {
  labels: {},
  empty: () => ({ areaSet: toAreaValues(), columnPitch: noPitch, images: [], documents: [], ...noPeople }),
  fromWire: ({ areaSet, columnPitch, images, documents, ...building }) => ({
    areaSet: toAreaValues(areaSet),
    columnPitch: columnPitch ?? noPitch,
    images: beginPhotos(orderedPhotos(images)),
    documents,
    ...peopleFromWire(building),
  }),
  toWire: ({ areaSet, columnPitch, images, documents, ...people }) => ({
    areaSet: toAreaSetDraft(areaSet),
    columnPitch: columnPitch.x === null && columnPitch.y === null ? null : columnPitch,
    images,
    documents,
    ...peopleToWire(people),
  }),
  isFilled: (name, values) => {
    if (name === 'areaSet') return isAnyAreaSet(values.areaSet);
    if (name === 'columnPitch') return values.columnPitch.x !== null || values.columnPitch.y !== null;
    return isFilled(values[name]);
  },
  isSame: (name, one, other) => {
    if (one[name] === other[name]) return true;
    if (name === 'areaSet') return sameJson(toAreaSetDraft(one.areaSet), toAreaSetDraft(other.areaSet));
    if (name === 'contacts' || name === 'operatorWithRoles') return samePeople(name, one, other);
    return name === 'images' ? samePhotos(one.images, other.images) : sameJson(one[name], other[name]);
  },
  text: (name, values) => {
    switch (name) {
      case 'areaSet':
        return areasText(values.areaSet);
      case 'columnPitch':
        return pitchText(values.columnPitch);
      case 'images':
        return photosText(values.images);
      case 'documents':
        return documentsText(values.documents);
      default:
        return peopleText(name, values);
    }
  },
};
