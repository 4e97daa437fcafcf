import type { EndedOperation, NewFits, Notification } from '@gektar/contract/today/notification.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatAtLeast, formatCountOf, type PluralForms, plural, requests } from '@gektar/format/plural.ts';
import { IconArrowRight, IconCircleCheck, IconSparkles } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { use } from 'react';
import { openOperation } from '#operations/details/open-operation.ts';
import { fieldLabels } from '#operations/operation-words.ts';
import { dueWords } from '#reminders/due-times.ts';
import { entityWords } from '#shell/my-operations/entity-words.ts';
import { fitsPath } from '#shell/today/fit-paths.ts';
import { NoticeContext } from '#shell/today/notice-context.ts';
import { LinkLine, MarkLine, MentionLine } from '#shell/today/other-lines.tsx';
import { ReminderLine } from '#shell/today/reminder-lines.tsx';
import { TodayLine } from '#shell/today/today-line.tsx';
import { icon16 } from '#ui/icon.ts';
import { useAction } from '#ui/use-action.ts';
import { notificationActions, reloadNotifications } from './notification-data.ts';
import { outcomeTitle } from './outcome-title.ts';

/** A notification, with the same action and undo as the line of 'Сегодня'. */
export function NotificationLine({ notification, onLeave }: { notification: Notification; onLeave?: () => void }) {
  const { isRead, isDone } = notification;
  return (
    <NoticeContext value={{ isRead, isDone, onLeave }}>
      <LineOfKind notification={notification} />
    </NoticeContext>
  );
}

function LineOfKind({ notification }: { readonly notification: Notification }) {
  const { dateTime, mention, mark, fit, reminder, link, operation } = notification;
  if (mention) return <MentionLine mention={mention} />;
  if (mark) return <MarkLine mark={mark} />;
  if (reminder) return <ReminderLine reminder={reminder} />;
  if (link) return <LinkLine link={link} />;
  if (fit) return <FitNotice fit={fit} dateTime={dateTime} />;
  return operation && <OperationNotice operation={operation} dateTime={dateTime} />;
}

/** Handler that marks a notification as read, closes the panel and calls `show`. */
function useShow(kind: 'fit' | 'operation', id: string, show: () => void): () => void {
  const client = useQueryClient();
  const { onLeave } = use(NoticeContext) ?? {};
  const read = useAction({
    run: () => notificationActions.read({ kind, id }),
    failed: 'Не отмечено прочитанным',
    keep: () => reloadNotifications(client),
  });
  return () => {
    read.mutate();
    onLeave?.();
    show();
  };
}

/**
 * New fits of one request, or of all requests within an hour. Opens the object if it is the only one, otherwise the
 * list of the pairs.
 */
function FitNotice({ fit, dateTime }: { readonly fit: NewFits; readonly dateTime: string }) {
  const { id, domain, request, objects, objectCount, requestCount, batchId, isFull } = fit;
  const { history } = useRouter();
  const [only] = objects;
  const isOne = objectCount === 1 && requestCount === 1;
  const path = isOne && only ? only.path : fitsPath({ domain, batchId, requestId: request?.id ?? null });
  const show = useShow('fit', id, () => history.push(path));
  const others = objectCount - objects.length;
  const named = objects.map(({ title, place }) => (isOne ? [title, place].filter(Boolean).join(', ') : title));
  const manyRequests = formatCountOf(requestCount, requests);
  return (
    <TodayLine
      when={dueWords(dateTime)}
      domain={domain}
      title={request?.name ?? manyRequests}
      path={path}
      text={`${named.join(', ')}${others > 0 ? ` и ещё ${formatCount(others)}` : ''}`}
      notice={{
        icon: <IconSparkles {...icon16} />,
        isGood: true,
        title: request ? (
          <>
            <b>{newWords(objectCount, isFull)}</b> под запрос «{request.name}»
          </>
        ) : (
          <>
            <b>{newWords(objectCount, isFull)}</b> под {manyRequests}
          </>
        ),
      }}
      action={{ label: 'Показать', icon: <IconArrowRight {...icon16} />, onPress: show }}
    />
  );
}

const newForms: PluralForms = ['новый', 'новых', 'новых'];

/** '1 новый', '3 новых', 'не меньше 100 новых' */
const newWords = (count: number, isFull: boolean) =>
  isFull ? formatAtLeast(count, ['новый', 'нового', 'новых']) : `${formatCount(count)} ${plural(count, newForms)}`;

/** Outcome of a bulk change; a press opens its details. */
function OperationNotice({ operation, dateTime }: { readonly operation: EndedOperation; readonly dateTime: string }) {
  const { id, domain, entity, fields, refusedCount } = operation;
  const show = useShow('operation', id, () => openOperation(id));
  const words = Object.entries(entityWords).find(([name]) => name === entity)?.[1] ?? entityWords.property;
  return (
    <TodayLine
      when={dueWords(dateTime)}
      domain={domain}
      title={outcomeTitle(operation, words)}
      path={null}
      text={fieldLabels(fields, words.fields)}
      notice={{
        icon: <IconCircleCheck {...icon16} />,
        isGood: refusedCount === 0,
        title: outcomeTitle(operation, words),
      }}
      action={{ label: 'Показать', icon: <IconArrowRight {...icon16} />, onPress: show }}
    />
  );
}
