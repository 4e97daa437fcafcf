import { own } from '#criteria/criterion.ts';

/** A part of any of several cadastral numbers, as typed. */
export const numberPart = own('numberPart');

/** Longest text of a criterion that is typed, in characters. */
export const TYPED_MAX = 200;

/** A utility: presence, kind, least capacity. */
export const supply = own('supply');
/** Words in any form, over several fields (0022). */
export const search = own('search');
