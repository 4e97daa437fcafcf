import type { TableRows } from '@gektar/contract/loads/load.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';

const rowForms: PluralForms = ['строка', 'строки', 'строк'];
/** Head of several rows: 'из двух строк'. */
const fewRows: Readonly<Record<number, string>> = { 2: 'двух', 3: 'трёх', 4: 'четырёх', 5: 'пяти' };

/** Reason why rows of the table are not objects: 'Шапка из двух строк', 'Разделы: взяли как шоссе'. */
export function tableRowsReason({ kind, count, field }: Pick<TableRows, 'kind' | 'count' | 'field'>): string {
  const several = count > 1 ? `, ${formatCountOf(count, rowForms)}` : '';
  switch (kind) {
    case 'title':
      return count > 1 ? `Заголовок и примечания${several}` : 'Заголовок';
    case 'head':
      return count > 1 ? `Шапка из ${fewRows[count] ?? formatCount(count)} строк` : 'Шапка';
    case 'section': {
      const name = count > 1 ? 'Разделы' : 'Раздел';
      return field === null ? name : `${name}: взяли как ${field.charAt(0).toLowerCase()}${field.slice(1)}`;
    }
    case 'note':
      return `Примечание${several}`;
    case 'other':
      return `Прочее${several}`;
  }
}

/** '5, 10, 18, 25, 40'; of many rows, the first ones and the number of the others. */
export function tableRowsNumbers({ rows, count }: Pick<TableRows, 'rows' | 'count'>): string {
  const rest = count - rows.length;
  return rest > 0 ? `${rows.join(', ')} и ещё ${formatCount(rest)}` : rows.join(', ');
}

/** Action offered for a row that is not loaded. */
export type RowOffer =
  | { readonly kind: 'take'; readonly label: string }
  /** Loads this duplicate instead of the one in the row `instead`. */
  | { readonly kind: 'swap'; readonly label: string; readonly instead: number }
  | { readonly kind: 'request'; readonly label: string }
  /** No action: a duplicate with the same values. */
  | undefined;

/**
 * The action that follows from the reason: 'Создать запрос' for a customer's ad, 'Взять 870' for one of two duplicates.
 */
export function rowOffer(reason: string): RowOffer {
  if (reason === 'Спрос, а не предложение') return { kind: 'request', label: 'Создать запрос' };
  const double = /^Повтор строки (\d+): (.+)$/.exec(reason);
  if (double === null) return { kind: 'take', label: 'Взять всё-таки' };
  const [, row = '', what = ''] = double;
  if (what === 'совпадает всё') return undefined;
  const [, own] = /^\p{L}+ \S+ и (\d+(?:\.\d+)?)$/u.exec(what) ?? [];
  const label = own === undefined ? 'Взять эту' : `Взять ${formatCount(Number(own))}`;
  return { kind: 'swap', label, instead: Number(row) };
}
