import type { Areas } from '@gektar/contract/industrial/areas/area-figures.ts';
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

export const pricedAreas: Areas = {
  warehouse: {
    areaValue: 13_200,
    dry: { areaValue: 9_600, leasePricePerSqm: 8_900 },
    temperature: { areaValue: 3_600, leasePricePerSqm: 13_500 },
    freezer: null,
    unheated: null,
  },
  production: null,
  lightIndustrial: null,
  dataCenter: null,
  office: { areaValue: 840, leasePricePerSqm: 12_000 },
  mezzanine: { areaValue: 2_160, leasePricePerSqm: 5_400 },
};
