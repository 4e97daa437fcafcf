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

/** 'OPEX', 'сверх ставки', 'строка 2' */
export function knownWords({ kind, text, label, row, count }: LoadKnown): KnownWords {
  const ofRow = row === null ? '' : `строка ${row}`;
  switch (kind) {
    case 'day':
      return { name: 'Цены на', value: formatDate(text), source: ofRow || 'день загрузки' };
    case 'opex':
      return { name: 'OPEX', value: text === 'included' ? 'в ставке' : 'сверх ставки', source: ofRow };
    case 'sections':
      return { name: label, value: 'из строк-разделов', source: formatCountOf(count, sectionForms) };
  }
}
