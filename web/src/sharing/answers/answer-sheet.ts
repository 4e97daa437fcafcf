import type { Domain } from '@gektar/contract/domain.ts';
import type { ReceivedAnswer } from '@gektar/contract/sharing/client-answers.ts';
import { refusalWords } from '@gektar/contract/sharing/refusal-reasons.ts';
import { dayCell, type SheetColumn, textCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { formatDate, formatMeeting } from '@gektar/format/date.ts';

/** A like, a refusal, a wish to visit, a question or a reply. */
export interface AnswerLine {
  readonly object: string;
  readonly answer: string;
  /** Reasons of a refusal; days or the agreed time of a visit. */
  readonly reason: string;
  readonly text: string;
  /** Moscow time; null when it is not known. */
  readonly dateTime: string | null;
  /** Name of the link. */
  readonly link: string;
}

/** Names for the lines of an export. */
export interface AnswerNames {
  readonly domain: Domain;
  readonly objectOf: (itemId: string) => string;
  readonly linkOf: (linkId: string) => string;
}

/**
 * One line per answer: the client's choices, then the messages in order. Objects that were only opened have no lines.
 */
export function answerLines(answers: readonly ReceivedAnswer[], names: AnswerNames): AnswerLine[] {
  return answers.flatMap((given) => {
    const { refusal, visit } = given;
    const about = { object: names.objectOf(given.id), link: names.linkOf(given.linkId), reason: '', text: '' };
    return [
      ...(given.isLiked ? [{ ...about, answer: 'Нравится', dateTime: given.likedDateTime }] : []),
      ...(refusal
        ? [
            {
              ...about,
              answer: 'Не подходит',
              reason: refusalWords(names.domain, { ...refusal, text: '' }),
              text: refusal.text,
              dateTime: given.refusedDateTime,
            },
          ]
        : []),
      ...(visit
        ? [
            {
              ...about,
              answer: 'Показ',
              reason: visit.dateTime ? formatMeeting(visit.dateTime) : visit.days.map(formatDate).join(' или '),
              dateTime: given.visitAskedDateTime,
            },
          ]
        : []),
      ...given.messages.map(({ isReply, text, dateTime }) => ({
        ...about,
        answer: isReply ? 'Ответ брокера' : 'Вопрос',
        text,
        dateTime,
      })),
    ];
  });
}

/** Columns of an export. @param one 'Вакансия' */
export function answerSheet(one: string): readonly SheetColumn<AnswerLine>[] {
  return [
    { title: one, cell: ({ object }) => textCell(object) },
    { title: 'Ответ', cell: ({ answer }) => textCell(answer) },
    { title: 'Причина, дни', cell: ({ reason }) => textCell(reason) },
    { title: 'Текст', cell: ({ text }) => textCell(text) },
    { title: 'Когда', cell: ({ dateTime }) => dayCell(dateTime) },
    { title: 'Ссылка', cell: ({ link }) => textCell(link) },
  ];
}
