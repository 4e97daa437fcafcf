import * as z from 'zod';
import { criteriaShape } from '#criteria/criteria-shape.ts';
import { industrialSchemas } from '#industrial/criteria-schemas.ts';
import { vacancyCriteria } from './vacancy-criteria.ts';

/** Criteria of a vacancy, as a call takes them (2§3). */
export const VacancyFilter = z.object(criteriaShape(industrialSchemas, vacancyCriteria));
export type VacancyFilter = z.infer<typeof VacancyFilter>;
