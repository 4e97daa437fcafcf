import { factsForBrokers } from '@gektar/contract/land/properties/plot-facts.ts';
import { propertyCriteria } from '@gektar/contract/land/properties/property-criteria.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { forEachName } from '@gektar/contract/records.ts';
import { objects } from '@gektar/format/plural.ts';
import { examples } from '#form/examples.ts';
import type { CriterionAbout, FilterAbout } from '#form/filter/criterion.ts';
import { describedCriteria } from '#form/filter/described-criteria.ts';
import { choicesOf } from '#land/dictionaries/land-choices.ts';
import { type Criterion, canBeSet, readCriteria } from '#land/properties/property-search.ts';
import { overdueCriterion } from './overdue-criterion.tsx';
import { utilityCriterion } from './utility-criterion.tsx';

const utilities = forEachName(utilityKeys, (key) =>
  utilityCriterion(utilityKinds[key].name, utilityKinds[key].measure),
);

/** Every criterion of the list's filter (D-13). */
export const criteriaAbout: Readonly<Record<Criterion, CriterionAbout>> = {
  ...describedCriteria(propertyFields, propertyCriteria, choicesOf),
  ...utilities,
  overdueDays: overdueCriterion,
  cadastralNumber: { kind: 'text', label: 'Кадастровый номер', example: examples.cadastralNumber },
};

const groups: readonly { readonly title: string; readonly names: readonly Criterion[] }[] = [
  { title: 'Объект', names: ['cadastralNumber', 'propertyTypeIds', 'responsibleEmployeeIds'] },
  { title: 'Место', names: ['regionIds', 'landHighwayIds', 'kmFromCity'] },
  { title: 'Площадь и цена', names: factsForBrokers('areaAndPrice') },
  {
    title: 'Использование и право',
    names: ['categoryIds', 'ownershipTypeIds', 'bestUseIds', 'permittedUseTypeIds', 'okvedIds'],
  },
  { title: 'Коммуникации', names: utilityKeys },
  { title: 'Состояние', names: ['onSale', 'isChecked', 'isActive', 'isConfidentially', 'isUnfriendlyCountry'] },
  {
    title: 'Преимущества',
    names: advantageFlags,
  },
  { title: 'Даты', names: ['lastConversationDate', 'actualizationDateTime', 'overdueDays', 'dateTimeCreated'] },
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
