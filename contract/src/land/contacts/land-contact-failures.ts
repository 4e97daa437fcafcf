export const landContactFailures = {
  'land_contact.not_found': 404,
  'land_contact.in_use': 409,
  'land_contact.changed': 409,
} as const;
