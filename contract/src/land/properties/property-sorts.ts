/** The four sorts of 1§3, in its spelling (D-21). */
export const propertySorts = ['DateTimeCreated', 'LastConversationDate', 'Price', 'Area'] as const;
export type PropertySort = (typeof propertySorts)[number];

/** Sorts of the objects list; the price per hectare is not in the specification. */
export const propertyListSorts = [...propertySorts, 'PricePerHa'] as const;
export type PropertyListSort = (typeof propertyListSorts)[number];

/**
 * Sorts of the search inside a request (M-05): `Match`, not in the specification, is the share of the `asked` criteria
 * that are met.
 */
export const foundPropertySorts = [...propertyListSorts, 'Match'] as const;
export type FoundPropertySort = (typeof foundPropertySorts)[number];
