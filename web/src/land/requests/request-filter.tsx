import { type RequestFlag, requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import { requestLimits } from '@gektar/contract/land/requests/request-limits.ts';
import { requests } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { CriteriaBar } from '#form/filter/criteria-bar.tsx';
import type { CriterionAbout, FilterAbout, OwnFieldProps, SetCriteria } from '#form/filter/criterion.ts';
import { type ChoiceSource, choicesOf } from '#land/dictionaries/land-choices.ts';
import { flagWords } from '#land/properties/property-labels.ts';
import { companyQuery } from '#people/people-data.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { requestCountQuery } from './request-data.ts';
import { requestLabels, shortRequestLabels } from './request-labels.ts';
import {
  canSetRequestCriterion,
  type RequestCriteria,
  type RequestCriterion,
  type RequestSearch,
  readRequestCriteria,
  requestCriteriaOf,
  requestFilterOf,
} from './request-search.ts';

const LazyCompanyField = lazyPart(async () => ({ default: (await import('#people/company-field.tsx')).CompanyField }));

function CompanyCriterion({ label, value, onChange }: OwnFieldProps) {
  return (
    <Suspense>
      <LazyCompanyField label={label} value={(value as string | undefined) ?? null} onChange={onChange} />
    </Suspense>
  );
}

function CompanyName({ id }: { id: string }) {
  return useQuery(companyQuery(id)).data?.name ?? '…';
}

function choice(label: string, source: ChoiceSource): CriterionAbout {
  return { kind: 'choice', label, useChoices: choicesOf(source) };
}

const flags = Object.fromEntries(
  requestFlags.map((flag): [RequestFlag, CriterionAbout] => {
    const { label, yes, no } = flagWords[flag];
    return [flag, { kind: 'flag', label, yes, no }];
  }),
) as Record<RequestFlag, CriterionAbout>;

const criteria: Readonly<Record<RequestCriterion, CriterionAbout>> = {
  companyId: {
    kind: 'own',
    label: requestLabels.companyId,
    Field: CompanyCriterion,
    words: (value) => <CompanyName id={String(value)} />,
  },
  isActual: { kind: 'flag', label: requestLabels.isActual, yes: 'Да', no: 'Нет' },
  regionIds: choice(requestLabels.regions, 'regions'),
  landHighwayIds: choice(requestLabels.landHighways, 'land-highway'),
  propertyTypeIds: choice(requestLabels.propertyTypes, 'property-types'),
  bestUseIds: choice(requestLabels.bestUses, 'best-uses'),
  okvedIds: choice(requestLabels.okveds, 'okveds'),
  requestTypeIds: choice(requestLabels.requestType, 'request-types'),
  responsibleEmployeeIds: choice(requestLabels.responsibleEmployeeId, 'employees'),
  distanceFromNearestCity: {
    kind: 'range',
    label: requestLabels.distanceFromNearestCity,
    short: shortRequestLabels.distanceFromNearestCity,
    unit: units.kilometre,
    max: requestLimits.distanceFromNearestCity,
  },
  area: { kind: 'range', label: requestLabels.area, unit: units.hectare, max: requestLimits.area },
  buildingArea: {
    kind: 'range',
    label: requestLabels.buildingArea,
    unit: units.squareMetre,
    max: requestLimits.buildingArea,
  },
  budget: { kind: 'range', label: requestLabels.budget, unit: units.rouble, max: requestLimits.budget },
  requestDate: { kind: 'days', label: requestLabels.requestDate },
  dateTimeCreated: {
    kind: 'days',
    label: requestLabels.dateTimeCreated,
    short: shortRequestLabels.dateTimeCreated,
  },
  actualizeRequestDate: { kind: 'days', label: requestLabels.actualizeRequestDate },
  ...flags,
};

const groups: readonly { readonly title: string; readonly names: readonly RequestCriterion[] }[] = [
  { title: 'Запрос', names: ['companyId', 'requestTypeIds', 'responsibleEmployeeIds', 'isActual'] },
  { title: 'Место', names: ['regionIds', 'landHighwayIds', 'distanceFromNearestCity'] },
  { title: 'Площадь и бюджет', names: ['area', 'budget', 'buildingArea'] },
  { title: 'Использование', names: ['propertyTypeIds', 'bestUseIds', 'okvedIds'] },
  { title: 'Преимущества', names: requestFlags },
  { title: 'Даты', names: ['requestDate', 'actualizeRequestDate', 'dateTimeCreated'] },
];

const about: FilterAbout = {
  criteria,
  groups,
  quick: ['regionIds', 'propertyTypeIds', 'area', 'budget', 'responsibleEmployeeIds', 'isActual'],
  canBeSet: canSetRequestCriterion,
  read: readRequestCriteria,
  counted: requests,
};

export interface RequestFilterBarProps {
  readonly search: RequestSearch;
  readonly onChange: (criteria: RequestCriteria) => void;
  readonly isNarrow?: boolean | undefined;
}

/** The filter of the requests' list. */
export function RequestFilterBar({ search, onChange, isNarrow }: RequestFilterBarProps) {
  const useCount = (set: SetCriteria) =>
    useQuery(requestCountQuery(requestFilterOf({ ...set, archive: search.archive }))).data;
  return (
    <CriteriaBar
      about={about}
      criteria={requestCriteriaOf(search)}
      onChange={onChange}
      useCount={useCount}
      isNarrow={isNarrow}
    />
  );
}
