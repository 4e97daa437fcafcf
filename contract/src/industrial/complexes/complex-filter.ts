import * as z from 'zod';
import { criteriaShape } from '#criteria/criteria-shape.ts';
import { industrialSchemas } from '#industrial/criteria-schemas.ts';
import { complexCriteria } from './complex-criteria.ts';

/** Schema of the criteria of the complex itself (2§3). */
export const ComplexFilter = z.object(criteriaShape(industrialSchemas, complexCriteria));
export type ComplexFilter = z.infer<typeof ComplexFilter>;
