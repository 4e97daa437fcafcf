/** Maxima of the ranges of a request, the same as those of buildings and vacancies. */
export const requestLimits = {
  /** m */
  workingHeight: 9_999,
  /** m² of a building */
  totalArea: 99_999_999,
  /** m² */
  vacancyArea: 999_999_999,
  /** Roubles per m² a year. */
  netRentalRate: 99_999_999,
} as const;
