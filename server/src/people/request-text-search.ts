import { otherLayout, type QueryWord, readTextQuery, type TextQuery } from '@gektar/contract/search-text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '#database/conditions.ts';
import { containing } from '#database/like.ts';
import {
  companyHas,
  contactHas,
  either,
  hasPeopleTerms,
  type MatchingPeople,
  matchingIds,
  matchingPeople,
  personOf,
} from './people-text-search.ts';

type Ids = RawBuilder<unknown>;

/**
 * Statement that returns ids of requests that match a search text: by name, comment, company and contact (0022).
 * @param table table of requests with `name`, `comment`, `company_id` and `contact_id`
 */
export function matchingRequestIds(table: string, text: string): Ids {
  const other = otherLayout(text);
  const requests = sql.table(table);
  return matchingIds(
    typedIds(requests, readTextQuery(text)),
    other === undefined ? [] : typedIds(requests, readTextQuery(other)),
  );
}

function typedIds(requests: Ids, query: TextQuery): Ids[] {
  const { text, words, phones } = query;
  const [longest] = words.toSorted((one, two) => two.text.length - one.text.length);
  const people = matchingPeople({ words: words.length === 1 ? words : [], phones });
  return [
    ...withPart(requests, text),
    ...(hasPeopleTerms(people) ? [askedBy(requests, people)] : []),
    ...(longest === undefined || words.length === 1 ? [] : [ofSeveralWords(requests, words, longest)]),
  ];
}

/** One statement per column, so that each uses its index: an `or` over two tables could use none. */
function withPart(requests: Ids, text: string): Ids[] {
  const part = sql`shared.without_yo(${containing(text)})`;
  return [
    sql`select n.id from ${requests} n where shared.without_yo(n.name) ilike ${part}`,
    sql`select m.id from ${requests} m where shared.without_yo(m.comment) ilike ${part}`,
    sql`select c.id from ${requests} c join shared.companies co on co.id = c.company_id
      where shared.without_yo(co.name) ilike ${part}`,
  ];
}

function askedBy(requests: Ids, people: MatchingPeople): Ids {
  return sql`select q.id from ${requests} q
    where q.contact_id in (select ct.id from shared.contacts ct where ${contactHas(people)})`;
}

/** Requests that contain each word somewhere; candidates are found by the longest word, usually the rarest. */
function ofSeveralWords(requests: Ids, words: readonly QueryWord[], longest: QueryWord): Ids {
  const candidates = [...withPart(requests, longest.text), askedBy(requests, personOf(longest))];
  return sql`select w.id from ${requests} w
    where w.id in (${sql.join(candidates, sql` union `)}) and ${sql.join(words.map(hasSomewhere), sql` and `)}`;
}

function hasSomewhere(word: QueryWord): Condition {
  const person = personOf(word);
  const part = containing(word.text);
  return either(
    sql<boolean>`shared.without_yo(w.name) ilike ${part}`,
    sql<boolean>`shared.without_yo(w.comment) ilike ${part}`,
    sql<boolean>`exists (select from shared.companies co where co.id = w.company_id and ${companyHas(person)})`,
    sql<boolean>`exists (select from shared.contacts ct where ct.id = w.contact_id and ${contactHas(person)})`,
  );
}
