/** Limits of areas and rates (K-05, M-42). */
export const areaLimits = {
  /** m² */
  area: 99_999_999,
  /** m²: less would be stored as zero, which is disallowed (K-06). */
  leastArea: 0.01,
  /** Roubles per m² a year. */
  price: 99_999_999,
  /** °С, on either side of zero. */
  temperature: 99,
} as const;
