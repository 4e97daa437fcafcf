export const propertyFailures = {
  'property.not_found': 404,
  'property.changed': 409,
  'property.unknown_reference': 400,
  'property.too_many': 409,
  'cadastral_number.taken': 409,
} as const;
