import type { Load } from '@gektar/contract/loads/load.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { missing } from '@gektar/format/words.ts';
import { whenText } from './line-words.ts';
import type { LoadStep } from './load-search.ts';

const rowForms: PluralForms = ['строка', 'строки', 'строк'];

/** Largest number of rows for which a telephone shows no advice to use a computer. */
const FEW_ROWS = 20;

interface BandAbout {
  readonly step: LoadStep;
  readonly isNarrow: boolean;
  /** Whether the last request for the load had no answer. */
  readonly isLost: boolean;
  readonly nameOf: (id: string) => string | undefined;
}

/**
 * The line above a step: that the progress of an acceptance cannot be read; who took the load back, while its steps can
 * only be looked at; on a telephone, that a long table is easier on a computer. undefined: none.
 */
export function bandText(
  { state, rows, undoneDateTime, undoneBy }: Pick<Load, 'state' | 'rows' | 'undoneDateTime' | 'undoneBy'>,
  { step, isNarrow, isLost, nameOf }: BandAbout,
): string | undefined {
  if (state === 'accepting' && isLost) return 'Связь прервалась, проверяем, что записано';
  if (state === 'undone' && undoneDateTime !== null && step !== 'run') {
    const name = (undoneBy === null ? undefined : nameOf(undoneBy)) ?? missing.value;
    return `Загрузка возвращена назад: ${name}, ${whenText(undoneDateTime)}`;
  }
  if (state === 'questions' && isNarrow && rows !== null && rows.all > FEW_ROWS)
    return `Удобнее с компьютера: ${formatCountOf(rows.all, rowForms)}. Загрузка сохранена`;
  return undefined;
}
