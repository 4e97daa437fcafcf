export const requestFailures = {
  'land_request.not_found': 404,
  'land_request.changed': 409,
  'land_request.unknown_reference': 400,
} as const;
