import type { PluralForms } from '@gektar/format/plural.ts';

export const complexForms: PluralForms = ['комплекс', 'комплекса', 'комплексов'];

/** Message of lists and cards of the industrial domain after a failed load (K-10). */
export const LOAD_FAILURE = 'Не удалось загрузить данные';
