import { type AdvantageFlag, advantageFlags } from '#land/properties/property-flags.ts';

/**
 * Flags that a request can require of a plot: those of the section 'Преимущества'; only `true` restricts a search
 * (E-06).
 */
export const requestFlags = advantageFlags;
export type RequestFlag = AdvantageFlag;
