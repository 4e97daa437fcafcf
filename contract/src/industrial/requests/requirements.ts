import { must, type Requirements, wish } from '#criteria/requirements.ts';
import type { requestFields } from './request-fields.ts';
import type { searchCriteria } from './search-criteria.ts';

/** The criterion that each field of a request sets on vacancies, in reading order. */
export const requirements = {
  vacancyTypes: must('vacancyTypes'),
  mainAreaTypesCalc: must('mainAreaTypesCalc'),
  vacancyAreaRange: wish('vacancyAreaRange', 5),
  netRentalRateTo: wish('netRentalRateTo', 4),
  accessDate: wish('accessDate'),
  hasDryArea: must('hasDryArea'),
  hasTemperatureArea: must('hasTemperatureArea'),
  hasFreezerArea: must('hasFreezerArea'),
  hasUnheatedArea: must('hasUnheatedArea'),
  bts: wish('bts', 2),
  isWholeForRent: wish('isWholeForRent', 2),
  hasShelving: wish('hasShelving', 2),
  cityRegions: must('cityRegions'),
  highways: wish('highways'),
  complexName: wish('complexName', 2),
  buildingClasses: wish('buildingClasses'),
  buildingTypes: wish('buildingTypes'),
  constructionStatuses: wish('constructionStatuses'),
  workingHeightRange: wish('workingHeightRange', 4),
  totalArea: wish('totalArea', 2),
} as const satisfies Requirements<keyof typeof requestFields, keyof typeof searchCriteria>;
