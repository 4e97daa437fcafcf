import { must, type Requirements, wish } from '#criteria/requirements.ts';
import type { propertyCriteria } from '#land/properties/property-criteria.ts';
import { forEachName } from '#records.ts';
import { factsOfRequest } from './request-facts.ts';
import type { requestFields } from './request-fields.ts';
import { requestFlags } from './request-flags.ts';

const areas = factsOfRequest('areas');

/** Criterion that each field of a request sets; its utilities set five more. */
export const requirements = {
  regions: must('regionIds'),
  landHighways: wish('landHighwayIds'),
  distanceFromNearestCity: wish('kmFromCity', 4),
  ...forEachName(areas, (name) => wish(name, 5)),
  budget: wish('price', 5),
  propertyTypes: must('propertyTypeIds'),
  bestUses: wish('bestUseIds'),
  okveds: wish('okvedIds'),
  ...forEachName(requestFlags, (name) => wish(name, 2)),
} as const satisfies Requirements<keyof typeof requestFields, keyof typeof propertyCriteria>;
