import type { Comparison } from './compare.ts';
import type { GapKinds } from './gap.ts';
import type { Importance, WeighedCriteria } from './importance.ts';
import { type CriterionWords, explained, reasonSentence } from './reason-words.ts';
import { scorerOf } from './score.ts';

interface ReasonAbout<Filter extends object, Row extends object, Request, Context> {
  readonly weighed: WeighedCriteria;
  readonly words: Readonly<Record<string, CriterionWords>>;
  readonly gaps?: GapKinds;
  readonly matcher: {
    readonly setIn: (filter: Filter) => readonly string[];
    readonly compare: (row: Row, filter: Filter, name: never, context: Context) => Comparison;
    readonly offeredBy: (name: never, row: Row, context: Context) => unknown;
  };
  readonly filterOf: (request: Request) => Filter;
}

/**
 * Why an object fits a request, as the end of a line: 'подходит целиком', 'подходит, кроме высоты: не хватает 0,80 м'.
 */
export function fitReasonBy<Filter extends object, Row extends object, Request, Context>({
  weighed,
  words,
  gaps,
  matcher,
  filterOf,
}: ReasonAbout<Filter, Row, Request, Context>) {
  const described = { criteria: weighed.criteria, words, matcher, ...(gaps && { gaps }) };
  return (request: Request & { readonly importance: Importance }, row: Row, context: Context): string => {
    const filter = filterOf(request);
    const score = scorerOf(weighed, matcher, filter, request.importance)(row, context);
    if (score.group === 'exact') return 'подходит целиком';
    const sentence = reasonSentence(explained(described, score, filter, row, context));
    return sentence.charAt(0).toLowerCase() + sentence.slice(1);
  };
}
