import type { QueryWord, TextQuery } from '@gektar/contract/search-text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '#database/conditions.ts';
import { containing } from '#database/like.ts';
import { asWritten, type Carried } from '#database/prepared.ts';

/** Trigram indexes do not help with shorter words. */
const SHORTEST_WORD = 3;

/** Search terms for people: any of these. */
export interface MatchingPeople {
  /** Parts of names, in small letters, ё as е. */
  readonly names: readonly string[];
  /** Digits. */
  readonly phones: readonly string[];
}

/** Words that are long enough, and all telephone numbers. */
export function matchingPeople({ words, phones }: Pick<TextQuery, 'words' | 'phones'>): MatchingPeople {
  return {
    names: words.map(({ text }) => text).filter((text) => text.length >= SHORTEST_WORD),
    phones: [...words.flatMap((word) => word.phones), ...phones],
  };
}

export function hasPeopleTerms({ names, phones }: MatchingPeople): boolean {
  return names.length + phones.length > 0;
}

/** Condition on a person for one word of a search, even a short one. */
export function personOf({ text, phones }: QueryWord): MatchingPeople {
  return { names: [text], phones };
}

/** Condition over `shared.companies co`. */
export function companyHas({ names }: MatchingPeople, carried?: Carried): Condition {
  return anyIn(sql`shared.without_yo(co.name)`, names, carried);
}

/** Condition over `shared.contacts ct`. */
export function contactHas({ names, phones }: MatchingPeople, carried?: Carried): Condition {
  return either(
    anyIn(sql`shared.without_yo(ct.last_name || ' ' || ct.first_name)`, names, carried),
    anyIn(sql`shared.phone_digits(ct.phones)`, phones, carried),
  );
}

/** Whether a column contains any of the parts. */
export function anyIn(column: RawBuilder<unknown>, parts: readonly string[], carried: Carried = asWritten): Condition {
  if (parts.length === 0) return sql<boolean>`false`;
  return either(...parts.map((part) => sql<boolean>`${column} ilike ${carried(containing(part), 'text')}`));
}

export function either(...conditions: readonly Condition[]): Condition {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Ids that match a search as typed or, when nothing does, its corrected spelling (0022).
 * @param typed statements that return an `id`, at least one
 */
export function matchingIds(typed: readonly RawBuilder<unknown>[], meant: readonly RawBuilder<unknown>[]) {
  if (meant.length === 0) return union(typed);
  return sql`with typed as materialized (${union(typed)})
    select id from typed union all select id from (${union(meant)}) meant where not exists (select from typed)`;
}

function union(statements: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(statements, sql` union `);
}
