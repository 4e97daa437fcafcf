import type { ClientAnswer, SentAnswer } from '@gektar/contract/sharing/client-answers.ts';
import { moscowTime } from '@gektar/format/date.ts';

/** Answer of the client about one item. */
export type ItemAnswer = Omit<ClientAnswer, 'id'>;

/** Before any answer. */
export const noAnswer: ItemAnswer = { isLiked: false, refusal: null, visit: null, messages: [] };

/** The answer as it will be once the server has stored what is sent: a like and a refusal exclude each other. */
export function answerAfter(answer: ItemAnswer, sent: SentAnswer): ItemAnswer {
  switch (sent.kind) {
    case 'like':
      return { ...answer, isLiked: sent.isSet, refusal: sent.isSet ? null : answer.refusal };
    case 'refusal': {
      const { isSet, reasons, text } = sent;
      return { ...answer, isLiked: !isSet && answer.isLiked, refusal: isSet ? { reasons, text } : null };
    }
    case 'visit':
      return { ...answer, visit: sent.days.length > 0 ? { days: sent.days, dateTime: null } : null };
    case 'question': {
      const { id, text } = sent;
      const others = answer.messages.filter((one) => one.id !== id);
      if (text === null) return { ...answer, messages: others };
      const question = { id, text, dateTime: moscowTime(), isReply: false, isRead: false };
      return { ...answer, messages: [...others, question] };
    }
  }
}

/** Whether the client has answered in any way. */
export function isAnswered({ isLiked, refusal, visit, messages }: ItemAnswer): boolean {
  return isLiked || refusal !== null || visit !== null || messages.length > 0;
}
