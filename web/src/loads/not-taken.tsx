import type { Load, LoadObject } from '@gektar/contract/loads/load.ts';
import { formatCount } from '@gektar/format/number.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { failureText } from '#api/failure-text.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { useLoadsAbout } from './load-kind.ts';
import classes from './not-taken.module.css';
import { rowOffer, tableRowsNumbers, tableRowsReason } from './not-taken-words.ts';
import type { LoadActions } from './use-load-actions.ts';
import { requestOf } from './wanted-request.ts';

/** Pages of a list loaded so far. */
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

/** 'Не берём': rows that look like objects but are not, each with its text, its reason and a way to load it. */
export function NotTaken({ load, objects, query, actions, isOpen }: NotTakenProps) {
  const count = load.objects?.refused ?? 0;
  const ofTable = load.rows?.ofTable ?? 0;
  if (count + ofTable === 0)
    return <EmptyState title="Берём всё" caption="Строк, похожих на объекты и не взятых, нет" />;
  const takeRow = ({ sheet, row, reason }: LoadObject) => {
    const offer = rowOffer(reason);
    // The duplicate that was loaded until now is left out.
    if (offer?.kind === 'swap') void actions.answer({ kind: 'row', sheet, row: offer.instead, take: false });
    void actions.answer({ kind: 'row', sheet, row, take: true });
  };
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
        </thead>
        {count > 0 && (
          <tbody>
            <GroupHead>Похоже на объекты, но не берём {formatCount(count)}</GroupHead>
            {objects.map((object) => (
              <tr key={object.key}>
                <td>{object.rows.length > 0 ? object.rows.join(', ') : object.row}</td>
                <td title={object.text}>{object.text}</td>
                <td>{object.reason}</td>
                <td>{isOpen && <Offer object={object} onTake={() => takeRow(object)} />}</td>
              </tr>
            ))}
          </tbody>
        )}
        {ofTable > 0 && !query.hasNextPage && (
          <tbody>
            <GroupHead>Строки таблицы, не объекты {formatCount(ofTable)}</GroupHead>
            {load.tableRows.map((line) => (
              <tr key={`${line.sheet} ${line.kind}`}>
                <td>{tableRowsNumbers(line)}</td>
                <td title={line.text}>{line.text}</td>
                <td>{tableRowsReason(line)}</td>
                <td />
              </tr>
            ))}
          </tbody>
        )}
      </table>
      <MoreOf query={query} />
    </div>
  );
}

function GroupHead({ children }: { readonly children: ReactNode }) {
  return (
    <tr className={classes.group}>
      <th scope="colgroup" colSpan={4}>
        {children}
      </th>
    </tr>
  );
}

interface OfferProps {
  readonly object: LoadObject;
  readonly onTake: () => void;
}

function Offer({ object: { row, reason, text }, onTake }: OfferProps) {
  const { createRequest } = useLoadsAbout();
  const offer = rowOffer(reason);
  if (offer === undefined) return null;
  const name = `${offer.label}: строка ${row}`;
  const act = offer.kind === 'request' ? () => createRequest(requestOf(text)) : onTake;
  return (
    <Button aria-label={name} onClick={act}>
      {offer.label}
    </Button>
  );
}

/** End of a list whose pages are loaded as they come into view. */
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
