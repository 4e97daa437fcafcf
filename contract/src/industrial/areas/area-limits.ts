/** Maxima of areas and rates (K-05, M-42). */
export const areaLimits = {
  /** m² */
  area: 99_999_999,
  /** Roubles per m² a year. */
  price: 99_999_999,
  /** °С, on either side of zero. */
  temperature: 99,
} as const;
