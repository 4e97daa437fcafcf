import { type PropertyFlag, propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { propertyLimits } from '@gektar/contract/land/properties/property-limits.ts';
import { type UtilityKey, utilityKeys, utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import { objects } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { examples } from '#form/examples.ts';
import type { CriterionAbout, FilterAbout } from '#form/filter/criterion.ts';
import { type ChoiceSource, choicesOf } from '#land/dictionaries/land-choices.ts';
import { flagWords, propertyLabels, shortLabels } from '#land/properties/property-labels.ts';
import { type Criterion, canBeSet, readCriteria } from '#land/properties/property-search.ts';
import { utilityCriterion } from './utility-criterion.tsx';

function choice(label: string, source: ChoiceSource): CriterionAbout {
  return { kind: 'choice', label, useChoices: choicesOf(source) };
}

const utilities = Object.fromEntries(
  utilityKeys.map((key) => [
    key,
    { kind: 'own', label: utilityKinds[key].name, ...utilityCriterion(utilityKinds[key].measure) },
  ]),
) as Record<UtilityKey, CriterionAbout>;

const flags = Object.fromEntries(
  propertyFlags.map((flag) => {
    const { label, yes, no } = flagWords[flag];
    return [flag, { kind: 'flag', label, yes, no }];
  }),
) as Record<PropertyFlag, CriterionAbout>;

/** Every criterion of the list's filter (D-13). */
export const criteriaAbout: Readonly<Record<Criterion, CriterionAbout>> = {
  cadastralNumber: { kind: 'text', label: propertyLabels.cadastralNumber, example: examples.cadastralNumber },
  regionIds: choice(propertyLabels.region, 'regions'),
  landHighwayIds: choice(propertyLabels.landHighway, 'land-highway'),
  propertyTypeIds: choice(propertyLabels.propertyType, 'property-types'),
  categoryIds: choice(propertyLabels.category, 'categories'),
  ownershipTypeIds: choice(propertyLabels.ownershipType, 'ownership-types'),
  bestUseIds: choice(propertyLabels.bestUses, 'best-uses'),
  permittedUseTypeIds: {
    ...choice(propertyLabels.permittedUseTypes, 'permitted-use-types'),
    short: shortLabels.permittedUseTypes,
  },
  okvedIds: choice(propertyLabels.okveds, 'okveds'),
  responsibleEmployeeIds: choice(propertyLabels.responsibleEmployeeId, 'employees'),
  price: { kind: 'range', label: propertyLabels.price, unit: units.rouble, max: propertyLimits.price },
  pricePerHa: { kind: 'range', label: propertyLabels.pricePerHa, unit: units.rouble, max: propertyLimits.price },
  area: { kind: 'range', label: propertyLabels.area, unit: units.hectare, max: propertyLimits.area },
  buildingArea: {
    kind: 'range',
    label: propertyLabels.buildingArea,
    unit: units.squareMetre,
    max: propertyLimits.buildingArea,
  },
  kmFromCity: {
    kind: 'range',
    label: propertyLabels.kmFromCity,
    short: shortLabels.kmFromCity,
    unit: units.kilometre,
    max: propertyLimits.kmFromCity,
  },
  lastConversationDate: {
    kind: 'days',
    label: propertyLabels.lastConversationDate,
    short: shortLabels.lastConversationDate,
  },
  dateTimeCreated: { kind: 'days', label: propertyLabels.dateTimeCreated, short: shortLabels.dateTimeCreated },
  actualizationDateTime: { kind: 'days', label: propertyLabels.actualizationDateTime },
  ...utilities,
  ...flags,
};

const groups: readonly { readonly title: string; readonly names: readonly Criterion[] }[] = [
  { title: 'Объект', names: ['cadastralNumber', 'propertyTypeIds', 'responsibleEmployeeIds'] },
  { title: 'Место', names: ['regionIds', 'landHighwayIds', 'kmFromCity'] },
  { title: 'Площадь и цена', names: ['area', 'price', 'pricePerHa', 'buildingArea'] },
  {
    title: 'Использование и право',
    names: ['categoryIds', 'ownershipTypeIds', 'bestUseIds', 'permittedUseTypeIds', 'okvedIds'],
  },
  { title: 'Коммуникации', names: utilityKeys },
  { title: 'Состояние', names: ['onSale', 'isChecked', 'isActive', 'isConfidentially', 'isUnfriendlyCountry'] },
  {
    title: 'Преимущества',
    names: propertyFlags.filter(
      (flag) => !['onSale', 'isChecked', 'isActive', 'isConfidentially', 'isUnfriendlyCountry'].includes(flag),
    ),
  },
  { title: 'Даты', names: ['lastConversationDate', 'actualizationDateTime', 'dateTimeCreated'] },
];

const quick: readonly Criterion[] = ['regionIds', 'landHighwayIds', 'propertyTypeIds', 'area', 'price', 'kmFromCity'];

export const propertyFilterAbout: FilterAbout = {
  criteria: criteriaAbout,
  groups,
  quick,
  canBeSet,
  read: readCriteria,
  counted: objects,
};
