import * as z from 'zod';
import { criteriaShape } from '#criteria/criteria-shape.ts';
import { industrialSchemas } from '#industrial/criteria-schemas.ts';
import { complexCriteria } from './complex-criteria.ts';

/** Criteria of the complex itself, as a call takes them (2§3). */
export const ComplexFilter = z.object(criteriaShape(industrialSchemas, complexCriteria));
export type ComplexFilter = z.infer<typeof ComplexFilter>;
