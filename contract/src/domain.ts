/** The two domains of the product: each has its schema, its path segment below `/api`, its bar, accent and tab icon. */
export const domains = ['land', 'industrial'] as const;
export type Domain = (typeof domains)[number];
