export const viewFailures = {
  /** The view does not exist, was deleted, or is private to somebody else. */
  'view.not_found': 404,
  /** Saved by somebody else in the meantime; carries the present state. */
  'view.changed': 409,
  'view.name_taken': 409,
  'view.too_many': 409,
} as const;
