/** The four of 1§3, in its spelling (D-21). */
export const propertySorts = ['DateTimeCreated', 'LastConversationDate', 'Price', 'Area'] as const;
export type PropertySort = (typeof propertySorts)[number];

/** The list of objects can also be ordered by the price of a hectare, an own addition. */
export const propertyListSorts = [...propertySorts, 'PricePerHa'] as const;
export type PropertyListSort = (typeof propertyListSorts)[number];

/** Also sorts by the share of `asked` that is met, an own addition for the search inside a request (M-05). */
export const foundPropertySorts = [...propertyListSorts, 'Match'] as const;
export type FoundPropertySort = (typeof foundPropertySorts)[number];
