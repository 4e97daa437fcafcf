import { formatDate, formatMeeting } from '@gektar/format/date.ts';
import {
  IconCalendarEvent,
  IconHeart,
  IconMessageCircleQuestion,
  IconThumbDown,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ItemAnswer } from '#sharing/client/answers/answer-after.ts';
import { icon16 } from '#ui/icon.ts';
import classes from './compare-page.module.css';

/** Answers about an item in words. */
export function AnswerWords({ answer }: { answer: ItemAnswer }) {
  const words = wordsOf(answer);
  if (words.length === 0) return <span className={classes.none}>Нет ответа</span>;
  return words.map(({ icon: Icon, text }) => (
    <span key={text} className={classes.answer}>
      <Icon {...icon16} />
      {text}
    </span>
  ));
}

function wordsOf({ isLiked, refusal, visit, messages }: ItemAnswer): { icon: TablerIcon; text: string }[] {
  const questions = messages.filter(({ isReply }) => !isReply).length;
  return [
    ...(isLiked ? [{ icon: IconHeart, text: 'Нравится' }] : []),
    ...(refusal ? [{ icon: IconThumbDown, text: 'Не подходит' }] : []),
    ...(questions > 0 ? [{ icon: IconMessageCircleQuestion, text: `Вопрос: ${questions}` }] : []),
    ...(visit ? [{ icon: IconCalendarEvent, text: visitText(visit) }] : []),
  ];
}

function visitText({ days, dateTime }: NonNullable<ItemAnswer['visit']>): string {
  if (dateTime !== null) return `Показ ${formatMeeting(dateTime)}`;
  return `Показ ${days.map((day) => formatDate(day).slice(0, 5)).join(' или ')}`;
}
