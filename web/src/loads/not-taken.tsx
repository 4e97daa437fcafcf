import type { Load, LoadObject } from '@gektar/contract/loads/load.ts';
import { formatCount } from '@gektar/format/number.ts';
import { Button } from '@mantine/core';
import { failureText } from '#api/failure-text.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import classes from './not-taken.module.css';
import type { LoadActions } from './use-load-actions.ts';

/** The pages of a list, as far as they are loaded. */
export interface LoadedPages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
  readonly fetchNextPage: () => unknown;
}

export interface NotTakenProps {
  readonly load: Load;
  readonly objects: readonly LoadObject[];
  readonly query: LoadedPages;
  readonly actions: LoadActions;
  readonly isOpen: boolean;
}

/** 'Не берём': rows that look like objects and are none, each with its text, its reason and the way to take it. */
export function NotTaken({ load, objects, query, actions, isOpen }: NotTakenProps) {
  const count = load.objects?.refused ?? 0;
  if (count === 0) return <EmptyState title="Берём всё" caption="Строк, похожих на объекты и не взятых, нет" />;
  return (
    <div className={`${classes.scroller} thin`}>
      <table className={classes.table} aria-label="Не берём">
        <thead>
          <tr>
            <th scope="col">Стр.</th>
            <th scope="col">В файле</th>
            <th scope="col">Почему не берём</th>
            <th scope="col">
              <span className="sr">Действие</span>
            </th>
          </tr>
          <tr className={classes.group}>
            <th scope="colgroup" colSpan={4}>
              Похоже на объекты, но не берём {formatCount(count)}
            </th>
          </tr>
        </thead>
        <tbody>
          {objects.map(({ key, sheet, row, rows, text, reason }) => (
            <tr key={key}>
              <td>{rows.length > 0 ? rows.join(', ') : row}</td>
              <td title={text}>{text}</td>
              <td>{reason}</td>
              <td>
                {isOpen && (
                  <Button
                    aria-label={`Взять всё-таки: строка ${row}`}
                    onClick={() => void actions.answer({ kind: 'row', sheet, row, take: true })}
                  >
                    Взять всё-таки
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <MoreOf query={query} />
    </div>
  );
}

/** The end of a list whose pages are loaded as they come into view. */
export function MoreOf({ query }: { readonly query: LoadedPages }) {
  if (!query.hasNextPage) return null;
  return (
    <LoadMore
      isLoading={query.isFetchingNextPage}
      failure={query.isFetchNextPageError ? failureText(query.error) : undefined}
      onReached={() => void query.fetchNextPage()}
    />
  );
}
