import { typesIn } from '@gektar/contract/industrial/request-types.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { textOrMissing } from '@gektar/format/words.ts';
import type { OwnFields } from '#form/described/describe-form.ts';
import { sameValue } from '#form/sections/same-value.ts';
import { placeWords } from '#industrial/requests/request-words.ts';
import { type ChosenPlace, keyOfPlace } from '#places/chosen-places.ts';

/** Values of the fields without a field description. */
export interface RequestOwnValues {
  /** Sum of the chosen ids; 0 for none. */
  requestTypes: number;
  cityRegions: readonly ChosenPlace[];
  /** Ids of colleagues. */
  additionalAccessEmployees: readonly string[];
}

/** Types, places and colleagues of a request. */
export const requestOwnFields: OwnFields<RequestOwnValues, IndustrialRequest> = {
  labels: {},
  empty: () => ({ requestTypes: 0, cityRegions: [], additionalAccessEmployees: [] }),
  fromWire: ({ requestTypes, fullCityRegions, additionalAccessEmployees }) => ({
    requestTypes: requestTypes ?? 0,
    cityRegions: fullCityRegions,
    additionalAccessEmployees,
  }),
  toWire: ({ requestTypes, cityRegions, additionalAccessEmployees }) => ({
    // The server expects null for an empty sum (3§5).
    requestTypes: requestTypes || null,
    cityRegions: cityRegions.map(({ region, city }) => ({ regionId: region.id, cityId: city?.id ?? null })),
    additionalAccessEmployees,
  }),
  isFilled: (name, values) => {
    if (name === 'requestTypes') return values.requestTypes !== 0;
    return values[name].length > 0;
  },
  isSame: (name, one, other) =>
    name === 'cityRegions'
      ? sameValue(one.cityRegions.map(keyOfPlace), other.cityRegions.map(keyOfPlace))
      : sameValue(one[name], other[name]),
  text: (name, values) => {
    switch (name) {
      case 'cityRegions':
        return textOrMissing(placeWords(values.cityRegions));
      case 'requestTypes':
        return String(typesIn(values.requestTypes).length);
      case 'additionalAccessEmployees':
        return String(values.additionalAccessEmployees.length);
    }
  },
};
