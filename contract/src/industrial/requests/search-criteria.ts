import { anyBit, anyOf, type Criteria, needs, overlaps, until, upTo, within, words } from '#criteria/criterion.ts';
import { liesIn } from '#industrial/criteria-kinds.ts';
import { enumerations } from '#industrial/dictionaries/enumerations.ts';
import { areaCriteria, vacancyCriteria } from '#industrial/vacancies/vacancy-criteria.ts';
import { requestLimits } from './request-limits.ts';

const ofBuilding = (inRow: string) => ({ level: 'building', inRow }) as const;
const ofComplex = (inRow: string) => ({ level: 'complex', inRow }) as const;

/** Criteria of vacancies under the names of the request's fields (M-26). */
const asked = {
  vacancyTypes: anyBit('vacancyTypes', enumerations['vacancy-types']),
  mainAreaTypesCalc: anyOf('mainAreaTypeCalc'),
  /** Compared with the lettable range, from the smallest block to the whole vacancy. */
  vacancyAreaRange: overlaps('lettable', { max: requestLimits.vacancyArea }),
  /** The highest accepted rate (N-02); a vacancy with an unknown rate or a rate on request does not meet it. */
  netRentalRateTo: upTo('offeredRate', { max: requestLimits.netRentalRate }),
  /** A vacancy that becomes free before the wanted period fits too. */
  accessDate: until('availabilityDate'),
  ...areaCriteria,
  bts: needs('bts'),
  isWholeForRent: needs('isWholeForRent'),
  hasShelving: needs('hasShelves'),
  cityRegions: liesIn('place', ofComplex('place')),
  highways: anyOf('highway', ofComplex('highway')),
  complexName: words('name', { ...ofComplex('complexName'), max: 500 }),
  buildingClasses: anyOf('buildingClass', {
    ...ofBuilding('buildingClass'),
    ranking: enumerations['building-classes'].map(({ id }) => id),
  }),
  buildingTypes: anyOf('buildingType', ofBuilding('buildingType')),
  constructionStatuses: anyOf('constructionStatus', ofBuilding('buildingConstructionStatus')),
  workingHeightRange: within('workingHeight', {
    ...ofBuilding('buildingWorkingHeight'),
    max: requestLimits.workingHeight,
  }),
  totalArea: within('totalArea', { ...ofBuilding('buildingTotalArea'), max: requestLimits.totalArea }),
} as const satisfies Criteria;

const { ids, availabilityDate, wholeVacancyArea, salePrice, minimalRentalBlockArea, averageNetRentalRate } =
  vacancyCriteria;

/**
 * The search inside a request, including the filters in the heads of the vacancy table. Every set criterion must hold.
 * Only open vacancies are found: not closed, and not archived together with building or complex (F-06).
 */
export const searchCriteria = {
  ...asked,
  ids,
  availabilityDate,
  wholeVacancyArea,
  salePrice,
  minimalRentalBlockArea,
  averageNetRentalRate,
} as const;
