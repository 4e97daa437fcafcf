import type { Comparison } from '@gektar/contract/criteria/compare.ts';
import type { Criteria } from '@gektar/contract/criteria/criterion.ts';
import type { Requirements } from '@gektar/contract/criteria/requirements.ts';
import type { FieldDescription, FieldDescriptions } from '@gektar/contract/fields.ts';
import { valueNamed } from '@gektar/contract/value-named.ts';
import { describedText } from '#form/described/described-text.ts';
import type { MatchReason } from './match-reasons.tsx';

/** How well an object matches a request. */
export interface Match {
  /** 0…1: share of the request's conditions that are met; 1 when it sets none. */
  readonly share: number;
  /** Labels of missed conditions. */
  readonly missed: readonly string[];
}

/** Comparison of objects with a request, and its texts. */
export interface MatchAbout<Filter extends object, Row, Request> {
  readonly criteria: Criteria;
  readonly requirements: Requirements;
  readonly requestFields: FieldDescriptions;
  /** The field of an object that a criterion compares; undefined when the compared value is computed. */
  readonly fieldOf: (criterion: Criteria[string]) => FieldDescription | undefined;
  /** Search filter with the criteria of a request. */
  readonly filterOf: (request: Request) => Filter;
  /** Criteria that a request sets in addition to its requirements. */
  readonly others?: readonly (keyof Filter & string)[];
  readonly labelOf: (criterion: string) => string;
  /** Texts for an object's value, if not described by a field. */
  readonly offered: { readonly [Name in keyof Filter]?: (row: Row) => string };
  /** Texts for a request's value, if not described by a field; undefined when the label is enough. */
  readonly wanted: { readonly [Name in keyof Filter]?: (request: Request) => string | undefined };
}

interface Matcher<Filter, Row, Context> {
  readonly setIn: (filter: Filter) => readonly string[];
  // Declared as a method, because TypeScript checks methods bivariantly: an implementation accepts only names from
  // `setIn`.
  compare(row: Row, filter: Filter, name: string, context: Context): Comparison;
}

/** Texts for what an object has and what a request wants, by criterion. */
export function matchTexts<Filter extends object, Row extends object, Request extends object>(
  about: MatchAbout<Filter, Row, Request>,
) {
  const { criteria, requirements, requestFields, fieldOf, offered, wanted } = about;
  const fieldBy = new Map(
    Object.entries(requirements).flatMap(([field, requirement]) =>
      requirement ? [[requirement.criterion, field]] : [],
    ),
  );
  const names = [...fieldBy.keys(), ...(about.others ?? [])];
  const offeredTexts: Readonly<Record<string, ((row: Row) => string) | undefined>> = offered;
  const wantedTexts: Readonly<Record<string, ((request: Request) => string | undefined) | undefined>> = wanted;

  function offeredText(name: string, row: Row): string {
    const own = offeredTexts[name];
    if (own) return own(row);
    const criterion = criteria[name];
    const field = criterion && fieldOf(criterion);
    if (!criterion || !field) throw new Error(`no words for what an object has of ${name}`);
    return describedText(field, valueNamed(row, criterion.inRow ?? criterion.of));
  }

  function wantedText(name: string, request: Request): string | undefined {
    if (name in wanted) return wantedTexts[name]?.(request);
    const fieldName = fieldBy.get(name) ?? '';
    const field = requestFields[fieldName];
    // The name of the condition is enough: any such value is requested.
    if (!field || criteria[name]?.kind === 'has') return undefined;
    const text = describedText(field, valueNamed(request, fieldName));
    return field.kind === 'number' ? `до ${text}` : text;
  }

  return { names, offeredText, wantedText };
}

/**
 * Match of objects with a request: the share of met conditions, and every condition with the actual and the requested
 * value (M-05).
 */
export function matchBy<Filter extends object, Row extends object, Request extends object, Context>(
  about: MatchAbout<Filter, Row, Request>,
  { setIn, compare }: Matcher<Filter, Row, Context>,
) {
  const { labelOf } = about;
  const { names, offeredText, wantedText } = matchTexts(about);
  return (request: Request, context: Context) => {
    const filter = about.filterOf(request);
    const set = new Set(setIn(filter));
    const asked = names.filter((name) => set.has(name));
    const isMet = (row: Row, name: string) => compare(row, filter, name, context).state === 'met';
    return {
      matchOf(row: Row): Match {
        const missed = asked.filter((name) => !isMet(row, name));
        const share = asked.length === 0 ? 1 : (asked.length - missed.length) / asked.length;
        return { share, missed: missed.map(labelOf) };
      },
      reasonsOf: (row: Row): MatchReason[] =>
        asked.map((name) => {
          const [there, wish] = [offeredText(name, row), wantedText(name, request)];
          return {
            name: labelOf(name),
            isMet: isMet(row, name),
            there,
            ...(wish !== undefined && wish !== there && { asked: wish }),
          };
        }),
    };
  };
}
