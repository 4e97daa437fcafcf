import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { formatDate } from '#format/date.ts';
import { missing } from '#format/words.ts';
import { propertyRequestsQuery } from '#land/properties/property-data.ts';
import { matchingRequestsQuery } from '#land/requests/request-data.ts';
import { FailedState } from '#ui/empty-state.tsx';
import { linkClass } from '#ui/link-button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Tag } from '#ui/tag.tsx';
import classes from './requests-tab.module.css';

interface ListedRequest {
  readonly id: string;
  readonly name: string;
  readonly requestDate: string;
  readonly isActual: boolean;
  readonly isEnabled: boolean;
}

/** Requests whose selection holds the object, and those whose conditions it meets. */
export function RequestsTab({ propertyId }: { propertyId: string }) {
  const [isActual, setActual] = useState(true);
  const holding = useQuery(propertyRequestsQuery(propertyId));
  const matching = useQuery(matchingRequestsQuery(propertyId, isActual));
  const heldBy = new Set(holding.data?.map(({ id }) => id));
  return (
    <>
      <Group title="В подборках" query={holding} tab="selections" />
      <Group
        title="Подходит запросам"
        query={matching}
        tab="search"
        heldBy={heldBy}
        choice={
          <Segmented
            aria-label="Какие запросы"
            value={isActual}
            onChange={setActual}
            options={[
              { value: true, label: 'Актуальные' },
              { value: false, label: 'Все' },
            ]}
          />
        }
      />
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly query: {
    readonly data: readonly ListedRequest[] | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  /** Where a request opens: at what it has of the object. */
  readonly tab: 'selections' | 'search';
  /** Requests that need no second look: the object is in their selection. */
  readonly heldBy?: ReadonlySet<string>;
  readonly choice?: ReactNode;
}

function Group({ title, query: { data, error, isPending, refetch }, tab, heldBy, choice }: GroupProps) {
  return (
    <section className={classes.group} aria-label={title}>
      <div className={classes.head}>
        <h3>{title}</h3>
        {choice}
      </div>
      {isPending && <Spinner />}
      {!isPending && data === undefined && <FailedState caption={failureText(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="mute">{missing.data}</p>}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((request) => (
            <li key={request.id}>
              <span className={classes.name}>
                <Link
                  to={tab === 'search' ? '/land/request/$id/search' : '/land/request/$id/selections'}
                  params={{ id: request.id }}
                  className={linkClass}
                >
                  {request.name}
                </Link>
              </span>
              {heldBy?.has(request.id) && <Tag tone="ok">В подборке</Tag>}
              {!request.isEnabled && <Tag>В архиве</Tag>}
              {request.isEnabled && request.isActual && <Tag tone="ok">Актуален</Tag>}
              <time dateTime={request.requestDate} className={classes.date}>
                {formatDate(request.requestDate)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
