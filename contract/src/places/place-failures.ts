export const placeFailures = {
  'region.not_found': 404,
  'city.not_found': 404,
  'address.not_found': 404,
  'okved.not_found': 404,
  'sector.not_found': 404,
  'industry.not_found': 404,
} as const;
