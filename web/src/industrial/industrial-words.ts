import type { PluralForms } from '@gektar/format/plural.ts';

export const complexForms: PluralForms = ['комплекс', 'комплекса', 'комплексов'];

/** Lists and cards of this domain (K-10). */
export const LOAD_FAILURE = 'Не удалось загрузить данные';
