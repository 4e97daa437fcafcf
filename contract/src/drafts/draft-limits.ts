/** Maximum number of drafts in one call that deletes them or makes objects of them. */
export const MAX_DRAFTS = 200;
