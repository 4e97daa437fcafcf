import { type WeighedCriteria, weighedCriteria } from '#criteria/importance.ts';
import { wish } from '#criteria/requirements.ts';
import { propertyCriteria } from '#land/properties/property-criteria.ts';
import type { PropertyFilter } from '#land/properties/property-filter.ts';
import { utilityKeys } from '#land/utility.ts';
import { requirements } from './filter-of-request.ts';

/** Criteria that a request sets on plots, with default weighing (N-12). */
export const weighedPlotCriteria: WeighedCriteria<keyof PropertyFilter> = weighedCriteria<keyof PropertyFilter>(
  propertyCriteria,
  requirements,
  utilityKeys.map((key) => wish(key, 4)),
);
