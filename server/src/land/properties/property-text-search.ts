import { otherLayout, type QueryWord, readTextQuery, type TextQuery } from '@gektar/contract/search-text.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import { beginningWith, containing } from '#database/like.ts';
import { asWritten, type Carried, unseen } from '#database/prepared.ts';
import { landContactHas } from '#land/contacts/contact-text-search.ts';
import {
  companyHas,
  contactHas,
  either,
  hasPeopleTerms,
  type MatchingPeople,
  matchingIds,
  matchingPeople,
  personOf,
} from '#people/people-text-search.ts';
import { inMeantPlace, isPlaceLike, meantPart } from '#places/meant-places.ts';
import { addressHas, addressHasWord } from './address-words.ts';
import { numberContains, numberHas } from './number-parts.ts';

type Ids = RawBuilder<unknown>;

/** One or two characters match beginnings of numbers only, as in the palette. */
const SHORTEST_SEARCH = 3;

/**
 * Statement that returns ids of objects for a search text: by number, address, and related people (0022). Each of these
 * is a separate statement with its own index: an `or` over several tables could use none.
 */
export function matchingPropertyIds(text: string): Ids {
  const query = readTextQuery(text);
  return matchingIds(typedIds(query, all), meantIds(text, query, all));
}

/** Facts that the caller knows before it searches for other meanings of a text. */
export interface Known {
  /** Whether a number or an address contains the text as typed. */
  readonly isTyped: boolean;
  /** Limit of objects shown: first the active ones, then the newest. */
  readonly take: number;
}

/**
 * Statement of ids of further objects that match a text, at least those to be shown; undefined when the text has no
 * other meanings. Its plan does not depend on the text, only on the kinds of its meanings.
 */
export function furtherMatchingIds(text: string, known: Known): Ids | undefined {
  const query = readTextQuery(text);
  const how: How = { carried: unseen, owned: newestOf(known.take) };
  const typed = beyondText(query, how);
  const meant = known.isTyped ? [] : meantIds(text, query, how);
  if (typed.length + meant.length === 0) return undefined;
  return matchingIds(typed.length > 0 ? typed : [nothing], meant);
}

/** How a statement receives its values, and how it finds the objects of matching people. */
interface How {
  readonly carried: Carried;
  /** SQL of ids of objects that belong to matching people. */
  readonly owned: (people: MatchingPeople, carried: Carried) => Ids;
}

const all: How = { carried: asWritten, owned: ownedBy };
const nothing = sql`select null::uuid as id where false`;

function otherReading(text: string): TextQuery[] {
  const other = otherLayout(text);
  return other === undefined ? [] : [readTextQuery(other)];
}

function typedIds(query: TextQuery, how: How): Ids[] {
  const { text } = query;
  // With so few characters a trigram index does not help: all rows would be read.
  if (text.length < SHORTEST_SEARCH) return [numbersWhere(sql`n.number collate "C" like ${beginningWith(text)}`)];
  return [
    numbersWhere(numberHas('number', text, how.carried)),
    addressIds(query, how.carried),
    ...beyondText(query, how),
  ];
}

/** Objects that match by digits of a number, by people, or by words in different places. */
function beyondText(query: TextQuery, { carried, owned }: How): Ids[] {
  const { words, numberDigits } = query;
  const people = matchingPeople(words.length <= 1 ? query : { words: [], phones: query.phones });
  return [
    ...(numberDigits === undefined ? [] : [numbersWhere(numberHas('digits', numberDigits, carried))]),
    ...(hasPeopleTerms(people) ? [owned(people, carried)] : []),
    ...(isSeveral(query) ? elsewhereToo(query, carried) : []),
  ];
}

/** Whether a text has several words; groups of digits alone are one number. */
function isSeveral({ words, plainNumber }: TextQuery): boolean {
  return words.length > 1 && plainNumber === undefined;
}

function meantIds(text: string, { plainNumber, words }: TextQuery, how: How): Ids[] {
  return [
    ...(plainNumber === undefined ? [] : [numbersWhere(numberHas('plain', plainNumber, how.carried))]),
    ...otherReading(text).flatMap((reading) => typedIds(reading, how)),
    ...meantPlaceIds(words, how.carried),
  ];
}

/** Objects at known places whose names the words resemble, in any grammatical form. */
function meantPlaceIds(words: readonly QueryWord[], carried: Carried): Ids[] {
  const parts = words.map(({ text }) => text);
  const places = parts.filter(isPlaceLike);
  if (places.length === 0) return [];
  const isAnyMeant = either(...places.map((word) => sql<boolean>`${meantPart(word, carried)} is not null`));
  const address = sql<string>`shared.without_yo(p.address)`;
  const conditions = parts.map((word) =>
    isPlaceLike(word) ? inMeantPlace(address, word, carried) : addressHasWord(word, carried),
  );
  return [sql`select p.id from land.properties p where ${allOf([isAnyMeant, ...conditions])}`];
}

/**
 * Objects by address. When a word is long enough, all words are searched, which also finds the text as typed; otherwise
 * the text is searched unchanged.
 */
function addressIds({ text, words }: TextQuery, carried: Carried): Ids {
  const parts = words.map((word) => word.text);
  const whole = sql<boolean>`shared.without_yo(p.address) ilike shared.without_yo(${carried(containing(text), 'text')})`;
  return sql`select p.id from land.properties p where ${parts.some(isLong) ? addressHas(parts, carried) : whole}`;
}

function isLong(word: string): boolean {
  return word.length >= SHORTEST_SEARCH;
}

/**
 * Objects that match every word somewhere, and at least one long word outside the address. For long words PostgreSQL
 * combines bitmaps of the indexes before it reads an object.
 */
