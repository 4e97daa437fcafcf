import * as z from 'zod';
import { criteriaShape } from '#criteria/criteria-shape.ts';
import { industrialSchemas } from '#industrial/criteria-schemas.ts';
import { buildingCriteria } from './building-criteria.ts';

/** Criteria of a building, as a call takes them (2§3). */
export const BuildingFilter = z.object(criteriaShape(industrialSchemas, buildingCriteria));
export type BuildingFilter = z.infer<typeof BuildingFilter>;
