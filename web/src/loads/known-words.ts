import type { LoadKnown } from '@gektar/contract/loads/load.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';

const sectionForms: PluralForms = ['раздел', 'раздела', 'разделов'];

/** A line of 'Поняли сами': name, value, and the rows where it was found. */
export interface KnownWords {
  readonly name: string;
  readonly value: string;
  readonly source: string;
}

const opexWords: Readonly<Record<string, string>> = { included: 'в ставке', excluded: 'сверх ставки' };
const sectionWords: Readonly<Record<string, string>> = { take: 'из строк-разделов', skip: 'не берём из разделов' };

/** What a line can be instead, by the value of its answer; empty for a day, which is typed. */
export function knownChoices({ kind }: Pick<LoadKnown, 'kind'>): readonly (readonly [value: string, label: string])[] {
  return Object.entries({ day: {}, opex: opexWords, sections: sectionWords }[kind]);
}

/** 'OPEX', 'сверх ставки', 'строка 2' */
export function knownWords({ kind, text, label, row, count, isByHand }: LoadKnown): KnownWords {
  const ofRow = isByHand ? 'исправлено' : row === null ? '' : `строка ${row}`;
  switch (kind) {
    case 'day':
      return { name: 'Цены на', value: formatDate(text), source: ofRow || 'день загрузки' };
    case 'opex':
      return { name: 'OPEX', value: opexWords[text] ?? text, source: ofRow };
    case 'sections':
      return { name: label, value: sectionWords[text] ?? text, source: formatCountOf(count, sectionForms) };
  }
}
