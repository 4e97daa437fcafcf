import { fold } from '#importing/sheets/fold.ts';
import type { RowReading } from '#importing/sheets/read-sheets.ts';
import type { CellReading } from '#importing/sheets/read-value.ts';
import type { SheetChoice, SheetChoices } from '#importing/sheets/sheet-fields.ts';
import { findChoice } from '#importing/sheets/value-words.ts';
import { plotChoiceWords } from './plot-sheet-words.ts';

export const categoryDoubts = { ofNote: 'В примечании строки и под таблицей разные категории' } as const;

/** 'Все участки — земли промышленности', 'Всё категории сельхозназначения': about all rows. */
const OF_ALL =
  /(?<!\p{L})(?:вс[её](?: участки| земли| поля)?|везде|категория(?: земель| всех участков)?)(?!\p{L})[ :—–-]*(?:категории )?(?<value>(?:земл\p{L}* )?(?:\p{L}[\p{L}/.-]*)(?: (?:пункт\p{L}*|назначени\p{L}*))?)/u;
/** 'земля пром', 'земли нас. пунктов', 'категория — сельхоз' as a part of a remark. */
const OF_ROW =
  /^(?:земл\p{L}* |категори\p{L}*[ :—–-]*(?:земл\p{L}* )?)(?<value>(?:пром|с\/?х|сельхоз|сельскохоз|н\.? ?п|нас|населен|лес)\p{L}*\.?(?: ?(?:пункт\p{L}*|назначени\p{L}*|фонд\p{L}*))?)$/u;

/** A category that remarks, titles or notes name where no column has it; two that differ are a question. */
export function addCategory(
  values: Map<string, CellReading>,
  { columns, remarks, titles, notes = [] }: RowReading,
  choices: SheetChoices,
): void {
  const hasColumn = columns.some(({ field }) => field?.name === 'category');
  if (columns.length === 0 || hasColumn || (values.get('category')?.raw ?? '') !== '') return;
  const categoryOf = (text: string, pattern: RegExp): SheetChoice | undefined => {
    const value = pattern.exec(fold(text))?.groups?.['value'];
    const words = plotChoiceWords['categories'];
    return value === undefined ? undefined : findChoice(value, choices['categories'] ?? [], words)?.value;
  };
  const parts = remarks.flatMap((remark) => remark.replace(/^[^:]{1,60}: /u, '').split(/[,;!()\n]|\. /u));
  const [own] = parts.flatMap((part) => categoryOf(part.trim(), OF_ROW) ?? []);
  const ofAll = new Set([...titles, ...notes].flatMap((text) => categoryOf(text, OF_ALL) ?? []));
  const [common] = ofAll.size === 1 ? ofAll : [];
  const value = own ?? common;
  if (value === undefined) return;
  const isDoubtful = own !== undefined && common !== undefined && own !== common;
  values.set('category', { raw: value.name, value, ...(isDoubtful ? { doubt: categoryDoubts.ofNote } : {}) });
}
