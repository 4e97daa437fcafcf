import { buildingComments, complexComments, vacancyComments } from '@gektar/contract/industrial/comment-calls.ts';
import { actualizeVacanciesOfComplex } from '@gektar/contract/industrial/complexes/complex-calls.ts';
import { actualizeProperty } from '@gektar/contract/land/properties/property-calls.ts';
import { landComments } from '@gektar/contract/land/properties/property-comment-calls.ts';
import type { TodayLink, TodayMark, TodayMention, TodayOverdue } from '@gektar/contract/today/today.ts';
import { dayOf, daysBetween, formatDate, formatDateTime, today } from '@gektar/format/date.ts';
import { days, formatCountOf, objects, type PluralForms } from '@gektar/format/plural.ts';
import { Button, Menu } from '@mantine/core';
import { IconCheck, IconClockPlus, IconHeart, IconLink, IconMessage, IconRefresh } from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, KeyboardEvent } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call } from '#api/call.ts';
import { outdatePages } from '#api/outdate-pages.ts';
import { growing } from '#form/field/growing.ts';
import { useStoredInput } from '#form/use-stored-input.ts';
import { complexForms } from '#industrial/industrial-words.ts';
import { undo } from '#operations/undo-operation.ts';
import { reloadOverdue } from '#overdue/overdue-queries.ts';
import { LONGEST_COMMENT } from '#people/comments/comment.ts';
import { MentionTextarea } from '#people/comments/mention-textarea.tsx';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { dueWords } from '#reminders/due-times.ts';
import { newExpiration } from '#sharing/link-days.ts';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { useAction } from '#ui/use-action.ts';
import { Avatar } from './avatar.tsx';
import { linkKinds } from './link-kinds.ts';
import { reloadToday, setLine } from './today-data.ts';
import { TodayLine } from './today-line.tsx';
import { useDone } from './use-done.ts';

/** Path of the selection of a request. */
const selectionPath = (domain: TodayMark['domain'], id: string) =>
  domain === 'land' ? `/land/request/${id}/selections` : `/industrial/requests/${id}/selection`;

/** Path of the answers of the client of a request. */
const answersPath = (domain: TodayMark['domain'], id: string) =>
  domain === 'land' ? `/land/request/${id}/answers` : `/industrial/requests/${id}/answers`;

const counted = {
  questionCount: ['вопрос', 'вопроса', 'вопросов'],
  visitCount: ['показ', 'показа', 'показов'],
  refusalCount: ['«не подходит»', '«не подходит»', '«не подходит»'],
  likeCount: ['«нравится»', '«нравится»', '«нравится»'],
} as const satisfies Record<string, PluralForms>;

/** '2 вопроса, 1 показ' */
function answerWords(answers: NonNullable<TodayMark['answers']>): string {
  return (['questionCount', 'visitCount', 'refusalCount', 'likeCount'] as const)
    .filter((name) => answers[name] > 0)
    .map((name) => formatCountOf(answers[name], counted[name]))
    .join(', ');
}

/** 'ссылка «Логистика»', 'ссылки «Директор», «Логистика»'; empty without names. */
function linkWords(names: readonly string[]): string {
  if (names.length === 0) return '';
  return `${names.length === 1 ? 'ссылка' : 'ссылки'} ${names.map((name) => `«${name}»`).join(', ')}`;
}

/** A mark of a client, or other answers of an hour, accepted by one press. */
export function MarkLine({ mark }: { readonly mark: TodayMark }) {
  const { id, domain, dateTime, object, answers, linkNames, request } = mark;
  const accept = useDone({ kind: 'mark', domain, itemId: id }, object ? 'Отметка принята' : 'Ответы приняты');
  const client = request.company ?? request.name;
  const words = answers ? answerWords(answers) : '';
  return (
    <TodayLine
      when={dueWords(dateTime)}
      domain={domain}
      title={object ? `${client}: отмечено «${object.title}»` : `${client}: ${words}`}
      path={(object ? selectionPath : answersPath)(domain, request.id)}
      text={[object?.place, request.company === null ? '' : request.name, linkWords(linkNames)]
        .filter(Boolean)
        .join(' · ')}
      notice={{
        icon: object ? <IconHeart {...icon16} /> : <IconMessage {...icon16} />,
        isGood: object !== null,
        title: (
          <>
            <b>{client}</b>:{' '}
            {[object ? `нравится «${object.title}»` : words, linkWords(linkNames)].filter(Boolean).join(', ')}
          </>
        ),
      }}
      action={{
        label: 'Принято',
        icon: <IconCheck {...icon16} />,
        onPress: () => accept.mutate(),
        isPending: accept.isPending,
      }}
    />
  );
}

