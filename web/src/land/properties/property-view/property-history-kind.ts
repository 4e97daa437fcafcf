import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { utilityKeys } from '@gektar/contract/land/utility.ts';
import type { Utility } from '@gektar/contract/land/utility-schemas.ts';
import { forEachName, isRecord } from '@gektar/contract/records.ts';
import { units } from '@gektar/format/unit.ts';
import { changedProperties } from '#land/properties/property-changes.ts';
import { utilityText } from '#land/properties/utility-text.ts';
import { fieldFigure, type HistoryFigure, numberOf } from '#operations/history/figure-steps.ts';
import type { HistoryKind } from '#operations/history/history-kind.ts';
import {
  countText,
  degreesText,
  documentForms,
  listText,
  named,
  namesText,
  outlineForms,
  photoForms,
} from '#operations/history/own-texts.ts';

/** The history of an object. */
export const propertyHistoryKind: HistoryKind = {
  about: changedProperties,
  noun: 'Объект',
  gender: 'he',
  fields: propertyFields,
  labels: { latitude: 'Широта', longitude: 'Долгота' },
  texts: {
    ...forEachName(utilityKeys, () => utilityWords),
    cadastralNumbers: listText,
    latitude: degreesText,
    longitude: degreesText,
    landContact: (value) =>
      [named('firstName')(value), named('lastName')(value)].filter((part) => typeof part === 'string').join(' '),
    polygons: countText(outlineForms),
    images: countText(photoForms),
    documents: namesText(documentForms),
  },
};

function utilityWords(value: unknown): string {
  return utilityText(isUtility(value) ? value : null);
}

/** Whether a value of an event is a utility: old events may have another shape. */
function isUtility(value: unknown): value is Utility {
  return isRecord(value) && 'type' in value && 'measure' in value;
}

const perHectare: HistoryFigure = {
  key: 'pricePerHa',
  label: propertyFields.pricePerHa.label,
  unit: units.roublePerHectare,
  fields: ['price', 'area'],
  of: ({ price, area }) => {
    const [roubles, hectares] = [numberOf(price), numberOf(area)];
    return roubles === null || hectares === null || hectares === 0 ? null : roubles / hectares;
  },
};

/** Figures that are drawn as a line chart. */
export const propertyFigures: readonly HistoryFigure[] = [
  fieldFigure('price', propertyFields.price.label, propertyFields.price.unit),
  perHectare,
];
