export const roundTripFailures = {
  /** The file has no marks of an export, or they were changed. */
  'round_trip.not_ours': 400,
  /** The export is one of the other domain. */
  'round_trip.other_area': 400,
} as const;
