export const trashFailures = {
  'trash.not_found': 404,
  // What stands in the way is told under the field `entry`.
  'trash.number_taken': 409,
  'trash.parent_gone': 409,
  'trash.value_gone': 409,
  'trash.already_there': 409,
  'trash.conflict': 409,
  // Of a creation: two of one id could not both be there.
  'trash.id_taken': 409,
} as const;
