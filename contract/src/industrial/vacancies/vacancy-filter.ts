import * as z from 'zod';
import { criteriaShape } from '#criteria/criteria-shape.ts';
import { industrialSchemas } from '#industrial/criteria-schemas.ts';
import { vacancyCriteria } from './vacancy-criteria.ts';

/** Schema of the criteria of a vacancy (2§3). */
export const VacancyFilter = z.object(criteriaShape(industrialSchemas, vacancyCriteria));
export type VacancyFilter = z.infer<typeof VacancyFilter>;
