import type { ComplexEvent, FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { LOG_TAKE } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { formatDate, formatDateTime } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changedParts } from '#industrial/complexes/complex-changes.ts';
import { LOAD_FAILURE } from '#industrial/industrial-words.ts';
import { earlierEventsQuery } from '#industrial/tree/full-complex-data.ts';
import { GiveBack } from '#operations/give-back.tsx';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { pagingOf } from '#ui/paging.ts';
import { positional } from '#ui/positional.ts';
import { useIsPrinted } from '#ui/use-is-printed.ts';
import { usePrintedPages } from '#ui/use-printed-pages.ts';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import classes from './complex-log.module.css';
import { type LogEntry, type LogGroup, type LogLine, logEntries, logGroups, moreWords } from './log-lines.ts';
import { streetNames } from './street-names.ts';

/** Log of the complex and its parts: employee, time, field, old and new values (H-17). */
export function ComplexLog({ complex }: { complex: FullComplex }) {
  const { logs } = complex;
  const last = logs.at(-1);
  const nameOf = useEmployeeNames();
  if (logEntries(logs, { employee: nameOf, areaOf: () => null }).length === 0) {
    return (
      <Text c="mute" p={16}>
        {missing.data}
      </Text>
    );
  }
  return (
    <>
      <Events complex={complex} events={logs} />
      {last !== undefined && logs.length === LOG_TAKE && <EarlierEvents complex={complex} last={last} />}
    </>
  );
}

/** Earlier pages of the log, loaded when its end comes into view. */
function EarlierEvents({ complex, last }: { complex: FullComplex; last: ComplexEvent }) {
  const [isScrolledTo, setReached] = useState(false);
  const isReached = useIsPrinted() || isScrolledTo;
  const list = useInfiniteQuery({ ...earlierEventsQuery(complex.id, last), enabled: isReached });
  usePrintedPages(list);
  const { onEndReached, isLoadingMore, failure } = pagingOf(list, { failure: LOAD_FAILURE });
  const events = list.data?.pages.flat() ?? [];
  if (list.isError && events.length === 0)
    return <LoadMore onReached={() => void list.refetch()} isLoading={list.isFetching} failure={LOAD_FAILURE} />;
  const reach = isReached ? onEndReached : () => setReached(true);
  return (
    <>
      <Events complex={complex} events={events} />
      {(reach || list.isFetching) && (
        <LoadMore
          key={events.length}
          onReached={() => reach?.()}
          isLoading={isLoadingMore || (isReached && list.isPending)}
          failure={failure}
        />
      )}
    </>
  );
}

function Events({ complex, events }: { complex: FullComplex; events: readonly ComplexEvent[] }) {
  const { buildings, logs } = complex;
  const nameOf = useEmployeeNames();
  const areas = new Map(buildings.flatMap(({ vacancies }) => vacancies.map(({ id, areaSize }) => [id, areaSize])));
  const entries = logEntries(events, {
    employee: nameOf,
    areaOf: (id) => areas.get(id) ?? null,
    street: streetNames(events === logs ? logs : [...logs, ...events], complex),
  });
  return (
    <Text as="ol" size={13}>
      {logGroups(entries).map((group) => (
        <Text as="li" bdb="line" p="9px 16px" className={classes.entry} key={group[0].id}>
          <Entry entry={group[0]} />
          <Others group={group} />
        </Text>
      ))}
    </Text>
  );
}

function Entry({ entry: { employeeId, dateTime, lines, event, entity, entityId } }: { entry: LogEntry }) {
  const nameOf = useEmployeeNames();
  return (
    <>
      <Row as="small" size={12} c="mute" justify="space-between" gap={8} tabular>
        <span>{employeeId === null ? 'Сервер' : nameOf(employeeId)}</span>
        <time dateTime={dateTime} title={formatDateTime(dateTime)}>
          {formatDate(dateTime)}
        </time>
      </Row>
      <Lines lines={lines} />
      <GiveBack about={changedParts[entity]} id={entityId} event={event} />
    </>
  );
}

function Lines({ lines }: Pick<LogEntry, 'lines'>) {
  return positional(lines.map(lineOf));
}

/** The other entries of a group of equal entries, unfolded by a press. */
function Others({ group }: { group: LogGroup }) {
  const isWhole = useIsPrinted();
  const [, ...others] = group;
  if (others.length === 0) return null;
  return (
    <details className={classes.others} open={isWhole || undefined}>
      <summary>{moreWords(group)}</summary>
      <ol>
        {others.map(({ id, dateTime, lines }) => (
          <li key={id} title={formatDateTime(dateTime)}>
            <Lines lines={lines} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function lineOf({ title, was, is }: LogLine) {
  return (
    <>
      <p>{title}</p>
      {is !== undefined && (
        <Row as="p" wrap="wrap" gap="0 6px" c="soft" tabular>
          <s>
            <span className="sr">Было: </span>
            {was}
          </s>
          <IconChevronRight size={12} stroke={1.7} aria-hidden />
          <Text as="b" fw={500} c="text">
            <span className="sr">Стало: </span>
            {is}
          </Text>
        </Row>
      )}
    </>
  );
}
