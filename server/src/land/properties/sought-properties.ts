import { otherLayout, readSought, type Sought, type SoughtWord } from '@gektar/contract/search-text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '#database/conditions.ts';
import { beginningWith, containing } from '#database/like.ts';
import { landContactHas } from '#land/contacts/sought-contacts.ts';
import {
  companyHas,
  contactHas,
  either,
  isAnybodySought,
  personOf,
  type SoughtPeople,
  soughtIds,
  soughtPeople,
} from '#people/sought-people.ts';
import { addressHas } from './address-words.ts';

type Ids = RawBuilder<unknown>;

/** One or two characters match beginnings of numbers only, as in the palette. */
const SHORTEST_SEARCH = 3;

/**
 * Statement that returns ids of objects for a search text: by number, address, and related people (0022). Each part
 * uses its own index: an `or` over several tables could use none.
 */
export function soughtPropertyIds(text: string): Ids {
  const sought = readSought(text);
  const other = otherLayout(text);
  return soughtIds(typedIds(sought), [
    ...(sought.plainNumber === undefined ? [] : [numbersWhere(plainNumberHas(sought.plainNumber))]),
    ...(other === undefined ? [] : typedIds(readSought(other))),
  ]);
}

function typedIds(sought: Sought): Ids[] {
  const { text, words, numberDigits, plainNumber } = sought;
  // Trigram indexes do not help with so few characters; all rows would be read.
  if (text.length < SHORTEST_SEARCH) return [numbersWhere(sql`n.number collate "C" like ${beginningWith(text)}`)];
  const isOneWord = words.length <= 1;
  const people = soughtPeople(isOneWord ? sought : { words: [], phones: sought.phones });
  return [
    numbersWhere(sql`n.number ilike ${containing(text)}`),
    addressIds(sought),
    ...(numberDigits === undefined ? [] : [numbersWhere(digitsHave(numberDigits))]),
    ...(isAnybodySought(people) ? [ownedBy(people)] : []),
    // Digits alone are one number in parts, not several words.
    ...(isOneWord || plainNumber !== undefined ? [] : elsewhereToo(sought)),
  ];
}

/** All words include the whole text; a text without searchable words is matched as it is. */
function addressIds({ text, words }: Sought): Ids {
  const parts = words.map((word) => word.text);
  const whole = sql<boolean>`shared.without_yo(p.address) ilike shared.without_yo(${containing(text)})`;
  return sql`select p.id from land.properties p where ${parts.some(isLong) ? addressHas(parts) : whole}`;
}

function isLong(word: string): boolean {
  return word.length >= SHORTEST_SEARCH;
}

/** Each word anywhere. A word outside the address is in a number or a person. */
function elsewhereToo({ words }: Sought): Ids[] {
  const people = soughtPeople({ words, phones: [] });
  const elsewhere = [
    ...(isAnybodySought(people) ? [ownedBy(people)] : []),
    ...people.names.map((name) => numbersWhere(sql`n.number ilike ${containing(name)}`)),
  ];
  if (elsewhere.length === 0) return [];
  // `offset 0`: words are checked in these few rows, after they are found.
  return [
    sql`select p.id from (
        select f.id, f.address, f.company_id, f.contact_id, f.land_contact_id from land.properties f
        where f.id in (${sql.join(elsewhere, sql` union `)}) offset 0
      ) p where ${sql.join(words.map(hasSomewhere), sql` and `)}`,
  ];
}

/** People first: found once, while the address is checked per row. */
function hasSomewhere(word: SoughtWord): Condition {
  const person = personOf(word);
  const part = containing(word.text);
  return either(
    sql<boolean>`p.company_id in (select co.id from shared.companies co where ${companyHas(person)})`,
    sql<boolean>`p.contact_id in (select ct.id from shared.contacts ct where ${contactHas(person)})`,
    sql<boolean>`p.land_contact_id in (select lc.id from land.contacts lc where ${landContactHas(person)})`,
    sql<boolean>`shared.without_yo(p.address) ilike ${part}`,
    hasInNumber(word.text),
  );
}

/** Numbers with a long word are found once as well. */
function hasInNumber(word: string): Condition {
  const part = containing(word);
  if (isLong(word)) return sql<boolean>`p.id in (${numbersWhere(sql`n.number ilike ${part}`)})`;
  return sql<boolean>`exists (select from land.property_cadastral_numbers n where n.property_id = p.id and n.number ilike ${part})`;
}

function ownedBy(people: SoughtPeople): Ids {
  return sql`
    select p.id from land.properties p where p.company_id in (select co.id from shared.companies co where ${companyHas(people)})
    union select p.id from land.properties p where p.contact_id in (select ct.id from shared.contacts ct where ${contactHas(people)})
    union select p.id from land.properties p where p.land_contact_id in (select lc.id from land.contacts lc where ${landContactHas(people)})`;
}

function numbersWhere(condition: RawBuilder<unknown>): Ids {
  return sql`select n.property_id as id from land.property_cadastral_numbers n where ${condition}`;
}

function digitsHave(digits: string): Condition {
  return sql<boolean>`shared.digits_of(n.number) like ${containing(digits)}`;
}

function plainNumberHas(plain: string): Condition {
  return sql<boolean>`land.plain_number(n.number) like ${containing(plain)}`;
}

/** Columns of a line in the palette: the matching number of `land.properties p`, or the matching person. */
export function whyFound(text: string): RawBuilder<unknown> {
  const other = otherLayout(text);
  const readings = [readSought(text), ...(other === undefined ? [] : [readSought(other)])];
  const number = either(
    ...readings.map((reading) => sql<boolean>`n.number ilike ${containing(reading.text)}`),
    ...readings.flatMap(({ numberDigits }) => (numberDigits === undefined ? [] : [digitsHave(numberDigits)])),
    ...readings.flatMap(({ plainNumber }) => (plainNumber === undefined ? [] : [plainNumberHas(plainNumber)])),
  );
  const people = soughtPeople({
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
