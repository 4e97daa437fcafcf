export const viewFailures = {
  /** Absent, deleted, or private to somebody else. */
  'view.not_found': 404,
  /** Saved in between; carries the present state. */
  'view.changed': 409,
  'view.name_taken': 409,
  'view.too_many': 409,
} as const;
