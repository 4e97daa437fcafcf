import type { Comparison } from '@gektar/contract/criteria/compare.ts';
import type { GapKinds } from '@gektar/contract/criteria/gap.ts';
import { type Importance, type WeighedCriteria, weighingOf } from '@gektar/contract/criteria/importance.ts';
import {
  accusativeOf,
  type CriterionWords,
  distanceText,
  type ExplainedPart,
  explained,
  reasonSentence,
  sentenceState,
  stateWords,
  verdictOf,
} from '@gektar/contract/criteria/reason-words.ts';
import { percentOf, type ScorePart, scorerOf } from '@gektar/contract/criteria/score.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { type MatchAbout, matchTexts } from '#sharing/selection/described-match.ts';

/** A wish of a request, as a column of the table. */
export interface Wish {
  readonly name: string;
  readonly title: string;
  readonly unit: string | undefined;
  readonly kind: string;
}

/** A wish at one object: its value, and the distance from the wanted one. */
export interface WishCell {
  readonly state: ScorePart['state'];
  readonly value: string;
  readonly distance: string | undefined;
}

/** A line of the matrix 'Хотят / Есть / Итог / Вклад'. */
export interface ReasonLine {
  readonly name: string;
  readonly asked: string;
  readonly there: string;
  readonly state: ScorePart['state'];
  readonly verdict: string;
  /** Weight × fit; undefined for a must, which has no weight. */
  readonly points: number | undefined;
  readonly weight: number;
  /** Wire name of the object's field; undefined where the value is computed or belongs to another object. */
  readonly field: string | undefined;
  /** 'высоту' */
  readonly accusative: string;
}

/** Why an object has its score. */
export interface Reason {
  readonly sentence: string;
  /** The state that the sentence is about. */
  readonly state: ScorePart['state'];
  readonly lines: readonly ReasonLine[];
  readonly percent: number;
  readonly points: number;
  readonly whole: number;
  /** Wanted values of the met musts. */
  readonly metMusts: readonly string[];
  /** Percent once the unknown values are known: all of them fit, or none. */
  readonly ifKnown: { readonly best: number; readonly worst: number } | undefined;
}

/** The match of objects with one request. */
export interface RequestMatch<Row> {
  /** The heaviest first. */
  readonly wishes: readonly Wish[];
  readonly percentOf: (row: Row) => number;
  readonly sentenceOf: (row: Row) => string;
  readonly cellOf: (row: Row, wish: string) => WishCell;
  readonly reasonOf: (row: Row) => Reason;
}

export interface ScoredMatchAbout<Filter extends object, Row, Request> extends MatchAbout<Filter, Row, Request> {
  readonly weighed: WeighedCriteria;
  readonly words: Readonly<Record<string, CriterionWords>>;
  readonly gaps?: GapKinds;
  /** Title of a wish where there is little room. */
  readonly titleOf: (criterion: string) => string;
  /** Level of the criteria that compare fields of the scored object itself, where criteria have levels. */
  readonly ownLevel?: string;
}

interface Matcher<Filter, Row, Context> {
  readonly setIn: (filter: Filter) => readonly string[];
  // Declared as a method, because TypeScript checks methods bivariantly: an implementation accepts only names from
  // `setIn`.
  compare(row: Row, filter: Filter, name: string, context: Context): Comparison;
  offeredBy(name: string, row: Row, context: Context): unknown;
}

