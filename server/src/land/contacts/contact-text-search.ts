import { sql } from 'kysely';
import type { Condition } from '#database/conditions.ts';
import type { Carried } from '#database/prepared.ts';
import { anyIn, either, type MatchingPeople } from '#people/people-text-search.ts';

/** Condition that `land.contacts lc` has one of the names or telephones. */
export function landContactHas({ names, phones }: MatchingPeople, carried?: Carried): Condition {
  return either(
    anyIn(
      sql`shared.without_yo(lc.last_name || ' ' || lc.first_name || ' ' || coalesce(lc.middle_name, ''))`,
      names,
      carried,
    ),
    anyIn(sql`lc.phone`, phones, carried),
  );
}
