import type { QueryWord, TextQuery } from '@gektar/contract/search-text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '#database/conditions.ts';
import { containing } from '#database/like.ts';
import { asWritten, type Carried } from '#database/prepared.ts';

/** Shortest word that is searched for (letters): trigram indexes do not help with shorter ones. */
const SHORTEST_WORD = 3;

/** Search terms for people; one match is enough. */
export interface MatchingPeople {
  /** Parts of names, in lower case, ё as е. */
  readonly names: readonly string[];
  /** Parts of phone numbers, digits only. */
  readonly phones: readonly string[];
}

/** Search terms from a query: words that are long enough, and all telephone numbers. */
export function matchingPeople({ words, phones }: Pick<TextQuery, 'words' | 'phones'>): MatchingPeople {
  return {
    names: words.map(({ text }) => text).filter((text) => text.length >= SHORTEST_WORD),
    phones: [...words.flatMap((word) => word.phones), ...phones],
  };
}

export function hasPeopleTerms({ names, phones }: MatchingPeople): boolean {
  return names.length + phones.length > 0;
}

/** Search terms from one word of a query, even a short one. */
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

/** Condition that a column contains any of the parts. */
export function anyIn(column: RawBuilder<unknown>, parts: readonly string[], carried: Carried = asWritten): Condition {
  if (parts.length === 0) return sql<boolean>`false`;
  return either(...parts.map((part) => sql<boolean>`${column} ilike ${carried(containing(part), 'text')}`));
}

export function either(...conditions: readonly Condition[]): Condition {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Ids that match a search as typed or, when none does, in its corrected spelling (0022).
 * @param typed statements that return a column `id`, at least one; so do `meant`, for the corrected spelling
 */
export function matchingIds(typed: readonly RawBuilder<unknown>[], meant: readonly RawBuilder<unknown>[]) {
  if (meant.length === 0) return union(typed);
  return sql`with typed as materialized (${union(typed)})
    select id from typed union all select id from (${union(meant)}) meant where not exists (select from typed)`;
}

function union(statements: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(statements, sql` union `);
}
