import { formatDate } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { missing } from '@gektar/format/words.ts';
import { Link, type LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { failureText } from '#api/failure-text.ts';
import { linkClass } from '#ui/button/link-button.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import type { Paging } from '#ui/paging.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './request-group.module.css';

export interface ListedRequest {
  readonly id: string;
  readonly name: string;
  readonly requestDate: string;
  /** Only in the land domain. */
  readonly isActual?: boolean;
  readonly isEnabled: boolean;
  /** Whether the object is shown in the request's selection; false = hidden (F-03). */
  readonly status?: boolean;
}

export interface RequestGroupProps<Request extends ListedRequest> {
  readonly title: string;
  readonly query: {
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  readonly requests: readonly Request[] | undefined;
  /** Number of all requests, including those not loaded yet. */
  readonly total: number | undefined;
  readonly paging?: Paging;
  /** Link to a request, opened where the object is: in its selection or its search. */
  readonly linkOf: (id: string) => LinkOptions;
  /** Whether the object is shown in the selection of a request, by request id; only requests whose selection has it. */
  readonly heldBy?: ReadonlyMap<string, boolean>;
  readonly choice?: ReactNode;
  /** Details under the name: client, budget, responsible employee. */
  readonly detailsOf?: (request: Request) => ReactNode;
  /** Button on the right. */
  readonly actionOf?: (request: Request) => ReactNode;
}

/** Requests related to an object, below a title with their number. */
export function RequestGroup<Request extends ListedRequest>({
  title,
  query: { error, isPending, refetch },
  requests,
  total,
  paging,
  linkOf,
  heldBy,
  choice,
  detailsOf,
  actionOf,
}: RequestGroupProps<Request>) {
  return (
    <section className={classes.group} aria-label={title}>
      <Row justify="space-between" gap={8} mih={32}>
        <h3>
          {title}
          {total !== undefined && total > 0 && (
            <Text as="span" c="mute" fw={400} tabular>
              {' '}
              {formatCount(total)}
            </Text>
          )}
        </h3>
        {choice}
      </Row>
      {isPending && <Spinner />}
      {!isPending && requests === undefined && (
        <FailedState caption={failureText(error)} onRetry={() => void refetch()} />
      )}
      {requests?.length === 0 && <p className="mute">{missing.data}</p>}
      {requests && requests.length > 0 && (
        <Text as="ul" size={13} className={classes.list}>
          {requests.map((request) => (
            <li key={request.id}>
              <span className={classes.name}>
                <Link {...linkOf(request.id)} className={linkClass}>
                  {request.name}
                </Link>
              </span>
              {detailsOf?.(request)}
              {heldBy?.get(request.id) && <Tag tone="ok">В подборке</Tag>}
              {(request.status ?? heldBy?.get(request.id)) === false && <Tag>Скрыт</Tag>}
              {!request.isEnabled && <Tag>В архиве</Tag>}
              {request.isEnabled && request.isActual && <Tag tone="ok">Актуален</Tag>}
              <time dateTime={request.requestDate} className={classes.date}>
                {formatDate(request.requestDate)}
              </time>
              {actionOf && <span className={`${classes.action} on-screen`}>{actionOf(request)}</span>}
            </li>
          ))}
        </Text>
      )}
      {paging?.onEndReached && (
        <LoadMore
          key={requests?.length}
          onReached={paging.onEndReached}
          isLoading={paging.isLoadingMore}
          failure={paging.failure}
        />
      )}
    </section>
  );
}
