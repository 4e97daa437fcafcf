import { formatCount, formatMeasured } from '@gektar/format/number.ts';
import { days, formatCountOf, plural } from '@gektar/format/plural.ts';
import { withUnit } from '@gektar/format/unit.ts';
import type { FieldDescription } from '#fields.ts';
import type { Criteria } from './criterion.ts';
import { type Gap, type GapKinds, gapOf, isFloor } from './gap.ts';
import type { Score, ScorePart } from './score.ts';
import type { ValueMatcher } from './score-many.ts';

/** Grammatical gender and number of a name, as in descriptions of fields. */
type Gender = NonNullable<FieldDescription['gender']>;

/** Russian forms of a criterion in sentences that explain a score. */
export interface CriterionForms {
  /** 'высота' */
  readonly name: string;
  /** Genitive, after 'кроме' and 'нет': 'высоты'. */
  readonly of: string;
  /** Masculine by default. */
  readonly gender?: Gender;
  /** Words before the amount that is too much; 'больше на' by default. */
  readonly over?: string;
  /** Words before the amount that is missing; 'не хватает' by default. */
  readonly under?: string;
  /**
   * Measured quantity, written before the deviation in a list of several, where the criterion is not named: 'до
   * города'.
   */
  readonly measured?: string;
  /** Words for a flag that is not set, instead of 'нет' and the genitive. */
  readonly absent?: string;
  /** Measured quantity when it differs from the criterion: 'мощность' of electricity. */
  readonly measure?: { readonly name: string; readonly gender: Gender };
}

export interface CriterionWords extends CriterionForms {
  /** Unit of the compared number. */
  readonly unit: string | undefined;
  /** Whether the criterion asks only for presence. */
  readonly isFlag: boolean;
}

/** The words of the four states; also names of their marks. */
export const stateWords: Readonly<Record<ScorePart['state'], string>> = {
  met: 'подходит',
  near: 'рядом',
  missed: 'мимо',
  unknown: 'неизвестно',
};

/** Verdict on an unknown value. */
export const TO_ASK = 'уточнить у собственника';

/** Maximum number of deviations in one sentence. */
const MOST_PARTS = 2;
/** Longest text of wanted values within a sentence. */
const MOST_LETTERS = 32;

const needed: Readonly<Record<Gender, string>> = { he: 'нужен', she: 'нужна', it: 'нужно', they: 'нужны' };
const another: Readonly<Record<Gender, string>> = { he: 'не тот', she: 'не та', it: 'не то', they: 'не те' };
const notSaid: Readonly<Record<Gender, string>> = {
  he: 'не указан',
  she: 'не указана',
  it: 'не указано',
  they: 'не указаны',
};

/** A part of a score with the data that its sentence needs. */
export interface ExplainedPart<Name extends string = string> extends ScorePart<Name> {
  readonly words: CriterionWords;
  /** Distance to what is wanted; undefined for a part that is met or unknown. */
  readonly gap: Gap | undefined;
  /** Whether the wish has a lower bound alone. */
  readonly isFloor: boolean;
  /** Text of the wanted value. */
  readonly asked: string | undefined;
}

interface Described<Filter extends object, Row extends object, Context> {
  readonly criteria: Criteria;
  readonly words: Readonly<Record<string, CriterionWords>>;
  readonly gaps?: GapKinds;
  readonly matcher: Pick<ValueMatcher<Filter, Row, Context>, 'offeredBy'>;
  /** Absent in sentences without wanted values. */
  readonly askedOf?: (name: string) => string | undefined;
}

/** The parts of a score with the data that their sentences need, in the order of the score. */
export function explained<Filter extends object, Row extends object, Context, Name extends string>(
  { criteria, words, gaps, matcher, askedOf }: Described<Filter, Row, Context>,
  { parts }: Pick<Score<Name>, 'parts'>,
  filter: Filter,
  row: Row,
  context: Context,
): ExplainedPart<Name>[] {
  return parts.map((part) => {
    const { name, state, distance } = part;
    const [criterion, ownWords] = [criteria[name], words[name]];
    if (!criterion || !ownWords) throw new Error(`no words for a reason about ${name}`);
    const wanted = Object.entries(filter).find(([key]) => key === name)?.[1];
    const isOutside = state === 'near' || state === 'missed';
    return {
      ...part,
      words: ownWords,
      gap: isOutside ? gapOf(criterion, wanted, matcher.offeredBy(name, row, context), distance, gaps) : undefined,
      isFloor: isFloor(wanted),
      asked: askedOf?.(name),
    };
  });
}

/**
 * One sentence about a pair: 'Подходит, кроме высоты: не хватает 0,80 м'; with several deviations at most two, an
 * unknown must first, then the largest loss of weight: 'больше на 1 400,00 м², позже на 6 дней'.
 */
export function reasonSentence(parts: readonly ExplainedPart[]): string {
  if (parts.length === 0) return 'У запроса нет условий';
  const [first, ...others] = parts.filter(({ state }) => state !== 'met').toSorted(byLoss);
  if (first === undefined) return allMet(parts.length);
  if (others.length > 0) return [first, ...others].slice(0, MOST_PARTS).map(partInList).join(', ');
  if (first.isMust)
    return first.state === 'unknown' ? `Уточнить: ${unknownText(first)}` : `Не подходит: ${partInList(first)}`;
  if (first.state === 'unknown') return `Подходит, если ${conditionText(first)}: ${unknownText(first)}`;
  const missing = first.gap?.in === 'absence' ? undefined : deviation(first);
  return `Подходит, кроме ${first.words.of}${missing ? `: ${missing}` : ''}`;
}

