import { bitNames, type Enumeration, enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import {
  conditionsSet,
  lettableSpan,
  meets,
  type RequestCondition,
  searchOfRequest,
} from '@gektar/contract/industrial/requests/request-criteria.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { areaFlags } from '@gektar/contract/industrial/vacancies/vacancy-filter.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatRange, type NumberRange } from '@gektar/format/range.ts';
import { type Unit, units } from '@gektar/format/unit.ts';
import { formatYesNo, missing } from '@gektar/format/words.ts';
import { availableText } from '#industrial/vacancies/vacancy-columns.tsx';
import type { MatchReason } from '#sharing/selection/match-reasons.tsx';

/** How a vacancy answers a request: the share of its conditions that are met, and those that are not (M-05). */
export function matcherOf(request: IndustrialRequest) {
  const search = searchOfRequest(request);
  const set = conditionsSet(search);
  return (row: VacancyRow) => {
    const missed = set.filter((condition) => !meets(row, search, condition));
    return {
      share: set.length === 0 ? 1 : (set.length - missed.length) / set.length,
      missed: missed.map((condition) => requestFields[condition].label),
    };
  };
}

/** Every condition that a request sets, with what a vacancy has for it and what was asked (M-05). */
export function reasonsFor(request: IndustrialRequest): (row: VacancyRow) => MatchReason[] {
  const search = searchOfRequest(request);
  const set = conditionsSet(search);
  return (row) =>
    set.map((condition) => {
      const [there, asked] = [thereIs[condition](row), askedFor[condition](request)];
      return {
        name: requestFields[condition].label,
        isMet: meets(row, search, condition),
        there,
        ...(asked !== undefined && asked !== there && { asked }),
      };
    });
}

const yesNo = (is: boolean | null) => (is === null ? missing.value : formatYesNo(is));
const yes = () => 'Да';
const or = (name: string | undefined) => name || missing.value;
const listed = (names: readonly string[]) => or(names.join(', '));

const netRentalRate = requestFields.netRentalRateTo.unit;
/** Of a rate on request the number is not offered (N-02). */
const rateText = (row: VacancyRow) =>
  row.isRentalPriceOnRequest ? 'По запросу' : formatQuantity(row.averageNetRentalRate, netRentalRate);

const areaOf =
  (flag: keyof typeof areaFlags) =>
  ({ areaSetWithPrice: { warehouse } }: VacancyRow) => {
    const area = warehouse?.[areaFlags[flag]]?.areaValue ?? null;
    return area === null ? 'Нет' : formatQuantity(area, units.squareMetre);
  };
/** The name of the condition says what is asked: some such area. */
const someArea = () => undefined;

const thereIs: Readonly<Record<RequestCondition, (row: VacancyRow) => string>> = {
  vacancyTypes: (row) => listed(bitNames('vacancy-types', row.vacancyTypes)),
  mainAreaTypesCalc: (row) => or(enumerationName('area-types', row.mainAreaTypeCalc)),
  vacancyAreaRange: (row) => spanText(lettableSpan(row)),
  netRentalRateTo: rateText,
  accessDate: (row) => availableText(row.availabilityDate),
  hasDryArea: areaOf('hasDryArea'),
  hasTemperatureArea: areaOf('hasTemperatureArea'),
  hasFreezerArea: areaOf('hasFreezerArea'),
  hasUnheatedArea: areaOf('hasUnheatedArea'),
  bts: (row) => yesNo(row.bts),
  isWholeForRent: (row) => yesNo(row.isWholeForRent),
  hasShelving: (row) => yesNo(row.hasShelves),
  cityRegions: (row) => listed([row.region.name, row.city?.name ?? ''].filter(Boolean)),
  highways: (row) => or(row.highway?.name),
  complexName: (row) => row.complexName,
  buildingClasses: (row) => enumerationName('building-classes', row.buildingClass),
  buildingTypes: (row) => row.buildingType.name,
  constructionStatuses: (row) => enumerationName('building-construction-statuses', row.buildingConstructionStatus),
  workingHeightRange: (row) => formatQuantity(row.buildingWorkingHeight, units.metre),
  totalArea: (row) => formatQuantity(row.buildingTotalArea, units.squareMetre),
};

const askedFor: Readonly<Record<RequestCondition, (request: IndustrialRequest) => string | undefined>> = {
  vacancyTypes: ({ vacancyTypes }) => listed(bitNames('vacancy-types', vacancyTypes)),
  mainAreaTypesCalc: ({ mainAreaTypesCalc }) => namesOf('area-types', mainAreaTypesCalc),
  vacancyAreaRange: ({ vacancyAreaRange }) => rangeText(vacancyAreaRange, units.squareMetre),
  netRentalRateTo: ({ netRentalRateTo }) => `до ${formatQuantity(netRentalRateTo, netRentalRate)}`,
  // Free earlier can be taken later (M-04).
  accessDate: ({ accessDate }) => `до ${formatDate(accessDate?.to)}`,
  hasDryArea: someArea,
  hasTemperatureArea: someArea,
  hasFreezerArea: someArea,
  hasUnheatedArea: someArea,
  bts: yes,
  isWholeForRent: yes,
  hasShelving: yes,
  cityRegions: ({ fullCityRegions }) => listed(fullCityRegions.map(({ region, city }) => city?.name ?? region.name)),
  highways: ({ highways }) => listed(highways.map(({ name }) => name)),
  complexName: ({ complexName }) => or(complexName ?? ''),
  buildingClasses: ({ buildingClasses }) => namesOf('building-classes', buildingClasses),
  buildingTypes: ({ buildingTypes }) => listed(buildingTypes.map(({ name }) => name)),
  constructionStatuses: ({ constructionStatuses }) => namesOf('building-construction-statuses', constructionStatuses),
  workingHeightRange: ({ workingHeightRange }) => rangeText(workingHeightRange, units.metre),
  totalArea: ({ totalArea }) => rangeText(totalArea, units.squareMetre),
};

function namesOf(enumeration: Enumeration, ids: readonly number[]): string {
  return listed(ids.map((id) => enumerationName(enumeration, id)));
}

function rangeText(range: NumberRange | null, unit: Unit): string {
  return or(range ? formatRange(range, unit) : undefined);
}

/** One number where the whole is the smallest block. */
function spanText(span: ReturnType<typeof lettableSpan>): string {
  return span && span.from === span.to
    ? formatQuantity(span.to, units.squareMetre)
    : rangeText(span, units.squareMetre);
}
