import type { PluralForms } from '@gektar/format/plural.ts';

/** '3 фотографии' */
export const photoForms: PluralForms = ['фотография', 'фотографии', 'фотографий'];
