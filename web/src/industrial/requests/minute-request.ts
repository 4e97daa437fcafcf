import { areaTypeIds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { CityRegion } from '@gektar/contract/industrial/city-region.ts';
import { enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { type RequestCriteria, searchOfRequest } from '@gektar/contract/industrial/requests/fits-request.ts';
import { NewRequest, RequestDraft } from '@gektar/contract/industrial/requests/request.ts';
import { createRequest, updateRequest } from '@gektar/contract/industrial/requests/request-calls.ts';
import { askedAreaFlags, requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { requestLimits } from '@gektar/contract/industrial/requests/request-limits.ts';
import { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import { areaFlags } from '@gektar/contract/industrial/vacancies/vacancy-criteria.ts';
import { forEachName } from '@gektar/contract/records.ts';
import { midnight, today } from '@gektar/format/date.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { vacancies } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#api/call.ts';
import { useSettled } from '#form/typing/use-settled.ts';
import { shortAreaNames } from '#industrial/areas/area-words.ts';
import { useEntries } from '#industrial/dictionaries/industrial-choices.ts';
import { vacancyAddress } from '#industrial/industrial-links.ts';
import { dropRequest } from '#requests/drop-request.ts';
import { fittingOf } from '#requests/minute/fitting.ts';
import {
  FEW_OBJECTS,
  FITTING_PAUSE_MS,
  highwaysIn,
  type MinuteChoices,
  type MinuteKind,
  type MinuteRequest,
} from '#requests/minute/minute-kind.ts';
import type { MinutePlace, MinuteValues } from '#requests/minute/minute-values.ts';
import { minuteComment } from '#requests/minute/minute-words.ts';
import { requestActions, requestQueries } from './request-data.ts';
import { firstFittingQuery, fittingCountQuery } from './request-form/fitting-data.ts';
import { requestKind } from './request-kind.ts';

/** Labels of offer types, in the words that clients use on the phone. */
const RENT = 'Аренда';
const callerWords: Readonly<Record<string, string>> = { Продажа: 'Покупка', 'Ответственное хранение': 'Отв. хранение' };
const deals = enumerations['vacancy-types'].map(({ id, name }) => ({
  key: String(id),
  label: callerWords[name] ?? name,
}));

/** Kinds of warehouse, then the other main types. */
const types = [
  ...askedAreaFlags.map((flag) => ({ key: String(flag), label: shortAreaNames[areaFlags[flag]] })),
  ...requestFields.mainAreaTypesCalc.values
    .filter(({ isHidden, id }) => !isHidden && id !== areaTypeIds.warehouse)
    .map(({ id, name }) => ({ key: String(id), label: name })),
];
const classes = requestFields.buildingClasses.values
  .filter(({ isHidden }) => !isHidden)
  .map(({ id, name }) => ({ key: String(id), label: name }));
const lists = { deals, types, needs: classes } as const;

function useChoices(): MinuteChoices {
  const highways = useEntries('highways');
  return useMemo(() => ({ ...lists, highways: highways ?? [] }), [highways]);
}

/** Conditions on vacancies. */
function criteriaOf(values: MinuteValues, choices: MinuteChoices): RequestCriteria {
  const asked = values.asked.industrial;
  const { from, to } = asked.area;
  return {
    vacancyTypes: Number(deals.find(({ label }) => label === values.deal)?.key) || null,
    mainAreaTypesCalc: asked.types.map(Number).filter((id) => id > 0),
    vacancyAreaRange: from === null && to === null ? null : asked.area,
    netRentalRateTo: values.deal === RENT ? asked.budgetTo : null,
    accessDate: null,
    ...forEachName(askedAreaFlags, (flag) => asked.types.includes(flag)),
    bts: false,
    isWholeForRent: false,
    hasShelving: false,
    cityRegions: values.places.flatMap(cityRegionOf),
    highways: highwaysIn(values.places, choices),
    complexName: null,
    buildingClasses: asked.needs.map(Number),
    buildingTypes: [],
    constructionStatuses: [],
    workingHeightRange: null,
    totalArea: null,
  };
}

function cityRegionOf(place: MinutePlace): CityRegion[] {
  if (place.kind === 'highway') return [];
  return [
    place.kind === 'city' ? { regionId: place.regionId, cityId: place.id } : { regionId: place.id, cityId: null },
  ];
}

function fieldsOf({ values, choices, client, name, employeeId }: MinuteRequest) {
  return {
    ...criteriaOf(values, choices),
    name,
    companyId: client.companyId,
    contactId: client.contactId,
    requestDate: `${today()}T${midnight}`,
    responsibleEmployeeId: employeeId,
    comment: minuteComment(industrialMinute, values),
  };
}

/** 'Запрос за минуту' for warehouses. */
export const industrialMinute: MinuteKind = {
  domain: 'industrial',
  area: { kind: 'squareMetre', unit: units.squareMetre, max: requestLimits.vacancyArea },
  budgetOf: (deal) =>
    deal === RENT
      ? { kind: 'rate', unit: units.roublePerSquareMetreYear, max: requestLimits.netRentalRate, isStored: true }
      : { kind: 'rouble', unit: units.rouble, max: 999_999_999_999, isStored: false },
  needsLabel: 'Класс',
  hasClasses: true,
  typesShown: 4,
  isTypeRequired: false,
  isCompanyRequired: true,
  hasCities: true,
  counted: vacancies,
  useChoices,
  useFitting: (values, choices) => {
    const search = VacancySearch.safeParse(searchOfRequest(criteriaOf(values, choices))).data;
    const { settled, isSettled } = useSettled(search, FITTING_PAUSE_MS);
    const enabled = settled !== undefined;
    const count = useQuery({ ...fittingCountQuery(settled ?? {}), enabled });
    const rows = useQuery({ ...firstFittingQuery(settled ?? {}, FEW_OBJECTS), enabled });
    return fittingOf({ count, rows, isSettled: isSettled && enabled }, (row) => ({
      id: row.id,
      title: `${row.complexName}, ${row.name}`,
      detail: [
        row.areaSize === null ? 'площадь не указана' : formatQuantity(row.areaSize, units.squareMetre),
        row.averageNetRentalRate === null || row.isRentalPriceOnRequest
          ? 'ставка по запросу'
          : formatQuantity(row.averageNetRentalRate, units.roublePerSquareMetre),
      ].join(', '),
      path: vacancyAddress(row.id),
    }));
  },
  create: (request, newId) => call(createRequest, { body: NewRequest.parse({ ...fieldsOf(request), newId }) }),
  update: (request, { id, rowVersion }) =>
    call(updateRequest, { body: RequestDraft.parse({ ...fieldsOf(request), id, rowVersion }) }),
  keep: (client) => client.invalidateQueries({ queryKey: requestQueries.all }),
  remove: async (client, id) => {
    await requestActions.remove(id);
    await dropRequest(client, requestKind, id);
  },
  pathOf: (id) => `/industrial/requests/${id}`,
};
