import { LONGEST_MESSAGE } from '@gektar/contract/sharing/client-answer-limits.ts';
import { type Day, dayAfter, formatDate, formatDateTime, formatMeeting, today } from '@gektar/format/date.ts';
import { IconCalendarEvent, IconSend } from '@tabler/icons-react';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { clientButton } from '#sharing/client/client-button.ts';
import { icon18 } from '#ui/icon.ts';
import { calendarFile } from './calendar-file.ts';
import { ASK, VISIT } from './item-goals.ts';
import classes from './item-talk.module.css';
import type { ClientAnswers } from './use-client-answers.ts';

export interface ItemTalkProps {
  readonly itemId: string;
  /** For the calendar: 'Промышленный участок, 12,50 га'. */
  readonly title: string;
  /** Name of the broker, when the page shows it. */
  readonly brokerName: string | undefined;
  readonly answers: ClientAnswers;
  /** The section to focus, with a number that changes with each press. */
  readonly goal: { readonly hash: string; readonly press: number };
}

/** Questions with replies, and days for a visit. */
export default function ItemTalk({ itemId, title, brokerName, answers, goal }: ItemTalkProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const days = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place =
      goal.hash === ASK ? field.current : goal.hash === VISIT ? days.current?.querySelector('button') : null;
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [goal]);
  if (!answers.isOn) return null;
  return (
    <>
      <section className={classes.section}>
        <h2>Вопросы и ответы</h2>
        <Thread itemId={itemId} brokerName={brokerName} answers={answers} />
        <AskForm field={field} onAsk={(text) => answers.give(itemId, { kind: 'question', id: uuidv7(), text })} />
      </section>
      <section className={classes.section}>
        <h2>Показ</h2>
        <div ref={days}>
          <Visit itemId={itemId} title={title} answers={answers} />
        </div>
      </section>
    </>
  );
}

function Thread({ itemId, brokerName = 'Брокер', answers }: Pick<ItemTalkProps, 'itemId' | 'brokerName' | 'answers'>) {
  const { messages } = answers.of(itemId);
  if (messages.length === 0) return <p className={classes.soft}>Спросите об объекте: брокер ответит здесь.</p>;
  return (
    <ul className={classes.thread}>
      {messages.map(({ id, text, dateTime, isReply, isRead }) => (
        <li key={id} data-mine={!isReply || undefined}>
          <p>{text}</p>
          <small>
            {isReply ? brokerName : 'Вы'}, {formatDateTime(dateTime)}
            {!isReply && (
              <>
                {` · ${isRead ? 'прочитано' : 'отправлено'} · `}
                <button type="button" onClick={() => answers.give(itemId, { kind: 'question', id, text: null })}>
                  Убрать
                </button>
              </>
            )}
          </small>
        </li>
      ))}
    </ul>
  );
}

interface AskFormProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onAsk: (text: string) => void;
}

function AskForm({ field, onAsk }: AskFormProps) {
  const [text, setText] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAsk(text.trim());
    setText('');
  };
  return (
    <form className={classes.ask} onSubmit={ask}>
      <textarea
        ref={field}
        rows={1}
        aria-label="Ваш вопрос"
        placeholder="Ваш вопрос"
        maxLength={LONGEST_MESSAGE}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" className={clientButton.plain} aria-label="Отправить вопрос">
        <IconSend {...icon18} />
      </button>
    </form>
  );
}

const weekdays = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'] as const;
const weekdayOf = (day: Day) => weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';

/** The next four days from Monday to Friday, and the days that the client has already asked for. */
function offeredDays(wished: readonly Day[]): Day[] {
  const working = Array.from({ length: 7 }, (_, at) => dayAfter(at + 1))
    .filter((day) => !['сб', 'вс'].includes(weekdayOf(day)))
    .slice(0, 4);
  return [...new Set([...working, ...wished.filter((day) => day >= today())])].sort();
}

const shortDate = (day: Day) => formatDate(day).slice(0, 5);

function Visit({ itemId, title, answers }: Pick<ItemTalkProps, 'itemId' | 'title' | 'answers'>) {
  const { visit } = answers.of(itemId);
  const wished = visit?.days ?? [];
  const wish = (days: Day[]) => answers.give(itemId, { kind: 'visit', days: days.sort() });
  const cancel = (
    <button type="button" className={classes.quiet} onClick={() => wish([])}>
      Отменить
    </button>
  );
  if (visit?.dateTime) {
    return (
      <p className={classes.state}>
        <IconCalendarEvent {...icon18} />
        <span>Показ {formatMeeting(visit.dateTime)}</span>
        <a className={classes.quiet} download="Показ.ics" href={calendarFile(`Показ: ${title}`, visit.dateTime)}>
          В календарь
        </a>
        {cancel}
      </p>
    );
  }
  return (
    <>
      <p className={classes.soft}>Когда вам удобно? Брокер подтвердит время.</p>
      <div className={classes.days}>
        {offeredDays(wished).map((day) => {
          const isWished = wished.includes(day);
          return (
            <button
              key={day}
              type="button"
              aria-pressed={isWished}
              onClick={() => wish(isWished ? wished.filter((one) => one !== day) : [...wished, day])}
            >
              <b>{shortDate(day)}</b>
              {weekdayOf(day)}
            </button>
          );
        })}
      </div>
      {visit && (
        <p className={classes.state}>
          <IconCalendarEvent {...icon18} />
          <span>Попросили показ {wished.map(shortDate).join(' или ')}</span>
          {cancel}
        </p>
      )}
    </>
  );
}
