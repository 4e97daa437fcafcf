import type { LoadLine, LoadOutcomeCounts, LoadSender } from '@gektar/contract/loads/load.ts';
import { LOAD_FILE_DAYS, loadRefusals } from '@gektar/contract/loads/load-limits.ts';
import { type Day, dayAfter, dayOf, formatDate, timeOf, today } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';
import type { LoadKind } from './load-kind.ts';

type Words = Pick<LoadKind, 'forms' | 'newForms'>;

const answerForms: PluralForms = ['ответ', 'ответа', 'ответов'];
const draftForms: PluralForms = ['черновик ждёт', 'черновика ждут', 'черновиков ждут'];
const columnForms: PluralForms = ['столбец', 'столбца', 'столбцов'];

/** '14:32' */
export function minuteOf(dateTime: string): string {
  return timeOf(dateTime).slice(0, 5);
}

/** 'сегодня 14:32', '20.11.2026' */
export function whenText(dateTime: string, now: Day = today()): string {
  return dayOf(dateTime) === now ? `сегодня ${minuteOf(dateTime)}` : formatDate(dateTime);
}

/** Texts and tone of the outcome of a load in a list. */
export interface OutcomeLine {
  readonly tone: 'asks' | 'done' | 'back' | 'refused' | 'busy';
  readonly text: string;
  /** Second line; empty for none. */
  readonly note: string;
}

/** The column 'Итог' of a load. */
export function outcomeLine(line: LoadLine, words: Words): OutcomeLine {
  const { state, refusal, questionCount, outcome } = line;
  switch (state) {
    case 'reading':
      return { tone: 'busy', text: 'читаем', note: '' };
    case 'refused':
      return { tone: 'refused', text: 'не прочитана', note: refusal === null ? '' : loadRefusals[refusal] };
    case 'questions': {
      const isAsking = questionCount > 0;
      const text = isAsking ? `ждёт ${formatCountOf(questionCount, answerForms)}` : 'ждёт приёма';
      return { tone: 'asks', text, note: '' };
    }
    case 'accepting':
      return { tone: 'busy', text: 'принимаем', note: outcome === null ? '' : progressText(outcome) };
    case 'done':
      return { tone: 'done', text: takenText(outcome, words), note: doneNote(outcome) };
    case 'undone': {
      const left = outcome?.left ?? 0;
      return { tone: 'back', text: 'возвращена назад', note: left > 0 ? `осталось ${formatCount(left)}` : '' };
    }
  }
}

/** 'срок возврата вышел 20.02.2027', once the file of a load is too old; undefined: it can still be taken back. */
export function undoEndedText({ dateTime }: Pick<LoadLine, 'dateTime'>, now: Day = today()): string | undefined {
  const last = dayAfter(LOAD_FILE_DAYS, dayOf(dateTime));
  return last < now ? `срок возврата вышел ${formatDate(last)}` : undefined;
}

/** Number of objects processed so far. */
export function doneCount({ created, drafts, updated, failed }: LoadOutcomeCounts): number {
  return created + drafts + updated + failed;
}

function progressText(outcome: LoadOutcomeCounts): string {
  return `${formatCount(doneCount(outcome))} из ${formatCount(outcome.total)}`;
}

/** '31 новая, 9 обновлено'; 'ничего не записано' */
export function takenText(outcome: LoadOutcomeCounts | null, { newForms }: Pick<Words, 'newForms'>): string {
  const { created = 0, drafts = 0, updated = 0 } = outcome ?? {};
  const parts = [
    created > 0 && `${formatCount(created)} ${plural(created, newForms)}`,
    updated > 0 && `${formatCount(updated)} обновлено`,
    created + updated === 0 && drafts > 0 && (drafts === 1 ? 'создана черновиком' : 'созданы черновиками'),
  ];
  return parts.filter(Boolean).join(', ') || 'ничего не записано';
}

function doneNote(outcome: LoadOutcomeCounts | null): string {
  const { drafts = 0, created = 0, updated = 0, failed = 0, isStopped = false } = outcome ?? {};
  const parts = [
    isStopped && 'остановлена',
    drafts > 0 && created + updated > 0 && `${formatCount(drafts)} ${plural(drafts, draftForms)} дополнения`,
    failed > 0 && `не записано ${formatCount(failed)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Facts about a sender, without its name: '14 столбцов · 3-й раз · ставка за месяц'. */
export function senderText({ columnCount, loadCount, remembered }: LoadSender): string {
  return [
    formatCountOf(columnCount, columnForms),
    loadCount > 1 ? `${formatCount(loadCount)}-й раз` : 'один раз',
    ...remembered,
  ].join(' · ');
}

/** 'Этот файл уже загружен 20.11.2026, итог: 31 новая' */
export function formerText(former: LoadLine, words: Words): string {
  const { text, note } = outcomeLine(former, words);
  return `Этот файл уже загружен ${formatDate(former.dateTime)}, итог: ${former.state === 'refused' ? note : text}`;
}
