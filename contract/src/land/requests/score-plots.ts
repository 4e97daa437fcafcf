import { type WeighedCriteria, weighedCriteria } from '#criteria/importance.ts';
import { wish } from '#criteria/requirements.ts';
import { propertyCriteria } from '#land/properties/property-criteria.ts';
import { utilityKeys } from '#land/utility.ts';
import { requirements } from './requirements.ts';

type Name = keyof typeof propertyCriteria;

/** Criteria that a request sets on plots, with default weighing (N-12). */
export const weighedPlotCriteria: WeighedCriteria<Name> = weighedCriteria<Name>(
  propertyCriteria,
  requirements,
  utilityKeys.map((key) => wish(key, 4)),
);
