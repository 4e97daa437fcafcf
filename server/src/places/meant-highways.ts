import { foldedWords } from '@gektar/contract/fold-letters.ts';
import { type Direction, directionsOf, readDirection } from '@gektar/contract/places/highway-places.ts';
import { otherLayout } from '@gektar/contract/search-text.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { findMeantPlaces } from './meant-places.ts';

/** Highways that a search text describes. */
export interface MeantHighways {
  readonly key: string;
  readonly title: string;
  readonly ids: readonly number[];
}

interface Highway {
  readonly id: number;
  readonly name: string;
}

/** Most highways found by one name. */
const MOST = 3;
const SHORTEST_NAME = 4;
const NOT_A_NAME = /(?<!\p{L})(?:шоссе|ш\.?|трасса|направление)(?!\p{L})/giu;
/** Beginning of a road number: 'М-4', 'м4', in Cyrillic or Latin letters. */
const ROAD = /^([мmаaрp])\s*-?\s*(?=\d)/iu;
const russian: Readonly<Record<string, string>> = { m: 'м', a: 'а', p: 'р' };

/**
 * Highways found by name, with one wrong letter or in the wrong keyboard layout, or by direction ('юг', 'ЮЗ').
 * @param table dictionary of highways
 */
export async function findMeantHighways(db: Db, table: string, text: string): Promise<MeantHighways[]> {
  const direction = readDirection(text);
  const [ofDirection, named] = await Promise.all([
    direction === undefined ? [] : highwaysOf(db, table, direction),
    findNamed(db, table, text),
  ]);
  return [...ofDirection, ...named.map(({ id, name }) => ({ key: `highway-${id}`, title: name, ids: [id] }))];
}

async function highwaysOf(db: Db, table: string, direction: Direction): Promise<MeantHighways[]> {
  const { rows } = await sql<Highway>`select id, name from ${sql.table(table)} order by id`.execute(db);
  const ids = rows.filter(({ name }) => directionsOf(name).includes(direction)).map(({ id }) => id);
  return ids.length === 0 ? [] : [{ key: 'direction', title: `Направление: ${direction}`, ids }];
}

async function findNamed(db: Db, table: string, text: string): Promise<readonly Highway[]> {
  const typed = nameWords(text);
  const found = await findByBeginnings(db, table, typed);
  if (found.length > 0) return found;
  const other = otherLayout(text);
  const onOther = other === undefined ? [] : await findByBeginnings(db, table, nameWords(other));
  if (onOther.length > 0) return onOther;
  return findByBeginnings(db, table, (await findMeantPlaces(db, typed)) ?? []);
}

function nameWords(text: string): string[] {
  const road = text.trim().replace(ROAD, (_, letter: string) => {
    const small = letter.toLowerCase();
    return `${russian[small] ?? small} `;
  });
  return foldedWords(road.replace(NOT_A_NAME, ' '));
}

/** @param words words of a name, or the letter and the number of a road */
async function findByBeginnings(db: Db, table: string, words: readonly string[]): Promise<readonly Highway[]> {
  const [first = '', second = ''] = words;
  if (first.length < SHORTEST_NAME && !/^\d/.test(second)) return [];
  // A number must match a whole word: М-1 is not М-11.
  const beginnings = words.map((word) => (/^\d+$/.test(word) ? `% ${word} %` : `% ${word}%`));
  const { rows } = await sql<Highway>`
    select id, name from ${sql.table(table)} where shared.words_of(name) || ' ' like all(${beginnings}::text[])
    order by name collate shared.russian, id limit ${MOST}`.execute(db);
  return rows;
}
