import type { LoadQuestion } from '@gektar/contract/loads/load.ts';
import type { LoadAnswer } from '@gektar/contract/loads/load-answer.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';

export const cellForms: PluralForms = ['ячейка', 'ячейки', 'ячеек'];
export const questionForms: PluralForms = ['вопрос', 'вопроса', 'вопросов'];
const answerForms: PluralForms = ['ответ', 'ответа', 'ответов'];

/** Largest number of samples in a line. */
const MOST_SAMPLES = 3;

/** Title of a question: its field and its reason, or the reason alone if it contains the field. */
export function questionTitle({ label, reason }: Pick<LoadQuestion, 'label' | 'reason'>): string {
  return reason.toLowerCase().includes(label.toLowerCase()) ? reason : `${label}: ${reason}`;
}

/** '26 вопросов, 4 ответа' */
export function askedText(cellCount: number, questionCount: number): string {
  return `${formatCountOf(cellCount, questionForms)}, ${formatCountOf(questionCount, answerForms)}`;
}

/** Samples from the cells of a question: '«08.окт», «10.дек» → 8,00, 10,00'; empty without any text. */
export function samplesText({ samples }: Pick<LoadQuestion, 'samples'>): string {
  const some = samples.filter(({ raw }) => raw !== '').slice(0, MOST_SAMPLES);
  const raws = [...new Set(some.map(({ raw }) => `«${raw}»`))];
  const texts = [...new Set(some.map(({ text }) => text).filter((text) => text !== ''))];
  if (raws.length === 0) return '';
  return texts.length === 0 ? raws.join(', ') : `${raws.join(', ')} → ${texts.join(', ')}`;
}

/** 'Верно', 'Верно, оба', 'Верно, все 4' */
export function agreeText(count: number): string {
  return count === 1 ? 'Верно' : `Верно, все ${formatCount(count)}`;
}

/** Text of a given answer: 'Ставка за месяц, 58 ячеек'. */
export function answerText({ text, count, answer }: LoadAnswer): string {
  const isOfCells = answer.kind === 'group' || answer.kind === 'cells' || answer.kind === 'column';
  return isOfCells && count > 0 ? `${text}, ${formatCount(count)} ${plural(count, cellForms)}` : text;
}
