import type { Domain } from '@gektar/contract/domain.ts';
import { domains } from '@gektar/contract/domain.ts';
import type { Employee } from '@gektar/contract/people/employee.ts';
import type { WeekRow } from '@gektar/contract/week/week.ts';
import { employeeName } from '#people/people-data.ts';
import { type ColumnName, sumOf, weekColumns } from './week-columns.ts';

/** A line of the table. */
export interface WeekPerson {
  readonly id: string;
  readonly name: string;
  /** Domains in which the employee has figures in any of the periods. */
  readonly domains: readonly Domain[];
  readonly figures: Readonly<Record<ColumnName, number>>;
  readonly deals: number;
}

/**
 * Active employees and everybody else who has figures, by surname; with `sort`, the greatest figure first.
 * @param employees sorted by surname
 * @param rows rows of all periods; those of the period `last` are shown
 */
export function peopleOf(
  employees: readonly Employee[],
  rows: readonly WeekRow[],
  { last, domain, sort }: { last: number; domain: Domain | undefined; sort: ColumnName | undefined },
): WeekPerson[] {
  const people = employees
    .map((employee): WeekPerson & { isShown: boolean } => {
      const own = rows.filter(({ employeeId }) => employeeId === employee.id);
      const shown = own.filter((row) => row.period === last && (domain ?? row.domain) === row.domain);
      return {
        id: employee.id,
        name: employeeName(employee),
        domains: domains.filter((one) => own.some((row) => row.domain === one)),
        figures: figuresOf(shown),
        deals: dealsOf(shown),
        isShown: employee.isActive || own.length > 0,
      };
    })
    .filter(({ isShown }) => isShown);
  return sort === undefined ? people : people.toSorted((one, other) => other.figures[sort] - one.figures[sort]);
}

export function figuresOf(rows: readonly WeekRow[]): Record<ColumnName, number> {
  return Object.fromEntries(weekColumns.map((column) => [column.name, sumOf(column, rows)])) as Record<
    ColumnName,
    number
  >;
}

export function dealsOf(rows: readonly WeekRow[]): number {
  return rows.reduce((sum, { deals }) => sum + deals, 0);
}
