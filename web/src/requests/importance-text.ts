import { isRecord } from '@gektar/contract/records.ts';

/** Sentence of the history without values. */
export const IMPORTANCE_CHANGED = 'Изменено, что важно в запросе';

/** Text for a request with the default weighing. */
const USUAL = 'обычные веса';

/**
 * Text for the history: weighing of a request where it differs from the default, 'Площадь: вес 5; Класс: обязательно'.
 * @param labelOf label of a criterion
 */
export function importanceText(labelOf: (criterion: string) => string) {
  return (value: unknown): string | undefined => {
    if (!isRecord(value)) return undefined;
    const parts = Object.entries(value).flatMap(([criterion, given]) => {
      const words = isRecord(given) ? wordsOf(given) : '';
      return words === '' ? [] : [`${labelOf(criterion)}: ${words}`];
    });
    return parts.length === 0 ? USUAL : parts.join('; ');
  };
}

function wordsOf({ isMust, weight, tolerance }: Readonly<Record<string, unknown>>): string {
  return [
    isMust === true && 'обязательно',
    isMust === false && 'пожелание',
    typeof weight === 'number' && `вес ${weight}`,
    typeof tolerance === 'number' && `допуск ${tolerance}`,
  ]
    .filter(Boolean)
    .join(', ');
}