function elsewhereToo({ words }: TextQuery, carried: Carried): Ids[] {
  const long = words.filter(({ text }) => isLong(text));
  if (long.length === 0) return [];
  const holders = long.map((word, at) => holdersOf(word, at, carried));
  const elsewhere = holders.map((ofWord) => either(...ofWord.map(({ isOne }) => isOne)));
  const anywhere = long.map(({ text }, at) => either(addressHasWord(text, carried), elsewhere[at] ?? sql`false`));
  const short = words.filter(({ text }) => !isLong(text)).map((word) => hasSomewhere(word, carried));
  return [
    sql`(with holders as materialized (select ${sql.join(holders.flat().map(({ ids }) => ids))})
      select p.id from land.properties p where ${allOf([...anywhere, either(...elsewhere), ...short])})`,
  ];
}

/**
 * People and numbers that contain a word: `ids` is a column of the statement `holders`; `isOne` is the condition that
 * an object belongs to one of them or has such a number.
 */
function holdersOf(word: QueryWord, at: number, carried: Carried): { ids: RawBuilder<unknown>; isOne: Condition }[] {
  const person = personOf(word);
  const kinds = [
    ['company_id', 'text', sql`select co.id from shared.companies co where ${companyHas(person, carried)}`],
    ['contact_id', 'text', sql`select ct.id from shared.contacts ct where ${contactHas(person, carried)}`],
    ['land_contact_id', 'uuid', sql`select lc.id from land.contacts lc where ${landContactHas(person, carried)}`],
    ['id', 'uuid', numbersWhere(numberHas('number', word.text, carried))],
  ] as const;
  return kinds.map(([column, type, statement]) => {
    const name = sql.ref(`${column}_${at}`);
    return {
      ids: sql`array(${statement}) as ${name}`,
      isOne: sql<boolean>`${sql.ref(`p.${column}`)} = any((select ${name} from holders)::${sql.raw(type)}[])`,
    };
  });
}

/**
 * Condition for a short word, which no index covers. People come first: they are found once, the address is checked for
 * every row.
 */
function hasSomewhere(word: QueryWord, carried: Carried): Condition {
  const person = personOf(word);
  return either(
    sql<boolean>`p.company_id in (select co.id from shared.companies co where ${companyHas(person, carried)})`,
    sql<boolean>`p.contact_id in (select ct.id from shared.contacts ct where ${contactHas(person, carried)})`,
    sql<boolean>`p.land_contact_id in (select lc.id from land.contacts lc where ${landContactHas(person, carried)})`,
    addressHasWord(word.text, carried),
    sql<boolean>`exists (select from land.property_cadastral_numbers n where n.property_id = p.id and ${numberContains('number', word.text)})`,
  );
}

function ownedBy(people: MatchingPeople): Ids {
  return sql`
    select p.id from land.properties p where p.company_id in (select co.id from shared.companies co where ${companyHas(people)})
    union select p.id from land.properties p where p.contact_id in (select ct.id from shared.contacts ct where ${contactHas(people)})
    union select p.id from land.properties p where p.land_contact_id in (select lc.id from land.contacts lc where ${landContactHas(people)})`;
}

/** SQL of the newest objects of each matching person, at most `take` of each: a name may match thousands. */
function newestOf(take: number) {
  const first = (column: string, of: string, carried: Carried) => sql`cross join lateral (
      select p.id from land.properties p where ${sql.ref(`p.${column}`)} = ${sql.ref(`${of}.id`)}
      order by p.is_enabled desc, p.date_time_created desc, p.id limit ${carried(take, 'int')}
    ) p`;
  return (people: MatchingPeople, carried: Carried) => sql`
    select p.id from shared.companies co ${first('company_id', 'co', carried)} where ${companyHas(people, carried)}
    union select p.id from shared.contacts ct ${first('contact_id', 'ct', carried)} where ${contactHas(people, carried)}
    union select p.id from land.contacts lc ${first('land_contact_id', 'lc', carried)} where ${landContactHas(people, carried)}`;
}

function numbersWhere(condition: RawBuilder<unknown>): Ids {
  return sql`select n.property_id as id from land.property_cadastral_numbers n where ${condition}`;
}

/**
 * Columns that explain a result in the command palette: the matching number of `land.properties p`, and the matching
 * person.
 */
export function whyFound(text: string): RawBuilder<unknown> {
  const other = otherLayout(text);
  const readings = [readTextQuery(text), ...(other === undefined ? [] : [readTextQuery(other)])];
  const number = either(
    ...readings.map((reading) => numberContains('number', reading.text)),
    ...readings.flatMap(({ numberDigits }) =>
      numberDigits === undefined ? [] : [numberContains('digits', numberDigits)],
    ),
    ...readings.flatMap(({ plainNumber }) => (plainNumber === undefined ? [] : [numberContains('plain', plainNumber)])),
  );
  const people = matchingPeople({
    words: readings.flatMap(({ words }) => words),
    phones: readings.flatMap(({ phones }) => phones),
  });
  return sql`
    (select n.number from land.property_cadastral_numbers n where n.property_id = p.id and ${number}
      order by n.position limit 1) as "foundNumber",
    coalesce(
      (select co.name from shared.companies co where co.id = p.company_id and ${companyHas(people)}),
      (select trim(ct.last_name || ' ' || ct.first_name) from shared.contacts ct where ct.id = p.contact_id and ${contactHas(people)}),
      (select lc.last_name || ' ' || lc.first_name from land.contacts lc where lc.id = p.land_contact_id and ${landContactHas(people)})
    ) as "foundPerson"`;
}
