import type { ExplainedChoices, SuggestedWeights } from '@gektar/contract/criteria/suggested-weights.ts';
import type { ImportancePreview } from '@gektar/contract/requests/importance-preview.ts';
import { formatCount, formatShare } from '@gektar/format/number.ts';

export const PREVIEW_FAILURE = 'Не удалось посчитать, сохранить можно';

/** Between old and new numbers. */
export const ARROW = ' → ';

type Previewed = Pick<ImportancePreview<unknown>, 'before' | 'after' | 'first' | 'obstacle'>;
type First = Pick<ImportancePreview<unknown>['first'][number], 'percent' | 'before'>;

/** Grammatical gender of the objects: вакансия, участок. */
export type ObjectGender = 'she' | 'he';

/** '30 → 34'; an unchanged number alone. */
function arrow(before: number, after: number): string {
  return before === after ? formatCount(after) : `${formatCount(before)}${ARROW}${formatCount(after)}`;
}

/** The sentences of the foot. */
export interface PreviewText {
  /** 'Найдено 30 → 34.' */
  readonly found: string;
  /** 'Подходят 2 → 7, почти подходят 28 → 27.' */
  readonly groups: string;
  /** 'Первые три прежние.'; undefined when nothing is changed or nothing almost fits. */
  readonly first: string | undefined;
  /** Whether the first objects are listed below. */
  readonly isListed: boolean;
}

/** @param isChanged whether anything differs from the stored weighing */
export function previewText(
  { before, after, first, obstacle }: Previewed,
  isChanged: boolean,
  nameOf: (criterion: string) => string,
): PreviewText {
  const left = after.exact + after.near;
  if (left === 0) {
    const blocked = obstacle === null ? '' : `Мешает: ${nameOf(obstacle)}`;
    const found = before.exact + before.near === 0 ? 'Ничего не найдено.' : 'Ничего не останется.';
    return { found, groups: blocked, first: undefined, isListed: false };
  }
  const isSame = first.every(({ before: { place } }, index) => place === index + 1);
  const isListed = isChanged && first.length > 0 && !isSame;
  return {
    found: `Найдено ${arrow(before.exact + before.near, left)}.`,
    groups: `Подходят ${arrow(before.exact, after.exact)}, почти подходят ${arrow(before.near, after.near)}.`,
    first: isChanged && first.length > 0 ? firstText(first.length, isListed) : undefined,
    isListed,
  };
}

const counted = ['Первый', 'Первые два', 'Первые три'];

function firstText(count: number, isListed: boolean): string {
  const subject = counted[count - 1] ?? 'Первые';
  const isOne = count === 1;
  if (!isListed) return `${subject} ${isOne ? 'прежний' : 'прежние'}.`;
  return `${subject} из почти подходящих ${isOne ? 'изменился' : 'изменились'}:`;
}

const forms = {
  she: { was: 'была', ending: 'й', exact: 'подходила', none: 'не подходила' },
  he: { was: 'был', ending: 'м', exact: 'подходил', none: 'не подходил' },
} as const;

/** Where an object was before: 'была 4-й', 'без перемен', 'подходила', 'не подходила'. */
export function formerPlace({ before: { group, place } }: First, index: number, gender: ObjectGender): string {
  const { was, ending, exact, none } = forms[gender];
  if (place === index + 1) return 'без перемен';
  if (place !== null) return `${was} ${formatCount(place)}-${ending}`;
  return group === 'exact' ? exact : none;
}

/** Percent before and after; only after where the object was not found or its score is the same. */
export function percents({ percent, before }: First): { readonly before: string | undefined; readonly after: string } {
  const isSame = before.group === 'none' || before.percent === percent;
  return { before: isSame ? undefined : `${before.percent}${ARROW}`, after: formatShare(percent / 100) };
}

/**
 * Text about suggested weights: how many choices of the selection they explain, and how many the current weights do.
 */
export function suggestionText({ now, suggested }: Pick<SuggestedWeights, 'now' | 'suggested'>): string {
  if (suggested.all === 0) return 'Сравнить не с чем: всё, что почти подходит, уже в подборке';
  if (suggested.right <= now.right)
    return `Других весов подборка не подсказывает: нынешние объясняют ${share(now)} выборов`;
  return `Предложено по подборке: объясняет ${share(suggested)} выборов, нынешние веса — ${share(now)}`;
}

/** '8 из 10', rounded down; few choices as they are. */
function share({ right, all }: ExplainedChoices): string {
  return all <= 10 ? `${right} из ${all}` : `${Math.floor((right * 10) / all)} из 10`;
}
