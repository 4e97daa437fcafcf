import type { Week, WeekRow } from '@gektar/contract/week/week.ts';
import type { WeekFigure } from '@gektar/contract/week/week-figures.ts';
import { formatCount, formatMeasured, formatShare } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';

/** Name of a figure in the URL and in sums; `area` and `roubles` are sums of the deals. */
export type ColumnName = Exclude<WeekFigure, 'deals'> | 'area' | 'roubles';

/** A figure, shown as a tile and as a column. */
export interface WeekColumn {
  readonly name: ColumnName;
  /** Figure whose list of objects is opened. */
  readonly figure: WeekFigure;
  readonly title: string;
  /** Title in the head of the table. */
  readonly short: string;
  readonly read: (row: WeekRow) => number;
  readonly format: (value: number) => string;
  /** Whether the figure is a sum over deals: without deals a dash is shown, not zero. */
  readonly isSum?: boolean;
}

const counted = (figure: Exclude<WeekFigure, 'deals'>, title: string, short: string): WeekColumn => ({
  name: figure,
  figure,
  title,
  short,
  read: (row) => row[figure],
  format: formatCount,
});

export const weekColumns: readonly WeekColumn[] = [
  counted('created', 'Новые объекты', 'Новые'),
  counted('actualized', 'Актуализировано', 'Актуали\u00ADзировано'),
  counted('repriced', 'Изменения ставок и цен', 'Ставки и цены'),
  {
    name: 'area',
    figure: 'deals',
    title: 'Закрытые сделки, м²',
    short: 'Сделки, м²',
    read: ({ dealArea }) => dealArea,
    format: formatMeasured,
    isSum: true,
  },
  {
    name: 'roubles',
    figure: 'deals',
    title: 'Закрытые сделки, руб.',
    short: 'Сделки, руб.',
    read: ({ dealRoubles }) => dealRoubles,
    format: formatCount,
    isSum: true,
  },
  counted('requests', 'Новые запросы', 'Запросы'),
  counted('sent', 'Подборки отправлены', 'Подборки'),
  counted('answers', 'Ответы клиентов', 'Ответы'),
];

export const titleOfFigure: Readonly<Record<WeekFigure, string>> = {
  created: 'Новые объекты',
  actualized: 'Актуализировано',
  repriced: 'Изменения ставок и цен',
  deals: 'Закрытые сделки',
  requests: 'Новые запросы',
  sent: 'Подборки отправлены',
  answers: 'Ответы клиентов',
};

const dealForms: PluralForms = ['сделка', 'сделки', 'сделок'];

/** Sum of a column over rows. */
export function sumOf({ read }: Pick<WeekColumn, 'read'>, rows: readonly WeekRow[]): number {
  // Sums whole kopecks and whole hundredths of a square metre, so that no rounding errors add up.
  return rows.reduce((sum, row) => sum + Math.round(read(row) * 100), 0) / 100;
}

/** Data of the tile of one figure. */
export interface Tile {
  readonly column: WeekColumn;
  readonly value: number;
  /** Whether the figure has a list to open. */
  readonly isCounted: boolean;
  /** Values of all periods, the chosen one last. */
  readonly values: readonly number[];
  /** Text below the value: what the figure includes, and its change since the period before. */
  readonly note: string;
}

export function tilesOf({ rows, periods, today }: Week): Tile[] {
  const byPeriod = periods.map((_, period) => rows.filter((row) => row.period === period));
  const last = byPeriod.at(-1) ?? [];
  const isOver = (periods.at(-1)?.to ?? '') < today;
  const deals = last.reduce((sum, row) => sum + row.deals, 0);
  return weekColumns.map((column) => {
    const values = byPeriod.map((some) => sumOf(column, some));
    const value = values.at(-1) ?? 0;
    const change = changeText(values.at(-2) ?? 0, value, { isOver, format: column.format });
    const about = column.name === 'area' && deals > 0 ? formatCountOf(deals, dealForms) : '';
    const unit = column.name === 'roubles' ? 'как аренда за год' : '';
    return {
      column,
      value,
      values,
      isCounted: (column.figure === 'deals' ? deals : value) > 0,
      note: [about || unit, change].filter(Boolean).join(', '),
    };
  });
}

/**
 * Change since the period before: '+14 %'. 'было 36' when a percentage would say nothing: the period is not over, or
 * the value before was zero.
 */
export function changeText(
  before: number,
  value: number,
  { isOver, format }: { isOver: boolean; format: (value: number) => string },
): string {
  if (before === 0 && value === 0) return '';
  if (!isOver || before === 0) return `было ${format(before)}`;
  const share = Math.round((value / before - 1) * 100) / 100;
  return `${share > 0 ? '+' : ''}${formatShare(share)}`;
}
