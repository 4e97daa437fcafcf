import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { isRecord } from '@gektar/contract/records.ts';
import { formatPlain } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { changedParts } from '#industrial/complexes/complex-changes.ts';
import { areaChanges, vacancyHistoryKind } from '#industrial/vacancies/vacancy-history-kind.ts';
import type { HistoryKinds } from '#operations/history/history-lines.ts';
import {
  countText,
  degreesText,
  documentForms,
  listText,
  named,
  namesText,
  nameText,
  outlineForms,
  photoForms,
} from '#operations/history/own-texts.ts';
import { streetText } from './street-names.ts';

const people = {
  contacts: countText(['контакт', 'контакта', 'контактов']),
  operatorWithRoles: namesText(['оператор', 'оператора', 'операторов'], named('operator', 'name')),
  images: countText(photoForms),
  documents: namesText(documentForms),
};

/** Histories of a complex and its parts, by entity. */
export const complexHistoryKinds: HistoryKinds = {
  complex: {
    about: changedParts.complex,
    noun: 'Комплекс',
    gender: 'he',
    fields: complexFields,
    labels: {
      latitude: 'Широта',
      longitude: 'Долгота',
      region: complexFields.regionId.label,
      city: complexFields.cityId.label,
      settlement: complexFields.settlementId.label,
    },
    texts: {
      ...people,
      region: nameText,
      city: nameText,
      settlement: nameText,
      streetId: (id, { street }) => streetText(id, street),
      latitude: degreesText,
      longitude: degreesText,
      polygons: countText(outlineForms),
      tenants: namesText(['арендатор', 'арендатора', 'арендаторов']),
      cadastralNumbers: listText,
    },
  },
  building: {
    about: changedParts.building,
    noun: 'Здание',
    gender: 'it',
    fields: buildingFields,
    isHidden: (name) => name === 'docksRatio',
    texts: { ...people, columnPitch: pitchText },
    split: (name, changes) => (name === 'areaSet' ? areaChanges(name, changes) : undefined),
  },
  vacancy: vacancyHistoryKind,
};

/** '12 × 24 м' */
function pitchText(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const side = (name: string) => (typeof value[name] === 'number' ? formatPlain(value[name]) : missing.dash);
  return withUnit(`${side('x')} × ${side('y')}`, units.metre);
}
