import { foldLetters } from '#fold-letters.ts';
import { entriesOf } from '#records.ts';

/** Directions of the compass from Moscow, clockwise. */
export const directions = [
  'север',
  'северо-восток',
  'восток',
  'юго-восток',
  'юг',
  'юго-запад',
  'запад',
  'северо-запад',
] as const;
export type Direction = (typeof directions)[number];

/** First words of the names of highways out of Moscow, by direction; lower case, ё as е. */
const byDirection: Readonly<Record<Direction, string>> = {
  север: 'алтуфьевское дмитровское осташковское рогачевское а-104',
  'северо-восток': 'ярославское фряновское щелковское осташковское м-8 а-103',
  восток: 'горьковское носовихинское щелковское м-7 м-12 а-103',
  'юго-восток': 'быковское егорьевское новорязанское рязанское м-5',
  юг: 'варшавское каширское симферопольское м-2 м-4 а-105',
  'юго-запад': 'боровское калужское киевское м-3 а-130',
  запад: 'ильинское минское можайское новорижское рублево-успенское м-1 м-9 а-106 а-109',
  'северо-запад': 'волоколамское куркинское ленинградское новорижское пятницкое м-9 м-10 м-11',
};
const directionNames = entriesOf(byDirection).map(
  ([direction, names]) => [direction, new Set(names.split(' '))] as const,
);

function firstWord(name: string): string {
  return foldLetters(name).split(' ')[0] ?? '';
}

/** Directions of a highway from Moscow; empty for a ring or a highway elsewhere. */
export function directionsOf(highway: string): readonly Direction[] {
  const word = firstWord(highway);
  return directionNames.flatMap(([direction, names]) => (names.has(word) ? [direction] : []));
}

/** Initials of a direction: 'юго-восток' → 'юв'. */
function initialsOf(direction: Direction): string {
  return direction
    .split('-')
    .map((part) => part.charAt(0))
    .join('');
}

/** Parses a typed direction: 'Юг', 'юго восток', 'ЮЗ', 'с-в'; undefined for any other text. */
export function readDirection(typed: string): Direction | undefined {
  const text = foldLetters(typed.trim()).replace(/[\s-]+/g, '-');
  const initials = text.replace('-', '');
  return directions.find(
    (direction) => direction === text || (direction.includes('-') && initialsOf(direction) === initials),
  );
}

/** Further search words of a highway in a list of choices: 'юго-восток ЮВ'. */
export function directionWords(highway: string): string {
  return directionsOf(highway)
    .map((direction) => `${direction} ${initialsOf(direction)}`)
    .join(' ');
}
