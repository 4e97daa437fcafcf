import type { FixedValue } from '@gektar/contract/fields.ts';
import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import { filterOfRequest, type RequestCriteria } from '@gektar/contract/land/requests/filter-of-request.ts';
import { NO_LINK } from '@gektar/contract/land/requests/left-out.ts';
import { NewRequest, RequestDraft } from '@gektar/contract/land/requests/request.ts';
import { createRequest, updateRequest } from '@gektar/contract/land/requests/request-calls.ts';
import { requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import { requestLimits } from '@gektar/contract/land/requests/request-limits.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { forEachName } from '@gektar/contract/records.ts';
import { midnight, today } from '@gektar/format/date.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { objects } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#api/call.ts';
import { useSettled } from '#form/typing/use-settled.ts';
import { useEntries } from '#land/dictionaries/land-choices.ts';
import { firstPropertiesQuery, propertyCountQuery } from '#land/properties/property-data.ts';
import { fittingOf } from '#requests/minute/fitting.ts';
import {
  FEW_OBJECTS,
  FITTING_PAUSE_MS,
  highwaysIn,
  type MinuteChoice,
  type MinuteChoices,
  type MinuteKind,
  type MinuteRequest,
} from '#requests/minute/minute-kind.ts';
import type { MinuteValues } from '#requests/minute/minute-values.ts';
import { minuteComment } from '#requests/minute/minute-words.ts';
import { dropLandRequest } from './drop-request.ts';
import { requestActions, requestQueries } from './request-data.ts';

/** Deals offered in the dialog, by their names in the dictionary; others are chosen in the whole form. */
const usualDeals = ['Покупка', 'Аренда', 'Инвестиции'];
/** Types shown before the others of the dictionary. */
const usualTypes = ['Промышленный', 'Под склад', 'Логистика', 'Торговля'];

const utilities = utilityKeys.map((key) => ({ key, label: utilityKinds[key].name }));

function useChoices(): MinuteChoices {
  const deals = useEntries('request-types');
  const types = useEntries('property-types');
  const highways = useEntries('land-highway');
  return useMemo(() => {
    const all = choicesOf(deals ?? []);
    const usual = named(all, usualDeals);
    const allTypes = choicesOf(types ?? []);
    const firstTypes = named(allTypes, usualTypes);
    return {
      deals: usual.length > 0 ? usual : all.slice(0, usualDeals.length),
      types: [...firstTypes, ...allTypes.filter((type) => !firstTypes.includes(type))],
      needs: utilities,
      highways: highways ?? [],
    };
  }, [deals, types, highways]);
}

function choicesOf(values: readonly FixedValue[]): readonly MinuteChoice[] {
  return values.map(({ id, name }) => ({ key: String(id), label: name }));
}

/** Choices with these names, in the order of the names. */
function named(choices: readonly MinuteChoice[], names: readonly string[]): readonly MinuteChoice[] {
  return names.flatMap((name) => choices.filter(({ label }) => label === name));
}

/** Conditions on plots. */
function criteriaOf(values: MinuteValues, choices: MinuteChoices) {
  const { types, needs, area, budgetTo } = values.asked.land;
  return {
    regions: values.places.flatMap((place) => (place.kind === 'region' ? [{ id: place.id }] : [])),
    landHighways: highwaysIn(values.places, choices).map(({ id }) => ({ id })),
    distanceFromNearestCity: null,
    area: area.from === null && area.to === null ? null : area,
    buildingArea: null,
    budget: budgetTo === null ? null : { from: null, to: budgetTo },
    propertyTypes: types.map((id) => ({ id: Number(id) })),
    bestUses: [],
    okveds: [],
    utilities: utilityKeys
      .filter((key) => needs.includes(key))
      .map((key) => ({ id: utilityKinds[key].id, value: null })),
    infrastructure: [],
    ...forEachName(requestFlags, () => false),
  };
}

/** Fields of a request; required ones that are not asked for have neutral values (`left-out.ts`). */
function fieldsOf({ values, choices, client, name, employeeId }: MinuteRequest) {
  const deal = choices.deals.find(({ label }) => label === values.deal);
  return {
    ...criteriaOf(values, choices),
    name,
    companyId: client.companyId,
    contactId: client.contactId,
    requestDate: `${today()}T${midnight}`,
    responsibleEmployeeId: employeeId,
    requestType: deal === undefined ? [] : [{ id: Number(deal.key) }],
    comment: minuteComment(landMinute, values),
    linkToDisk: NO_LINK,
    isActual: true,
  };
}

/** Filter of the plots that fit; undefined for values that no search accepts. */
function filterOf(values: MinuteValues, choices: MinuteChoices): PropertyFilter | undefined {
  const draft: object = criteriaOf(values, choices);
  return PropertyFilter.safeParse(filterOfRequest(draft as RequestCriteria)).data;
}

/** 'Запрос за минуту' for plots. */
export const landMinute: MinuteKind = {
  domain: 'land',
  area: { kind: 'hectare', unit: units.hectare, max: requestLimits.area },
  budgetOf: () => ({ kind: 'rouble', unit: units.rouble, max: requestLimits.budget, isStored: true }),
  needsLabel: 'Нужны',
  hasClasses: false,
  typesShown: 4,
  isTypeRequired: true,
  isCompanyRequired: false,
  hasCities: false,
  counted: objects,
  useChoices,
  useFitting: (values, choices) => {
    const filter = filterOf(values, choices);
    const { settled, isSettled } = useSettled(filter, FITTING_PAUSE_MS);
    const enabled = settled !== undefined;
    const count = useQuery({ ...propertyCountQuery(settled ?? {}), enabled });
    const rows = useQuery({ ...firstPropertiesQuery(settled ?? {}, FEW_OBJECTS), enabled });
    return fittingOf({ count, rows, isSettled: isSettled && enabled }, (row) => ({
      id: row.id,
      title: row.cadastralNumbers[0] ?? row.address ?? '',
      detail: [
        formatQuantity(row.area, units.hectare),
        row.price === null ? 'цена не указана' : formatQuantity(row.price, units.rouble),
      ].join(', '),
      path: `/land/property/${row.id}`,
    }));
  },
  create: (asked, newId) => call(createRequest, { body: NewRequest.parse({ ...fieldsOf(asked), newId }) }),
  update: (asked, { id, rowVersion }) =>
    call(updateRequest, { body: RequestDraft.parse({ ...fieldsOf(asked), id, rowVersion }) }),
  keep: (client) => client.invalidateQueries({ queryKey: requestQueries.all }),
  remove: async (client, id) => {
    await requestActions.remove(id);
    await dropLandRequest(client, id);
  },
  pathOf: (id) => `/land/request/${id}`,
};
