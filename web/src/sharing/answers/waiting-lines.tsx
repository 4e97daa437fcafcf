import { createReminder } from '@gektar/contract/reminders/reminder-calls.ts';
import { LONGEST_MESSAGE } from '@gektar/contract/sharing/client-answer-limits.ts';
import type { ReceivedAnswer } from '@gektar/contract/sharing/client-answers.ts';
import { type Day, formatDate, formatDateTime, formatMeeting } from '@gektar/format/date.ts';
import { Button, Textarea } from '@mantine/core';
import { IconCalendarEvent, IconCalendarPlus, IconMessageCircleQuestion } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { storedEmployeeId } from '#api/session.ts';
import { DateTimeField } from '#form/field/date-time-field.tsx';
import { growing } from '#form/field/growing.ts';
import { useStoredInput } from '#form/use-stored-input.ts';
import { icon16 } from '#ui/icon.ts';
import { useAction } from '#ui/use-action.ts';
import type { AnsweredObject, AnswersTabProps } from './answered-object.ts';
import classes from './waiting-lines.module.css';

interface WaitingProps extends Pick<AnswersTabProps, 'domain' | 'calls' | 'requestId'> {
  readonly answer: ReceivedAnswer;
  readonly object: AnsweredObject | undefined;
  /** Name of the link, when there are several. */
  readonly link: string | undefined;
}

/** 'Логопарк Север, ссылка «Логистика»' */
function aboutOf({ object, link }: Pick<WaitingProps, 'object' | 'link'>): string {
  return [object?.name, link && `ссылка «${link}»`].filter(Boolean).join(' · ');
}

interface LineProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly about: string | undefined;
  readonly dateTime: string | null;
  readonly children: ReactNode;
}

function Line({ icon, title, about, dateTime, children }: LineProps) {
  return (
    <div className={classes.line}>
      {icon}
      <q>{title}</q>
      <time>{formatDateTime(dateTime)}</time>
      <small>{about}</small>
      <div className={classes.action}>{children}</div>
    </div>
  );
}

const isTyped = (text: string) => text.trim() !== '';

/** A question of a client, answered in place; the draft survives leaving the page. */
export function QuestionLine(props: WaitingProps & { readonly question: ReceivedAnswer['messages'][number] }) {
  const { calls, requestId, answer, object, link, question } = props;
  const client = useQueryClient();
  const [draft = '', setDraft] = useStoredInput<string>(`client-reply/${question.id}`, isTyped);
  // The same id when a failed reply is sent again.
  const [id] = useState(() => uuidv7());
  const send = useAction({
    run: (text: string) => calls.reply(answer.id, { id, linkId: answer.linkId, text }),
    done: 'Ответ отправлен',
    failed: () => undefined,
    keep: () => {
      setDraft(undefined);
      return client.invalidateQueries({ queryKey: [...calls.ofRequest(requestId).queryKey] });
    },
  });
  const submit = () => {
    if (isTyped(draft) && !send.isPending) send.mutate(draft.trim());
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <Line
      icon={<IconMessageCircleQuestion {...icon16} />}
      title={question.text}
      about={aboutOf({ object, link })}
      dateTime={question.dateTime}
    >
      <Textarea
        className={classes.field}
        aria-label={`Ответ: ${object?.name ?? ''}`}
        {...growing(1, 6)}
        maxLength={LONGEST_MESSAGE}
        value={draft}
        error={send.error && `Не отправлено. ${failureText(send.error)}`}
        description="Клиент увидит ответ на странице объекта, до этого только вы."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      <Button variant="filled" loading={send.isPending} disabled={!isTyped(draft)} onClick={submit}>
        {send.isError ? 'Повторить' : 'Ответить'}
      </Button>
    </Line>
  );
}

/** Hour of a visit that one press offers. */
const VISIT_TIME = '11:00:00';
const offered = (day: Day) => `${day}T${VISIT_TIME}`;

/** A wish to visit: the broker sets a time, which the client sees, and gets a reminder. */
export function VisitLine({ domain, calls, requestId, answer, object, link }: WaitingProps) {
  const client = useQueryClient();
  const days = answer.visit?.days ?? [];
  const [dateTime, setDateTime] = useState<string | null>(days[0] === undefined ? null : offered(days[0]));
  const [isOther, setIsOther] = useState(false);
  const set = useAction({
    run: async (time: string) => {
      await calls.setVisit(answer.id, { linkId: answer.linkId, dateTime: time });
      const employeeId = storedEmployeeId();
      if (!employeeId) return;
      await call(createReminder, {
        body: {
          newId: uuidv7(),
          kind: 'task',
          text: `Показ: ${object?.name ?? ''}`,
          dueDateTime: time,
          employeeId,
          about: { kind: `${domain}_request`, id: requestId },
        },
      });
    },
    done: (_, time) => ({ title: 'Показ назначен', text: `${formatMeeting(time)}, напоминание поставлено` }),
    failed: 'Не назначено',
    keep: () =>
      Promise.all(
        [[...calls.ofRequest(requestId).queryKey], ['reminders'], ['today']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (
    <Line
      icon={<IconCalendarEvent {...icon16} />}
      title={`Показ: ${days.map(formatDate).join(' или ')}`}
      about={aboutOf({ object, link })}
      dateTime={answer.visitAskedDateTime}
    >
      <div className={classes.times}>
        {days.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={!isOther && dateTime === offered(day)}
            onClick={() => {
              setIsOther(false);
              setDateTime(offered(day));
            }}
          >
            {formatMeeting(offered(day))}
          </button>
        ))}
        <button type="button" aria-pressed={isOther} onClick={() => setIsOther(true)}>
          другое время
        </button>
      </div>
      {isOther && <DateTimeField label="Время показа" isLabelHidden value={dateTime} onChange={setDateTime} />}
      <Button
        leftSection={<IconCalendarPlus {...icon16} />}
        loading={set.isPending}
        disabled={dateTime === null}
        onClick={() => dateTime !== null && set.mutate(dateTime)}
      >
        Назначить
      </Button>
    </Line>
  );
}
