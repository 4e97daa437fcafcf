import type { Load, LoadColumn, LoadTable, RawRow } from '@gektar/contract/loads/load.ts';
import { formatCount } from '@gektar/format/number.ts';
import type { ColumnUse } from './column-choice.ts';
import type { LoadKind } from './load-kind.ts';

/** Texts in the header above a column, for its meaning. */
export interface ColumnWords {
  readonly name: string;
  readonly unit: string;
  readonly state: string;
  readonly tone: 'all' | 'part' | 'asks' | 'comment' | 'skip';
}

/** Whether a load waits for an answer about a column, has one, or needs none. */
export type ColumnAsking = 'asked' | 'answered' | 'none';

/** Whether a load asks about a column of a table. */
export function columnAsking(
  { doubt, letters }: LoadColumn,
  table: string,
  { questions, answers }: Pick<Load, 'questions' | 'answers'>,
): ColumnAsking {
  if (doubt === null) return 'none';
  const isAsked = questions.some((one) => one.reason === doubt || (one.table === table && one.letters === letters));
  if (isAsked) return 'asked';
  return answers.some(({ answer }) => answer.group?.endsWith(`: ${doubt}`)) ? 'answered' : 'none';
}

/** 'Столбец похож на два поля: Площадь, Цена' → 'Площадь и цена'; undefined for any other doubt. */
function factsOf(doubt: string): string | undefined {
  const [first, ...others] = (doubt.split(': ')[1] ?? '').split(', ');
  const isTwo = doubt.includes('два поля') && first !== undefined && others.length === 1;
  return isTwo ? `${first} и ${lowerFirst(others[0] ?? '')}` : undefined;
}

/** 'Цена' → 'цена'; an abbreviation stays: 'ВРИ'. */
function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Header of a column: its field, unit, and number of cells that were read. */
export function columnWords(
  column: LoadColumn,
  names: LoadKind['names'] = {},
  asking: ColumnAsking = 'asked',
): ColumnWords {
  const { use, field, unitLabel, doubt, candidates, valueCount, readCount } = column;
  const facts = asking === 'none' && doubt !== null ? factsOf(doubt) : undefined;
  const label = facts ?? names[field ?? ''] ?? column.label;
  if (use === 'skip') return { name: 'Не берём', unit: '', state: '', tone: 'skip' };
  if (use === 'comment') return { name: 'В комментарий', unit: '', state: 'с шапкой', tone: 'comment' };
  if (doubt !== null && asking === 'asked') {
    const isOfField = candidates.length > 1;
    return {
      name: isOfField ? 'Выберите' : label,
      unit: isOfField ? '' : unitLabel,
      state: isOfField ? `${formatCount(candidates.length)} поля` : 'спросим',
      tone: 'asks',
    };
  }
  if (readCount === null) return { name: label, unit: unitLabel, state: 'читаем', tone: 'all' };
  const isWhole = readCount >= valueCount;
  const state = isWhole ? 'все' : `${formatCount(readCount)} из ${formatCount(valueCount)}`;
  return { name: label, unit: unitLabel, state, tone: isWhole ? 'all' : 'part' };
}

/** Text for a row in the gutter of the sheet; empty for the row of an object. */
export function rowWords({ meaning, reason }: Pick<RawRow, 'meaning' | 'reason'>): string {
  switch (meaning) {
    case null:
      return '';
    case 'title':
      return 'заголовок';
    case 'head':
      return 'шапка';
    case 'section':
      return 'раздел';
    case 'note':
      return 'примечание';
    case 'hidden':
      return 'скрыта';
    case 'refused':
      return reason === '' ? 'не берём' : reason.charAt(0).toLowerCase() + reason.slice(1);
  }
}

/** The column of a table that is read as this field, other than `except`. */
export function holderOf(table: LoadTable, field: string, except: string): LoadColumn | undefined {
  return table.columns.find((column) => column.field === field && column.use === 'field' && column.letters !== except);
}

/** The current meaning of a column. */
export function meaningOf({ use, field, unit }: LoadColumn): ColumnUse {
  return { use, field, unit };
}