/** Direct calls: the data modules of the domains would be loaded together with the page. */
const actualizing = {
  land: {
    run: (id: string, runId: string) => call(actualizeProperty, { params: { id }, query: { runId } }),
    forms: objects,
    done: 'Объект актуализирован',
  },
  industrial: {
    run: (id: string, runId: string) => call(actualizeVacanciesOfComplex, { params: { id }, query: { runId } }),
    forms: complexForms,
    done: 'Вакансии актуализированы',
  },
} as const;

/** An overdue object, confirmed by one press. */
export function OverdueLine({ overdue }: { readonly overdue: TodayOverdue }) {
  const { domain, id, title, place, path, lateDays } = overdue;
  const client = useQueryClient();
  const { run, forms, done } = actualizing[domain];
  const refresh = () => refreshAll(client);
  const actualize = useAction<unknown, string>({
    run: (runId) => run(id, runId),
    done,
    undo: (runId) => ({
      label: 'Отменить',
      isUndo: true,
      run: () => void undo(client, runId, { forms }).then(refresh),
    }),
    failed: 'Не актуализировано',
    keep: refresh,
  });
  return (
    <TodayLine
      domain={domain}
      title={domain === 'land' ? title : `${title}, вакансии`}
      path={path}
      text={
        <>
          <span className="amber">на {formatCountOf(lateDays, days)}</span>
          {place && ` · ${place}`}
        </>
      }
      notice={{ icon: <IconRefresh {...icon16} />, title }}
      action={{
        label: 'Актуально',
        icon: <IconRefresh {...icon16} />,
        onPress: () => actualize.mutate(uuidv7()),
        isPending: actualize.isPending,
      }}
    />
  );
}

async function refreshAll(client: QueryClient): Promise<void> {
  outdatePages(client);
  await Promise.all([reloadToday(client), reloadOverdue(client)]);
}

/** A client link that ends soon or that a client asks to open again, prolonged by two weeks by one press. */
export function LinkLine({ link }: { readonly link: TodayLink }) {
  const { id, domain, name, expirationTime, askedDateTime, selectionId, request } = link;
  const client = useQueryClient();
  const until = (time: string) =>
    linkKinds[domain].update({ id, requestSelectionId: selectionId, expirationTime, password: '' }, time);
  const back = useAction({ run: () => until(expirationTime), failed: 'Не возвращено', keep: () => refreshAll(client) });
  const prolong = useAction({
    run: () => until(newExpiration()),
    done: ({ expirationTime: ends }) => ({ title: 'Ссылка продлена', text: `До ${formatDateTime(ends)}` }),
    // A link cannot be set to a time that has passed.
    undo: () => (askedDateTime ? undefined : { label: 'Отменить', isUndo: true, run: () => back.mutate() }),
    failed: 'Не продлено',
    keep: () => refreshAll(client),
  });
  return (
    <TodayLine
      domain={domain}
      title={request.name}
      path={selectionPath(domain, request.id)}
      text={[
        askedDateTime ? 'просят открыть снова' : endWords(expirationTime),
        linkWords(name === '' ? [] : [name]),
        request.company,
      ]
        .filter(Boolean)
        .join(' · ')}
      notice={{
        icon: <IconLink {...icon16} />,
        title: (
          <>
            {askedDateTime ? 'Клиент просит открыть ссылку снова' : 'Ссылка клиенту кончается'}: <b>{request.name}</b>
            {name !== '' && `, «${name}»`}
          </>
        ),
      }}
      action={{
        label: askedDateTime ? 'Открыть снова' : 'Продлить',
        icon: <IconClockPlus {...icon16} />,
        onPress: () => prolong.mutate(),
        isPending: prolong.isPending,
      }}
    />
  );
}

