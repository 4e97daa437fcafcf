/** Prefix of the draft keys of objects. */
export const PROPERTY_DRAFTS = 'land-property';
