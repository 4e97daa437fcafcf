import type { Criteria } from '@gektar/contract/criteria/criterion.ts';
import { factsOfRequest } from '@gektar/contract/industrial/requests/request-facts.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { searchCriteria } from '@gektar/contract/industrial/requests/search-criteria.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { NumberField } from '#form/field/number-field.tsx';
import type { CriterionAbout, FilterAbout } from '#form/filter/criterion.ts';
import { describedCriteria } from '#form/filter/described-criteria.ts';
import { type OwnCriterionProps, ownCriterion } from '#form/filter/own-criterion.ts';
import { choicesOf } from '#industrial/dictionaries/industrial-choices.ts';
import { askedFlag } from '#industrial/filter/asked-flag.tsx';
import { fullCriteriaAbout } from '#industrial/filter/full-filter-about.tsx';
import { inOrder } from '#industrial/filter/in-order.ts';
import { type UpTo, UpToDay } from '#industrial/filter/up-to-day.tsx';
import { withFewChoices } from '#industrial/filter/with-few-choices.ts';
import { requestSearch, type VacancyCriterion } from '#industrial/requests/search-in-request.ts';
import { placesCriterion } from '#places/places-criterion.tsx';

const { netRentalRateTo: dearest } = requestFields;

/** Criteria with the names and labels of the request's fields. */
const described = inOrder(
  describedCriteria(requestFields, underTheirNames(searchCriteria) as typeof searchCriteria, choicesOf),
);

function underTheirNames(criteria: Criteria): Criteria {
  return Object.fromEntries(Object.entries(criteria).map(([name, criterion]) => [name, { ...criterion, of: name }]));
}

function DearestRate({ label, value, onChange }: OwnCriterionProps<number>) {
  return (
    <NumberField
      label={label}
      value={value ?? null}
      onChange={(rate) => onChange(rate ?? undefined)}
      unit={dearest.unit}
      max={dearest.max}
      isZeroForbidden
    />
  );
}

/** Every criterion of a search inside a request, under the request's names (M-26). */
export const searchCriteriaAbout: Readonly<Record<VacancyCriterion, CriterionAbout>> = {
  ...described,
  vacancyTypes: withFewChoices(described.vacancyTypes),
  buildingClasses: withFewChoices(described.buildingClasses),
  accessDate: ownCriterion<UpTo>({
    label: 'Доступна не позднее',
    short: 'Доступна',
    Field: UpToDay,
    words: ({ to }) => `до ${formatDate(to)}`,
  }),
  netRentalRateTo: ownCriterion<number>({
    label: dearest.label,
    short: 'Ставка',
    Field: DearestRate,
    words: (rate) => `до ${formatQuantity(rate, dearest.unit)}`,
  }),
  warehouseAreas: fullCriteriaAbout.warehouseAreas,
  bts: askedFlag(requestFields.bts.label),
  isWholeForRent: askedFlag(requestFields.isWholeForRent.label),
  hasShelving: askedFlag(requestFields.hasShelving.label),
  cityRegions: placesCriterion(requestFields.cityRegions.label, 'Регион'),
  complexName: fullCriteriaAbout.complexName,
  availabilityDate: fullCriteriaAbout.availabilityDate,
  wholeVacancyArea: { ...fullCriteriaAbout.wholeVacancyArea, label: 'Вся площадь вакансии', short: 'Вся площадь' },
  salePrice: fullCriteriaAbout.salePrice,
  minimalRentalBlockArea: fullCriteriaAbout.minimalRentalBlockArea,
  averageNetRentalRate: fullCriteriaAbout.averageNetRentalRate,
};

const groups: readonly { readonly title: string; readonly names: readonly VacancyCriterion[] }[] = [
  {
    title: 'Вакансия',
    names: [...factsOfRequest('offer'), 'warehouseAreas', ...factsOfRequest('flags')],
  },
  { title: 'Здание', names: factsOfRequest('building') },
  { title: 'Место', names: factsOfRequest('place') },
  {
    title: 'Уточнить',
    names: ['wholeVacancyArea', 'minimalRentalBlockArea', 'averageNetRentalRate', 'salePrice', 'availabilityDate'],
  },
];

export const searchFilterAbout: FilterAbout = {
  criteria: searchCriteriaAbout,
  groups,
  quick: [],
  isGrouped: true,
  canBeSet: requestSearch.canBeSet,
  read: requestSearch.readCriteria,
  counted: vacancies,
};

/** Criteria of the columns that have a filter in their head, by column id (2§2). */
export const headCriteria = {
  complexName: 'complexName',
  availabilityDate: 'availabilityDate',
  areaSize: 'wholeVacancyArea',
  salePrice: 'salePrice',
  minimalRentalBlockArea: 'minimalRentalBlockArea',
  hasShelves: 'hasShelving',
} as const satisfies Readonly<Record<string, VacancyCriterion>>;
