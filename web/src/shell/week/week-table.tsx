import { missing } from '@gektar/format/words.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { domainTitles } from '#theme/domain.ts';
import { Avatar } from '#ui/component/avatar.tsx';
import { QuietDecimals } from '#ui/component/quiet-decimals.tsx';
import { Scroller } from '#ui/component/scroller.tsx';
import { icon12 } from '#ui/icon.ts';
import classes from './week.module.css';
import { type ColumnName, type WeekColumn, weekColumns } from './week-columns.ts';
import type { WeekPerson } from './week-people.ts';

export interface WeekTableProps {
  readonly people: readonly WeekPerson[];
  readonly total: Pick<WeekPerson, 'figures' | 'deals'>;
  readonly sort: ColumnName | undefined;
  /** Id of the reader, whose line is marked. */
  readonly ownId: string | undefined;
}

/** Table of people with their figures. A press on a figure opens its list, a press on a column head sorts by it. */
export function WeekTable({ people, total, sort, ownId }: WeekTableProps) {
  return (
    <Scroller className={classes.frame} aria-label="Показатели сотрудников">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" aria-sort={sort === undefined ? 'ascending' : 'none'}>
              <Link
                from="/week"
                to="/week"
                search={(before) => ({ ...before, sort: undefined })}
                replace
                resetScroll={false}
              >
                Сотрудник
              </Link>
            </th>
            {weekColumns.map(({ name, short }) => (
              <th key={name} scope="col" aria-sort={sort === name ? 'descending' : 'none'}>
                <Link
                  from="/week"
                  to="/week"
                  search={(before) => ({ ...before, sort: name })}
                  replace
                  resetScroll={false}
                >
                  {short}
                  {sort === name && <IconChevronDown {...icon12} />}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id} data-own={person.id === ownId || undefined}>
              <th scope="row">
                <span className={classes.person}>
                  <Avatar name={person.name} isSmall />
                  <span>
                    <b>{person.name}</b>{' '}
                    <span className={classes.domains}>
                      {person.domains.map((domain) => domainTitles[domain].toLocaleLowerCase('ru')).join(', ')}
                    </span>
                  </span>
                </span>
              </th>
              {weekColumns.map((column) => (
                <td key={column.name} data-title={column.short}>
                  <Figure column={column} of={person} employee={person.id} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Отдел</th>
            {weekColumns.map((column) => (
              <td key={column.name} data-title={column.short}>
                <Figure column={column} of={total} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Scroller>
  );
}

interface FigureProps {
  readonly column: WeekColumn;
  readonly of: Pick<WeekPerson, 'figures' | 'deals'>;
  /** Employee whose objects are listed; without one, those of the whole office. */
  readonly employee?: string;
}

function Figure({ column: { name, figure, format, isSum }, of, employee }: FigureProps) {
  const value = of.figures[name];
  const isCounted = (isSum ? of.deals : value) > 0;
  if (!isCounted) return <span className="nil">{isSum ? missing.dash : format(0)}</span>;
  return (
    <Link
      from="/week"
      to="/week"
      search={(before) => ({ ...before, figure, employee })}
      resetScroll={false}
      className={classes.figure ?? ''}
    >
      <QuietDecimals text={format(value)} />
    </Link>
  );
}
