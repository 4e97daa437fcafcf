import type { AreaSet, AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import type { AreaTotals } from '#industrial/areas/mix-parts.ts';

/** Invented areas, m². */
export const mixedBuilding: AreaTotals = {
  warehouse: 53_200,
  dry: 41_200,
  temperature: 8_400,
  freezer: 3_600,
  unheated: null,
  production: null,
  lightIndustrial: null,
  dataCenter: null,
  office: 2_940,
  mezzanine: 6_480,
};

export const everyKind: AreaTotals = {
  warehouse: 6_000,
  dry: 1_000,
  temperature: 1_000,
  freezer: 1_000,
  unheated: 1_000,
  production: 1_000,
  lightIndustrial: 1_000,
  dataCenter: 1_000,
  office: 1_000,
  mezzanine: 1_000,
};

export const noAreas: AreaTotals = {
  warehouse: null,
  dry: null,
  temperature: null,
  freezer: null,
  unheated: null,
  production: null,
  lightIndustrial: null,
  dataCenter: null,
  office: null,
  mezzanine: null,
};

export const vacancyAreas: AreaSetWithPrice = {
  warehouse: {
    areaValue: 13_200,
    leasePricePerSqm: null,
    dry: { areaValue: 9_600, leasePricePerSqm: 8_900 },
    temperature: { areaValue: 3_600, leasePricePerSqm: 13_500, temperatureFrom: 2, temperatureTo: 6 },
    freezer: null,
    unheated: null,
  },
  production: null,
  lightIndustrial: null,
  dataCenter: null,
  office: { areaValue: 840, leasePricePerSqm: null },
  mezzanine: { areaValue: 2_160, leasePricePerSqm: 5_400 },
};

export const buildingAreas: AreaSet = {
  warehouse: {
    areaValue: 56_800,
    dry: { areaValue: 44_800 },
    temperature: { areaValue: 8_400, temperatureFrom: 2, temperatureTo: 6 },
    freezer: { areaValue: 3_600, temperatureFrom: -22, temperatureTo: null },
    unheated: null,
  },
  production: null,
  lightIndustrial: null,
  dataCenter: null,
  office: { areaValue: 2_940 },
  mezzanine: { areaValue: 6_480 },
};
