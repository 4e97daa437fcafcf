import { type CriterionForms, type CriterionWords, criterionWords } from '#criteria/reason-words.ts';
import { namesOf } from '#records.ts';
import type { RequestCondition } from './fits-request.ts';
import { requestFields } from './request-fields.ts';
import { requirements } from './requirements.ts';
import { searchCriteria } from './search-criteria.ts';

const forms = {
  vacancyTypes: { name: 'тип вакансии', of: 'типа вакансии' },
  mainAreaTypesCalc: { name: 'основной тип', of: 'основного типа' },
  vacancyAreaRange: { name: 'площадь', of: 'площади', gender: 'she' },
  netRentalRateTo: { name: 'ставка', of: 'ставки', gender: 'she', over: 'дороже на', under: 'дешевле на' },
  accessDate: { name: 'дата доступа', of: 'даты доступа', gender: 'she' },
  hasDryArea: { name: 'сухой склад', of: 'сухого склада' },
  hasTemperatureArea: { name: 'тёплый склад', of: 'тёплого склада' },
  hasFreezerArea: { name: 'морозильный склад', of: 'морозильного склада' },
  hasUnheatedArea: { name: 'неотапливаемый склад', of: 'неотапливаемого склада' },
  bts: { name: 'BTS', of: 'BTS', absent: 'не BTS' },
  isWholeForRent: { name: 'сдача целиком', of: 'сдачи целиком', gender: 'she', absent: 'не целиком' },
  hasShelving: { name: 'стеллажи', of: 'стеллажей', gender: 'they' },
  cityRegions: { name: 'место', of: 'места', gender: 'it' },
  highways: { name: 'шоссе', of: 'шоссе', gender: 'it' },
  complexName: { name: 'комплекс', of: 'комплекса' },
  buildingClasses: { name: 'класс', of: 'класса' },
  buildingTypes: { name: 'тип здания', of: 'типа здания' },
  constructionStatuses: { name: 'статус строительства', of: 'статуса строительства' },
  workingHeightRange: { name: 'высота', of: 'высоты', gender: 'she', over: 'выше на' },
  totalArea: { name: 'площадь здания', of: 'площади здания', gender: 'she' },
} as const satisfies Record<RequestCondition, CriterionForms>;

/** Words of the criteria that a request sets on vacancies; a criterion has the name of its field. */
export const vacancyWords: Readonly<Record<string, CriterionWords>> = Object.fromEntries(
  namesOf(requirements).map((name) => [name, criterionWords(requestFields[name], searchCriteria[name], forms[name])]),
);
