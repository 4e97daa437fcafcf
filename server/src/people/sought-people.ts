import type { Sought, SoughtWord } from '@gektar/contract/search-text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '#database/conditions.ts';
import { containing } from '#database/like.ts';

/** The trigram indexes tell nothing of a shorter word. */
const SHORTEST_WORD = 3;

/** What people are looked for by: any of these. */
export interface SoughtPeople {
  /** Parts of names, in small letters, ё as е. */
  readonly names: readonly string[];
  /** Digits. */
  readonly phones: readonly string[];
}

/** Any word that is long enough, and any telephone. */
export function soughtPeople({ words, phones }: Pick<Sought, 'words' | 'phones'>): SoughtPeople {
  return {
    names: words.map(({ text }) => text).filter((text) => text.length >= SHORTEST_WORD),
    phones: [...words.flatMap((word) => word.phones), ...phones],
  };
}

export function isAnybodySought({ names, phones }: SoughtPeople): boolean {
  return names.length + phones.length > 0;
}

/** The person that one word of a search stands for, be it short. */
export function personOf({ text, phones }: SoughtWord): SoughtPeople {
  return { names: [text], phones };
}

/** Condition over `shared.companies co`. */
export function companyHas({ names }: SoughtPeople): Condition {
  return anyIn(sql`shared.without_yo(co.name)`, names);
}

/** Condition over `shared.contacts ct`. */
export function contactHas({ names, phones }: SoughtPeople): Condition {
  return either(
    anyIn(sql`shared.without_yo(ct.last_name || ' ' || ct.first_name)`, names),
    anyIn(sql`shared.phone_digits(ct.phones)`, phones),
  );
}

/** Whether a column has any of the parts in it. */
export function anyIn(column: RawBuilder<unknown>, parts: readonly string[]): Condition {
  if (parts.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${column} ilike any(${parts.map(containing)}::text[])`;
}

export function either(...conditions: readonly Condition[]): Condition {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Ids of what answers to a search: as it was typed, or else, where nothing does, as it may have been meant (0022).
 * @param typed statements that give an `id`, at least one
 */
export function soughtIds(typed: readonly RawBuilder<unknown>[], meant: readonly RawBuilder<unknown>[]) {
  if (meant.length === 0) return union(typed);
  return sql`with typed as materialized (${union(typed)})
    select id from typed union all select id from (${union(meant)}) meant where not exists (select from typed)`;
}

function union(statements: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(statements, sql` union `);
}
