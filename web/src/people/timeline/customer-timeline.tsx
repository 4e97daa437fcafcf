import type { CustomerKey } from '@gektar/contract/people/talk.ts';
import type { TimelineGroup, TimelineKind, TimelineLine } from '@gektar/contract/people/timeline.ts';
import { formatDateTime } from '@gektar/format/date.ts';
import { Button, Menu } from '@mantine/core';
import {
  IconBell,
  IconBellCheck,
  IconClipboard,
  IconEye,
  IconHeart,
  IconLink,
  IconMapPin,
  IconPencil,
  IconPhone,
  IconPhoneCheck,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { EmployeeName } from '#people/employee-name.tsx';
import { CustomerLink } from '#people/pages/customer-link.tsx';
import { currentEmployeeQuery } from '#people/people-data.ts';
import { openTalk } from '#people/talks/open-talk.ts';
import { reloadTalks, talkActions } from '#people/talks/talk-data.ts';
import { linkClass } from '#ui/button/link-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Card } from '#ui/layout/card.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { DotsMenu } from '#ui/menu/dots-menu.tsx';
import { Segmented } from '#ui/menu/segmented.tsx';
import { pathOptions } from '#ui/path-options.ts';
import { useAction } from '#ui/use-action.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './customer-timeline.module.css';
import { timelineQuery } from './timeline-data.ts';
import { eventText, eventWords, groupChoices } from './timeline-words.ts';

const icons: Readonly<Record<TimelineKind, TablerIcon>> = {
  talk: IconPhone,
  call: IconPhoneCheck,
  reminder: IconBell,
  done: IconBellCheck,
  request: IconClipboard,
  object: IconMapPin,
  sent: IconLink,
  opened: IconEye,
  liked: IconHeart,
};

/**
 * Everything that happened with a company and its people, or with a person: newest first, filtered by group, in pages.
 */
export function CustomerTimeline({ customer }: { readonly customer: CustomerKey }) {
  const [group, setGroup] = useState<TimelineGroup | null>(null);
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({ ...timelineQuery(customer, group), placeholderData: keepPreviousData });
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <Card as="section" p="12px 16px" aria-labelledby="customer-timeline">
      <Row gap="8px 16px" wrap="wrap" mb={8}>
        <Text as="h2" id="customer-timeline" fz={14} fw={600}>
          Лента
        </Text>
        <div className={`${classes.groups} thin`}>
          <Segmented<TimelineGroup | null>
            aria-label="Что показать"
            value={group}
            onChange={setGroup}
            options={groupChoices}
          />
        </div>
      </Row>
      {isPending && <Spinner />}
      {error !== null && data === undefined && (
        <FailedState caption={failureText(error)} onRetry={() => void refetch()} />
      )}
      {data && lines.length === 0 && (
        <Text size={13} c="mute">
          Пока ничего нет
        </Text>
      )}
      <ol className={classes.lines} aria-busy={isPlaceholderData}>
        {lines.map((line) => (
          <Line key={`${line.kind} ${line.id}`} line={line} customer={customer} />
        ))}
      </ol>
      {hasNextPage && (
        <Row mt={8}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Показать ещё
          </Button>
        </Row>
      )}
    </Card>
  );
}

function Line({ line, customer: owner }: { readonly line: TimelineLine; readonly customer: CustomerKey }) {
  const { kind, dateTime, employeeId, about, customer } = line;
  const Icon = icons[kind];
  const text = eventText(line);
  const isOfPerson = customer !== null && customer.id !== owner.id;
  return (
    <li className={classes.line}>
      <time className={classes.time} dateTime={dateTime}>
        {formatDateTime(dateTime)}
      </time>
      <span className={classes.icon} data-domain={about?.domain}>
        <Icon {...icon16} />
      </span>
      <div className={classes.words}>
        <p>
          {eventWords(line)}
          {about && (
            <>
              :{' '}
              <Link className={linkClass} {...pathOptions({ to: about.path })}>
                {about.title || 'без названия'}
              </Link>
            </>
          )}
        </p>
        {text !== undefined && <p className={classes.text}>{text}</p>}
        {(employeeId !== null || isOfPerson) && (
          <p className={classes.who}>
            {employeeId !== null && (
              <span>
                <EmployeeName id={employeeId} />
                {isOfPerson && ' ·'}
              </span>
            )}
            {isOfPerson && <CustomerLink kind={customer.kind} id={customer.id} name={customer.name || 'Без имени'} />}
          </p>
        )}
      </div>
      {kind === 'talk' && <TalkMenu line={line} />}
    </li>
  );
}

/** Menu with which the author of a talk edits or deletes it. */
function TalkMenu({ line }: { readonly line: TimelineLine }) {
  const { id, rowVersion, customer, dateTime, text, minutes, employeeId } = line;
  const client = useQueryClient();
  const { data: me } = useQuery(currentEmployeeQuery);
  const keep = () => reloadTalks(client);
  const restore = useAction({ run: () => talkActions.restore(id), failed: 'Не возвращено', keep });
  const remove = useAction({
    run: () => talkActions.remove(id),
    done: 'Разговор удалён',
    undo: { label: 'Отменить', isUndo: true, run: () => restore.mutate() },
    failed: 'Разговор не удалён',
    keep,
  });
  if (customer === null || rowVersion === null || employeeId === null || employeeId !== me?.id) return null;
  const { name, ...key } = customer;
  const talk = { id, rowVersion, customer: key, dateTime, text: text ?? '', minutes, employeeId };
  return (
    <DotsMenu label={`Действия с разговором ${formatDateTime(dateTime)}`} isInRow isLoading={remove.isPending}>
      <Menu.Item leftSection={<IconPencil {...icon16} />} onClick={() => openTalk({ edited: talk, name })}>
        Изменить
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash {...icon16} />} onClick={() => remove.mutate()}>
        Удалить
      </Menu.Item>
    </DotsMenu>
  );
}
