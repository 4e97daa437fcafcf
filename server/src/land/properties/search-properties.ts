import { foldedWords } from '@gektar/contract/fold-letters.ts';
import type { FoundProperty } from '@gektar/contract/land/properties/property-search.ts';
import { readTextQuery } from '@gektar/contract/search-text.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { StoredColumns } from '#database/ids-and-counts.ts';
import { beginningWith } from '#database/like.ts';
import { runPrepared, unseen } from '#database/prepared.ts';
import { addressHas, isSearchable, MOST_WORDS } from './address-words.ts';
import { numberHas } from './number-parts.ts';
import { labelColumns, labelJoins } from './property-label.ts';
import { furtherMatchingIds, matchingPropertyIds, whyFound } from './property-text-search.ts';

/** Length of the shortest word part for which the trigram index helps. */
const SHORTEST_PART = 3;
/**
 * Limit of matches read for a very frequent word part; a literal of the statement, because its plan depends on the
 * limit.
 */
const LOOKED_AT = sql.lit(500);
const MOST_PREPARED_WORDS = 6;
/** Above every character: end of a range of texts that begin alike. */
const LAST = '\u{10ffff}';

/**
 * Search while typing: objects that contain the text and, when these are few, other meanings of it (0022): people,
 * telephones, numbers without colons or zeros, the other keyboard layout.
 */
export async function searchByText(db: Db, text: string, take: number): Promise<FoundProperty[]> {
  const typed = await searchAsTyped(db, text, take);
  const found = typed.map(({ isWhole: _, ...line }) => line);
  if (text.length < SHORTEST_PART || found.length === take) return found;
  return [...found, ...(await searchAsMeant(db, { text, take, typed }))];
}

interface TypedLine extends FoundProperty {
  /** Whether all numbers that contain the text were read, none cut off by a limit. */
  readonly isWhole: boolean;
}

interface AsMeant {
  readonly text: string;
  readonly take: number;
  /** Results of the text as typed; fewer than `take`. */
  readonly typed: readonly TypedLine[];
}

/**
 * Results by other meanings of the text, active ones first, then the newest. Display data is read only for matches, and
 * mostly there are none.
 */
async function searchAsMeant(db: Db, about: AsMeant): Promise<FoundProperty[]> {
  const ids = await findIdsAsMeant(db, about);
  if (ids.length === 0) return [];
  const statement = sql<FoundProperty>`
    select ${sql.raw(labelColumns)}, ${whyFound(about.text)}
    from land.properties p ${sql.raw(labelJoins)}
    where p.id = any(${unseen(ids, 'uuid[]')}::uuid[]) order by ${activeAndNewest}`;
  const rows = isPrepared(about.text)
    ? await runPrepared(db, 'lines as meant', statement)
    : await runOnce(db, statement);
  return rows.map((row) => ({ ...row, foundPerson: row.foundNumber === null ? row.foundPerson : null }));
}

const activeAndNewest = sql.raw('not p.is_enabled, p.date_time_created desc, p.id');

async function findIdsAsMeant(db: Db, { text, take, typed }: AsMeant): Promise<string[]> {
  const isTyped = whetherTyped(text, typed);
  const ids = isTyped === undefined ? matchingPropertyIds(text) : furtherMatchingIds(text, { isTyped, take });
  if (ids === undefined) return [];
  const statement = sql<StoredColumns<'land.properties', 'id'>>`
    select p.id from (select distinct id from (${ids}) found) matching cross join lateral (
      select p.id, p.is_enabled, p.date_time_created from land.properties p where p.id = matching.id offset 0
    ) p
    where p.id <> all(${typed.map(({ id }) => id)}::uuid[])
    order by ${activeAndNewest} limit ${unseen(take - typed.length, 'int')}`;
  const hasOnePlan = isTyped !== undefined && isPrepared(text);
  const rows = hasOnePlan ? await runPrepared(db, 'plots as meant', statement) : await runOnce(db, statement);
  return rows.map(({ id }) => id);
}

/** Whether a statement for this text is prepared; texts with more words are rare. */
function isPrepared(text: string): boolean {
  return foldedWords(text).length <= MOST_PREPARED_WORDS;
}

async function runOnce<Row>(db: Db, statement: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await statement.execute(db);
  return rows;
}

/**
 * Whether a number or an address contains the text as `readTextQuery` parses it; undefined when the results of
 * `searchAsTyped` do not show it. That search compares only the letters and digits of the words with addresses.
 */
function whetherTyped(text: string, typed: readonly TypedLine[]): boolean | undefined {
  const parts = foldedWords(text);
  if (!isSearchable(parts) || parts.length > MOST_WORDS || typed.some(({ isWhole }) => !isWhole)) return undefined;
  if (typed.length === 0) return false;
  if (typed.some(({ foundNumber }) => foundNumber !== null)) return true;
  const words = readTextQuery(text).words.map((word) => word.text);
  return words.length === parts.length && words.every((word, at) => word === parts[at]) ? true : undefined;
}

/**
 * Objects by part of a number or by words of an address. In this order: numbers that begin with the text, numbers that
 * contain it, addresses that begin with it, addresses that contain all words; ties by active flag, then by number.
 */
async function searchAsTyped(db: Db, text: string, take: number): Promise<TypedLine[]> {
  const beginning = unseen(beginningWith(text), 'text');
  const most = unseen(take, 'int');
  const isPart = text.length >= SHORTEST_PART;
  return runPrepared(
    db,
    'plots as typed',
    sql<TypedLine>`
    with beginnings as materialized (
      select property_id, number from land.property_cadastral_numbers
      where number collate "C" >= ${unseen(text, 'text')} and number collate "C" < ${unseen(text + LAST, 'text')}
      order by number collate "C" limit ${most}
    ),
    -- Not even begun when the beginnings fill the list.
    parts as materialized (
      select n.property_id, n.number from land.property_cadastral_numbers n
      where ${isPart ? numberHas('number', text, unseen) : sql`false`} and (select count(*) from beginnings) < ${most}
      limit ${LOOKED_AT}
    ),
    addresses as materialized (
      select p.id, p.address from land.properties p
      where ${isPart ? addressHas(foldedWords(text), unseen) : sql`false`} and (select count(*) from beginnings) < ${most}
      limit ${LOOKED_AT}
    ),
    found as (
      select property_id, number, 1 as rank from beginnings
      union all select property_id, number, case when number ilike ${beginning} then 1 else 2 end from parts
      union all
      select id, null, case when shared.without_yo(address) ilike shared.without_yo(${beginning}) then 3 else 4 end from addresses
    ),
    once as (select distinct on (property_id) * from found order by property_id, rank, number collate shared.russian)
    select ${sql.raw(labelColumns)}, o.number as "foundNumber", null as "foundPerson",
      (select count(*) from beginnings) < ${most} and (select count(*) from parts) < ${LOOKED_AT} as "isWhole"
    from once o cross join lateral (select * from land.properties p where p.id = o.property_id offset 0) p ${sql.raw(labelJoins)}
    order by o.rank, not p.is_enabled, o.number collate shared.russian, p.address collate shared.russian, p.id
    limit ${most}`,
  );
}
