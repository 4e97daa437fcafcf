import type { AdvantageFlag } from './property-flags.ts';

/** Labels of the advantages, on screen and in files (1§3, D-04). */
export const advantageNames = {
  hasBarganing: 'Торг',
  hasDriveway: 'Подъезд',
  hasIndustrialRailway: 'Ж/д ветка',
  hasOverheadCrane: 'Кран-балка',
  hasPond: 'Водоём',
  hasLandLotTownPlanningPlan: 'ГПЗУ',
  isTerritoryComplexDevelopment: 'КРТ',
  isSpecialEconomicZone: 'ОЭЗ',
  isIndustrialPark: 'Индустриальный парк',
  isLightIndustrial: 'Light industrial',
  builtToSuit: 'Built-to-suit',
  builtToLease: 'Built-to-lease',
} as const satisfies Record<AdvantageFlag, string>;
