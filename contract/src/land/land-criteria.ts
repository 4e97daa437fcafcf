import { own } from '#criteria/criterion.ts';

/** Typed text that occurs in any of several cadastral numbers. */
export const numberPart = own('numberPart');

/** Maximum length of a typed criterion (characters). */
export const TYPED_MAX = 200;

/** A utility criterion: presence, kind, least capacity. */
export const supply = own('supply');
/** Words in any grammatical form, over several fields (0022). */
export const search = own('search');
