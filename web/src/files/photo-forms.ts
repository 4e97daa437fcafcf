import type { PluralForms } from '#format/plural.ts';

/** '3 фотографии' */
export const photoForms: PluralForms = ['фотография', 'фотографии', 'фотографий'];