/** The name of a criterion, or of what is measured, after 'Указать': 'высоту', 'мощность'. */
export function accusativeOf({ measure, ...words }: Pick<CriterionWords, 'name' | 'gender' | 'measure'>): string {
  const { name, gender } = measure ?? words;
  return gender === 'she' ? name.replace(/а(?=\s|$)/u, 'у') : name;
}

/** The state that the sentence is about: that of its first part. */
export function sentenceState(parts: readonly ExplainedPart[]): ScorePart['state'] {
  return parts.filter(({ state }) => state !== 'met').toSorted(byLoss)[0]?.state ?? 'met';
}

/** A deviation in words: 'не хватает 0,80 м', 'нужен A+'; the word of the state where nothing deviates. */
export function verdictOf(part: ExplainedPart): string {
  if (part.state === 'met') return stateWords.met;
  if (part.state === 'unknown') return TO_ASK;
  return part.gap?.in === 'absence' ? absence(part) : deviation(part);
}

/**
 * The distance from the wanted value, after the value: '−0,80', '+11 дней'; undefined where there is none.
 * @param divisor of numbers that are shown in a larger unit: 1,000,000 for millions
 */
export function distanceText({ gap }: Pick<ExplainedPart, 'gap'>, divisor = 1): string | undefined {
  if (gap === undefined) return undefined;
  if (gap.in === 'steps') return gap.amount === 1 ? 'соседний' : undefined;
  if (gap.in === 'absence' || gap.in === 'words') return undefined;
  const sign = gap.side === 'below' ? '−' : '+';
  if (gap.in === 'days') return `${sign}${formatCountOf(gap.amount, days)}`;
  const rounded = Math.round((gap.amount / divisor) * 100) / 100;
  return `${sign}${Number.isInteger(rounded) ? formatCount(rounded) : formatMeasured(rounded)}`;
}

/** Musts before wishes, then by the weight that is lost. */
function byLoss(one: ExplainedPart, other: ExplainedPart): number {
  const lossOf = ({ isMust, weight, fit }: ExplainedPart) => (isMust ? Infinity : weight * (1 - fit));
  const [a, b] = [lossOf(one), lossOf(other)];
  return a === b ? 0 : b - a;
}

function allMet(count: number): string {
  if (count === 1) return 'Единственное условие выполнено';
  return `Все ${count} ${plural(count, ['условие', 'условия', 'условий'])} выполнены`;
}

/** A deviation in a list of several, with the criterion's name where the words alone would be ambiguous. */
function partInList(part: ExplainedPart): string {
  const { words, gap, state, isMust } = part;
  if (state === 'unknown') return isMust ? `уточнить: ${unknownText(part)}` : unknownText(part);
  if (gap?.in === 'absence') return absence(part);
  if (gap?.in === 'unit' || gap?.in === 'days') return [words.measured, deviation(part)].filter(Boolean).join(' ');
  return `${words.name}: ${deviation(part)}`;
}

function unknownText({ words }: ExplainedPart): string {
  const { name, gender = 'he' } = words.measure ?? words;
  return `${name} ${notSaid[gender]}`;
}

/** 'хватит электричества', 'есть стеллажи', 'устроит ставка' */
function conditionText({ words, isFloor: wantsMore }: ExplainedPart): string {
  const { name, of, gender, isFlag } = words;
  if (isFlag) return `есть ${name}`;
  if (wantsMore) return `хватит ${of}`;
  return `${gender === 'they' ? 'устроят' : 'устроит'} ${name}`;
}

function absence({ words }: ExplainedPart): string {
  return words.absent ?? `нет ${words.of}`;
}

function deviation({ words, gap, asked }: ExplainedPart): string {
  const { gender = 'he', over = 'больше на', under = 'не хватает', unit } = words;
  switch (gap?.in) {
    case 'unit': {
      const amount = formatMeasured(gap.amount);
      return `${gap.side === 'above' ? over : under} ${unit === undefined ? amount : withUnit(amount, unit)}`;
    }
    case 'days':
      return `${gap.side === 'above' ? 'позже на' : 'раньше на'} ${formatCountOf(gap.amount, days)}`;
    case 'words':
      return gap.words;
    default:
      return asked !== undefined && asked.length <= MOST_LETTERS ? `${needed[gender]} ${asked}` : another[gender];
  }
}

/** Words of a criterion: its Russian forms, the unit of the request's field, and whether it is a flag. */
export function criterionWords(
  field: FieldDescription | undefined,
  criterion: Criteria[string] | undefined,
  forms: CriterionForms,
): CriterionWords {
  const { kind = '' } = criterion ?? {};
  return {
    ...forms,
    unit: field && 'unit' in field ? field.unit : undefined,
    isFlag: kind === 'is' || kind === 'needs' || kind === 'has',
  };
}
