import type { LoadSheet, RawRow } from '@gektar/contract/loads/load.ts';
import { formatCount } from '@gektar/format/number.ts';
import { indexOfLetters } from './sheet-letters.ts';

/** Largest number of values shown of a hidden part, and of rows listed in its question. */
const MOST_SAMPLES = 4;
const MOST_ROWS = 5;

export const isHiddenRow = (name: string) => /^\d/.test(name);

/** Hidden columns and rows of a sheet that are not loaded. */
export function leftOutOf({ hidden, hiddenTaken = [] }: LoadSheet): readonly string[] {
  return hidden.filter((name) => !hiddenTaken.includes(name));
}

/** 'K «Дно»'; 'K' for a column without a head. */
export function hiddenName({ hiddenTitles = {} }: Pick<LoadSheet, 'hiddenTitles'>, letters: string): string {
  const title = Object.hasOwn(hiddenTitles, letters) ? hiddenTitles[letters] : undefined;
  return title ? `${letters} «${title}»` : letters;
}

/** The question about hidden parts: 'Взять «Дно»? Обычно это внутренняя цена'. */
export function hiddenTitle(sheet: Pick<LoadSheet, 'hiddenTitles'>, names: readonly string[]) {
  const [first = ''] = names;
  if (!isHiddenRow(first)) {
    const name = hiddenName(sheet, first);
    const title = /«.*»$/.exec(name)?.[0] ?? `столбец ${first}`;
    return {
      label: `Скрытый столбец ${name}`,
      question: `Взять ${title}?`,
      why: 'Обычно это внутренняя цена',
    };
  }
  if (names.length === 1) return { label: `Скрытая строка ${first}`, question: `Взять строку ${first}?`, why: '' };
  const named = names.slice(0, MOST_ROWS).join(', ');
  const more = names.length > MOST_ROWS ? ` и ещё ${formatCount(names.length - MOST_ROWS)}` : '';
  return { label: `Скрытые строки ${named}${more}`, question: `Взять строки ${named}${more}?`, why: '' };
}

/** A few texts of a hidden column or of hidden rows. */
export function hiddenSamples(names: readonly string[], rows: readonly RawRow[]): readonly string[] {
  const [first = ''] = names;
  const texts = isHiddenRow(first)
    ? rows.filter(({ row }) => names.includes(String(row))).flatMap(({ cells }) => cells)
    : rows.filter(({ meaning }) => meaning === null).map(({ cells }) => cells[indexOfLetters(first)] ?? '');
  return texts.filter((text) => text !== '').slice(0, MOST_SAMPLES);
}
