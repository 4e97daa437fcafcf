import { type FieldDescriptions, fieldNamed, shortLabel } from '@gektar/contract/fields.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { lettableSpan, searchOfRequest, vacancyMatcher } from '@gektar/contract/industrial/requests/fits-request.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import type { VacancySearch } from '@gektar/contract/industrial/requests/request-search.ts';
import { requirements } from '@gektar/contract/industrial/requests/requirements.ts';
import { weighedVacancyCriteria } from '@gektar/contract/industrial/requests/score-vacancies.ts';
import { searchCriteria } from '@gektar/contract/industrial/requests/search-criteria.ts';
import { vacancyWords } from '@gektar/contract/industrial/requests/vacancy-words.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { areaFlags } from '@gektar/contract/industrial/vacancies/vacancy-criteria.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatRangeOrMissing } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { textOrMissing } from '@gektar/format/words.ts';
import { availableText } from '#industrial/vacancies/vacancy-columns.tsx';
import { matchBy } from '#sharing/selection/described-match.ts';
import { weighedRequestBy } from '#sharing/selection/importance/weighed-request.ts';
import { type ScoredMatchAbout, scoredMatchBy } from '#sharing/selection/near/request-match.ts';

const fields: Readonly<Record<string, FieldDescriptions>> = {
  complex: complexFields,
  building: buildingFields,
  vacancy: vacancyFields,
};

/** Text of a rate; a rate on request is not shown as a number (N-02). */
const rateText = (row: VacancyRow) =>
  row.isRentalPriceOnRequest
    ? 'По запросу'
    : formatQuantity(row.averageNetRentalRate, requestFields.netRentalRateTo.unit);

const areaOf = (flag: keyof typeof areaFlags) => (row: VacancyRow) => {
  const area = row.areaSetWithPrice.warehouse?.[areaFlags[flag]]?.areaValue ?? null;
  return area === null ? 'Нет' : formatQuantity(area, units.squareMetre);
};

/** Range of lettable areas; a single number when the smallest block is the whole vacancy. */
function spanText(span: ReturnType<typeof lettableSpan>): string {
  return span && span.from === span.to
    ? formatQuantity(span.to, units.squareMetre)
    : formatRangeOrMissing(span ?? { from: null, to: null }, units.squareMetre);
}

const listed = (names: readonly string[]) => textOrMissing(names.join(', '));

const about: ScoredMatchAbout<VacancySearch, VacancyRow, IndustrialRequest> = {
  criteria: searchCriteria,
  requirements,
  requestFields,
  fieldOf: ({ of, level = 'vacancy' }) => fields[level]?.[of],
  filterOf: searchOfRequest,
  labelOf: (name) => fieldNamed(requestFields, name).label,
  offered: {
    vacancyAreaRange: (row) => spanText(lettableSpan(row)),
    netRentalRateTo: rateText,
    accessDate: (row) => availableText(row.availabilityDate),
    hasDryArea: areaOf('hasDryArea'),
    hasTemperatureArea: areaOf('hasTemperatureArea'),
    hasFreezerArea: areaOf('hasFreezerArea'),
    hasUnheatedArea: areaOf('hasUnheatedArea'),
    cityRegions: (row) => listed([row.region.name, row.city?.name ?? ''].filter(Boolean)),
  },
  wanted: {
    // The latest access date: a vacancy may be available earlier (M-04).
    accessDate: ({ accessDate }) => `до ${formatDate(accessDate?.to)}`,
    cityRegions: ({ fullCityRegions }) => listed(fullCityRegions.map(({ region, city }) => city?.name ?? region.name)),
  },
  ownLevel: 'vacancy',
  weighed: weighedVacancyCriteria,
  words: vacancyWords,
  titleOf: (name) => shortLabel(fieldNamed(requestFields, name)),
};

/** Match of vacancies with a request. */
export const matchOfRequest = matchBy(about, vacancyMatcher);

/** Scores vacancies against a request and explains the scores (N-12). */
export const scoredMatchOf = scoredMatchBy(about, vacancyMatcher);

/** The weighed criteria of a request, for 'Что важно'. */
export const weighedRequestOf = weighedRequestBy(about, vacancyMatcher);
