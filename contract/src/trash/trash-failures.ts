export const trashFailures = {
  'trash.not_found': 404,
  // The reason is reported at the field `entry`.
  'trash.number_taken': 409,
  'trash.parent_gone': 409,
  'trash.value_gone': 409,
  'trash.already_there': 409,
  'trash.conflict': 409,
  // On a creation: the given id is that of a trashed entity.
  'trash.id_taken': 409,
} as const;