/** Scores objects against a request and explains the scores, from the descriptions of its criteria (N-12). */
export function scoredMatchBy<Filter extends object, Row extends object, Request extends object, Context>(
  about: ScoredMatchAbout<Filter, Row, Request>,
  matcher: Matcher<Filter, Row, Context>,
) {
  const { criteria, words, gaps, weighed, titleOf, labelOf } = about;
  const { offeredText, wantedText } = matchTexts(about);

  return (request: Request, context: Context, importance: Importance): RequestMatch<Row> => {
    const filter = about.filterOf(request);
    const scorer = scorerOf(weighed, matcher, filter, importance);
    const scoreOf = remembered((row: Row) => scorer(row, context));
    const askedOf = (name: string) => wantedText(name, request);
    const described = { criteria, words, matcher, askedOf, ...(gaps && { gaps }) };
    const partsOf = remembered((row: Row) => explained(described, scoreOf(row), filter, row, context));
    const wishes = wishesIn(weighed, matcher.setIn(filter), importance).map(
      (name): Wish => ({
        name,
        title: titleOf(name),
        unit: shownUnit(words[name]?.unit).unit,
        kind: criteria[name]?.kind ?? '',
      }),
    );
    const places = new Map(wishes.map(({ name }, place) => [name, place]));
    const inOrder = (parts: readonly ExplainedPart[]) =>
      parts.toSorted((one, other) => (places.get(one.name) ?? -1) - (places.get(other.name) ?? -1));
    const thereOf = (part: ExplainedPart, row: Row) => {
      const text = offeredText(part.name, row);
      return part.state === 'unknown' && text === missing.value ? stateWords.unknown : text;
    };

    return {
      wishes,
      percentOf: (row) => percentOf(scoreOf(row)),
      sentenceOf: (row) => reasonSentence(partsOf(row)),
      cellOf(row, wish) {
        const part = partsOf(row).find(({ name }) => name === wish);
        if (part === undefined) throw new Error(`the request has no wish ${wish}`);
        const { divisor } = shownUnit(part.words.unit);
        const amount = amountOf(criteria[wish]?.kind, part, matcher.offeredBy(wish, row, context));
        const value =
          amount === undefined ? cellText(part.state, thereOf(part, row)) : formatMeasured(amount / divisor);
        return { state: part.state, value, distance: distanceText(part, divisor) };
      },
      reasonOf(row) {
        const parts = inOrder(partsOf(row));
        const score = scoreOf(row);
        const shown = parts.filter(({ isMust, state }) => !isMust || state !== 'met');
        const wished = parts.filter(({ isMust }) => !isMust);
        const mustTexts = parts
          .filter(({ isMust, state }) => isMust && state === 'met')
          .map(({ name, words: { isFlag } }) => (isFlag ? labelOf(name) : (askedOf(name) ?? labelOf(name))));
        return {
          sentence: reasonSentence(parts),
          state: sentenceState(parts),
          lines: shown.map((part) => ({
            name: labelOf(part.name),
            asked: askedOf(part.name) ?? 'Да',
            there: thereOf(part, row),
            state: part.state,
            verdict: verdictOf(part),
            points: part.isMust ? undefined : part.weight * part.fit,
            weight: part.weight,
            field: fieldNameOf(about, part.name),
            accusative: accusativeOf(part.words),
          })),
          percent: percentOf(score),
          points: wished.reduce((sum, { weight, fit }) => sum + weight * fit, 0),
          whole: wished.reduce((sum, { weight }) => sum + weight, 0),
          metMusts: mustTexts,
          ifKnown: ifKnown(parts),
        };
      },
    };
  };
}

/** Wire name of the field of the scored object that a criterion compares. */
function fieldNameOf<Filter extends object, Row, Request>(
  { criteria, fieldOf, ownLevel }: ScoredMatchAbout<Filter, Row, Request>,
  name: string,
): string | undefined {
  const criterion = criteria[name];
  if (!criterion || (criterion.level ?? ownLevel) !== ownLevel) return undefined;
  return fieldOf(criterion) && (criterion.inRow ?? criterion.of);
}

/** A value of each row, computed once: a table asks for it in every cell. */
function remembered<Row extends object, Value>(compute: (row: Row) => Value): (row: Row) => Value {
  const values = new WeakMap<Row, Value>();
  return (row) => {
    const known = values.get(row) ?? compute(row);
    values.set(row, known);
    return known;
  };
}

/** Names of the wishes that count, the heaviest first. */
function wishesIn(weighed: WeighedCriteria, set: readonly string[], importance: Importance): string[] {
  const isSet = new Set(set);
  return Object.keys(weighed.defaults)
    .filter((name) => isSet.has(name))
    .map((name) => ({ name, ...weighingOf(weighed, name, importance) }))
    .filter(({ isMust, weight }) => !isMust && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name }) => name);
}

/** The number that a cell shows without its unit; of a range, the end next to the wanted one. */
function amountOf(kind: string | undefined, { state, gap }: ExplainedPart, offered: unknown): number | undefined {
  if (state === 'unknown' || offered === null) return undefined;
  if (kind === 'within' || kind === 'upTo') return typeof offered === 'number' ? offered : undefined;
  if (typeof offered !== 'object') return undefined;
  const ends = Object.entries(offered).flatMap(([name, end]) =>
    typeof end === 'number' && ['value', 'from', 'to'].includes(name) ? [end] : [],
  );
  if (ends.length === 0) return undefined;
  return gap?.in === 'unit' && gap.side === 'above' ? Math.min(...ends) : Math.max(...ends);
}

/** Prices are shown in millions: a cell also shows the distance. */
function shownUnit(unit: string | undefined): { readonly unit: string | undefined; readonly divisor: number } {
  return unit === units.rouble ? { unit: `млн ${unit}`, divisor: 1_000_000 } : { unit, divisor: 1 };
}

function cellText(state: ScorePart['state'], text: string): string {
  if (state !== 'unknown') return text;
  return text === missing.price ? missing.price.toLowerCase() : stateWords.unknown;
}

/** The percent once the unknown wishes are known; undefined when all are. */
function ifKnown(parts: readonly ExplainedPart[]): Reason['ifKnown'] {
  const wishes = parts.filter(({ isMust }) => !isMust);
  if (wishes.every(({ state }) => state !== 'unknown')) return undefined;
  const whole = wishes.reduce((sum, { weight }) => sum + weight, 0);
  const percentWith = (fit: number) => {
    const known = wishes.map((part) => (part.state === 'unknown' ? { ...part, fit } : part));
    const share = known.reduce((sum, { weight, fit: one }) => sum + weight * one, 0) / whole;
    return Math.floor(share * 100 + 1e-9);
  };
  return { best: percentWith(1), worst: percentWith(0) };
}
