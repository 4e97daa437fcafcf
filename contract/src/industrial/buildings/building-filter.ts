import * as z from 'zod';
import { criteriaShape } from '#criteria/criteria-shape.ts';
import { industrialSchemas } from '#industrial/criteria-schemas.ts';
import { buildingCriteria } from './building-criteria.ts';

/** Schema of the criteria of a building (2§3). */
export const BuildingFilter = z.object(criteriaShape(industrialSchemas, buildingCriteria));
export type BuildingFilter = z.infer<typeof BuildingFilter>;
