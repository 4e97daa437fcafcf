/** Limits of areas and rates (K-05, M-42). */
export const areaLimits = {
  /** m² */
  area: 99_999_999,
  /** m²: a smaller area would be stored as zero, which is refused (K-06). */
  leastArea: 0.01,
  /** Roubles per m² a year. */
  price: 99_999_999,
  /** °С, above and below zero. */
  temperature: 99,
} as const;
