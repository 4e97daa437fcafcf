import { isUuid } from '@gektar/contract/checks.ts';
import { type Domain, domains } from '@gektar/contract/domain.ts';
import { isRealDay } from '@gektar/contract/measure/real-date.ts';
import { type WeekFigure, weekFigures } from '@gektar/contract/week/week-figures.ts';
import type { WeekUnit } from '@gektar/contract/week/week-periods.ts';
import { type ColumnName, weekColumns } from './week-columns.ts';

/** Parsed URL of 'Отдел за неделю'. */
export interface WeekSearch {
  readonly unit?: Exclude<WeekUnit, 'week'> | undefined;
  /** A day of the period; today by default. */
  readonly date?: string | undefined;
  /** Domain of the figures; both by default. */
  readonly domain?: Domain | undefined;
  /** Figure by which the people are sorted, the greatest first; by surname by default. */
  readonly sort?: ColumnName | undefined;
  /** Figure whose list is open, for `employee` or for the whole office. */
  readonly figure?: WeekFigure | undefined;
  readonly employee?: string | undefined;
}

const otherUnits = ['month', 'quarter'] as const satisfies readonly WeekUnit[];

/** Parses the URL; invalid parts are left out. */
export function readWeekSearch(raw: Readonly<Record<string, unknown>>): WeekSearch {
  const { unit, date, domain, sort, figure, employee } = raw;
  return {
    unit: oneOf(otherUnits, unit),
    date: typeof date === 'string' && isRealDay(date) && date >= '2000' && date < '2200' ? date : undefined,
    domain: oneOf(domains, domain),
    sort: oneOf(
      weekColumns.map(({ name }) => name),
      sort,
    ),
    figure: oneOf(weekFigures, figure),
    employee: typeof employee === 'string' && isUuid(employee) ? employee : undefined,
  };
}

function oneOf<const Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  return words.find((word) => word === value);
}
