import type { EntityEvent } from '@gektar/contract/history.ts';
import { formatDate, formatDateTime } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '#api/failure-text.ts';
import type { EmployeeComment } from '#people/comments/comment.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './entity-history.module.css';

/** Lookup of names for the ids in the audit. */
export interface HistoryNames {
  readonly employee: (id: string) => string | undefined;
}

export interface EntityHistoryProps<Key extends readonly unknown[]> {
  readonly query: UseQueryOptions<EntityEvent[], Error, EntityEvent[], Key>;
  readonly comments: readonly EmployeeComment[];
  /** One event in Russian sentences. */
  readonly sentences: (event: EntityEvent, names: HistoryNames) => string[];
  /** Button after the sentences of an event: 'Вернуть'. */
  readonly actionOf?: (event: EntityEvent) => ReactNode;
}

/** History of an entity together with its comments, newest first. */
export function EntityHistory<Key extends readonly unknown[]>(props: EntityHistoryProps<Key>) {
  const { query, comments, sentences, actionOf } = props;
  const { data: events, error, isPending, refetch } = useQuery(query);
  const nameOf = useEmployeeNames();
  if (isPending) return <Spinner />;
  if (events === undefined) return <FailedState caption={failureText(error)} onRetry={() => void refetch()} />;
  const entries = inOrder(events, comments);
  if (entries.length === 0) return <p className="mute">{missing.data}</p>;
  return (
    <Text as="ol" size={13}>
      {entries.map((entry) =>
        'text' in entry ? (
          <Text
            as="li"
            overflowWrap="anywhere"
            pos="relative"
            p="0 0 16px 24px"
            key={entry.id}
            className={classes.entry}
            data-said
          >
            <small>
              {nameOf(entry.employeeId)} · <Moment at={entry.dateTimeCreated} />
            </small>
            <Text whiteSpace="pre-line" mt={2}>
              {entry.text}
            </Text>
          </Text>
        ) : (
          <Text
            as="li"
            overflowWrap="anywhere"
            pos="relative"
            p="0 0 16px 24px"
            key={entry.id}
            className={classes.entry}
          >
            <Moment at={entry.dateTime} />
            {sentences(entry, { employee: nameOf }).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <Row gap={12} wrap="wrap" align="baseline">
              {entry.employeeId !== null && <small>{nameOf(entry.employeeId)}</small>}
              {actionOf?.(entry)}
            </Row>
          </Text>
        ),
      )}
    </Text>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className={classes.moment}>
      {formatDate(at)}
    </time>
  );
}

type Entry = EntityEvent | EmployeeComment;

function inOrder(events: readonly EntityEvent[], comments: readonly EmployeeComment[]): Entry[] {
  const timeOf = (entry: Entry) => ('text' in entry ? entry.dateTimeCreated : entry.dateTime);
  // A comment whose creation is in the history is not listed twice; older comments have no event.
  const recorded = new Set(events.map(({ changes }) => changes['commentId']?.[1]));
  const unrecorded = comments.filter(({ id }) => !recorded.has(id)).toReversed();
  // Events are newest first and keep their order within a second; a comment goes before events of the same second.
  return [...unrecorded, ...events.map(asRemark)].sort((one, other) => timeOf(other).localeCompare(timeOf(one)));
}

/** The event of a new comment is shown as the comment itself, with its original text. */
function asRemark(event: EntityEvent): Entry {
  const { id, action, employeeId, dateTime, changes } = event;
  const text = changes['text']?.[1];
  if (action !== 'comment-create' || employeeId === null || typeof text !== 'string') return event;
  return { id, text, employeeId, dateTimeCreated: dateTime };
}