/** 'сегодня, 23:59', 'завтра, 24.11.2026', '25.11.2026' */
function endWords(time: string): string {
  const ahead = daysBetween(today(), time);
  if (ahead <= 0) return `сегодня, ${dueWords(time)}`;
  return ahead === 1 ? `завтра, ${formatDate(dayOf(time))}` : formatDate(dayOf(time));
}

const commentCalls = {
  property: (id: string, text: string) => call(landComments.add, { params: { id }, body: { text } }),
  complex: (complexId: string, text: string) => call(complexComments.create, { body: { complexId, text } }),
  building: (buildingId: string, text: string) => call(buildingComments.create, { body: { buildingId, text } }),
  vacancy: (vacancyId: string, text: string) => call(vacancyComments.create, { body: { vacancyId, text } }),
} as const;

/** Whether the text has more than the name of the person answered, with which the field begins. */
const isAnswer = (text: string) => text.replace(/^@\S+ \S+/, '').trim() !== '';

/** A comment that mentions the employee. An answer adds a comment to the same object and marks the mention as read. */
export function MentionLine({ mention }: { readonly mention: TodayMention }) {
  const { id, domain, dateTime, employeeId, text, kind, object } = mention;
  const client = useQueryClient();
  const nameOf = useEmployeeNames();
  const author = nameOf(employeeId);
  const [answer, setAnswer] = useStoredInput<string>(`answer/${id}`, isAnswer);
  const line = { kind: 'mention', domain, commentId: id } as const;
  const read = useDone(line, 'Прочитано');
  const send = useAction({
    run: async (typed: string) => {
      await commentCalls[kind](object.id, typed);
      await setLine(line, true);
    },
    done: 'Комментарий добавлен',
    failed: 'Не удалось добавить комментарий',
    keep: () => {
      setAnswer(undefined);
      return refreshAll(client);
    },
  });
  function handleSubmit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    const typed = answer?.trim();
    if (typed && !send.isPending) send.mutate(typed);
  }
  function handleKey(event: KeyboardEvent<HTMLFormElement>) {
    const { key, ctrlKey, metaKey } = event;
    if (key === 'Escape') setAnswer(undefined);
    if (key === 'Enter' && (ctrlKey || metaKey)) handleSubmit(event);
  }
  return (
    <TodayLine
      domain={domain}
      icon={<Avatar name={author} />}
      title={[author, object.title].filter(Boolean).join(' · ')}
      path={object.path}
      text={`${dueWords(dateTime)} · «${text}»`}
      notice={{
        when: dueWords(dateTime),
        icon: <Avatar name={author} />,
        title: (
          <>
            <b>{author}</b> упоминает вас: «{text}»
          </>
        ),
        text: [object.title, object.place].filter(Boolean).join(', '),
      }}
      action={{
        label: 'Ответить',
        icon: <IconMessage {...icon16} />,
        onPress: () => setAnswer(answer === undefined ? (author ? `@${author} ` : '') : undefined),
        isPending: send.isPending,
      }}
      menu={
        <Menu.Item leftSection={<IconCheck {...icon16} />} onClick={() => read.mutate()}>
          Прочитано
        </Menu.Item>
      }
    >
      {answer !== undefined && (
        <form className="grow" onSubmit={handleSubmit} onKeyDown={handleKey}>
          <MentionTextarea
            aria-label="Ответ"
            autoFocus
            {...growing(1, 6)}
            maxLength={LONGEST_COMMENT}
            value={answer}
            onChange={setAnswer}
            onFocus={({ currentTarget }) => currentTarget.setSelectionRange(answer.length, answer.length)}
          />
          <Row gap={8} justify="flex-end" pt={8}>
            <Button onClick={() => setAnswer(undefined)}>Отмена</Button>
            <Button type="submit" variant="filled" disabled={answer.trim() === ''}>
              Отправить
            </Button>
          </Row>
        </form>
      )}
    </TodayLine>
  );
}
