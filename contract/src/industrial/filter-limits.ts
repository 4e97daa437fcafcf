/** Maxima of the industrial filters (2§5); more is refused (M-42). */
export const filterLimits = {
  /** m² of complexes and buildings; also km. */
  area: 999_999,
  floors: 999,
  /** m² and roubles of vacancies. */
  vacancy: 999_999_999,
} as const;
