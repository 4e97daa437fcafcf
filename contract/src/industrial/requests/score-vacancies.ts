import { weighedCriteria } from '#criteria/importance.ts';
import { requirements } from './requirements.ts';
import { searchCriteria } from './search-criteria.ts';

/** Criteria that a request sets on vacancies, with default weighing (N-12). */
export const weighedVacancyCriteria = weighedCriteria(searchCriteria, requirements);
