/** Refusals of drafts. */
export const draftFailures = {
  /** The draft does not exist: it was deleted, or has become an object. */
  'draft.not_found': 404,
  /** Changed by somebody else in the meantime, or the id is that of another draft; carries the present state. */
  'draft.changed': 409,
} as const;
