export const industrialRequestFailures = {
  'industrial_request.not_found': 404,
  'industrial_request.changed': 409,
  'industrial_request.unknown_reference': 400,
} as const;
