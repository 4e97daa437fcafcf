/**
 * Outline icons of Tabler in the three sizes of the interface: `<IconX {...icon14} />`. Always used with a visible word
 * or an accessible name.
 */
export const icon18 = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;
export const icon16 = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
export const icon14 = { size: 14, stroke: 1.9, 'aria-hidden': true } as const;
export const icon12 = { size: 12, stroke: 2, 'aria-hidden': true } as const;
