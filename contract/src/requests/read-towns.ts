import { foldLetters } from '#fold-letters.ts';
import { END, escaped, isSaid, NOT_THERE, nicknames, nounPattern, regionPattern, START } from './name-patterns.ts';

/** A town or a municipality of a region. */
export interface NotePlace {
  readonly name: string;
  readonly id: number;
  readonly regionId: number;
}

/** Places of the dictionaries; of those with the same name, the likeliest first. */
export interface NoteTowns {
  readonly regions: readonly { readonly id: number; readonly name: string }[];
  /** Towns of all regions. */
  readonly cities: readonly NotePlace[];
  /** Municipalities of all regions. */
  readonly districts: readonly NotePlace[];
}

export type TownReading = { readonly kind: 'city' | 'district' } & NotePlace;

/** Largest number of towns and municipalities offered for one name. */
const MOST_OF_NAME = 3;

/**
 * Towns and municipalities that a note names. Of those with the same name, prefers those in a region that the note
 * names too; a town with the name of its region counts as the region.
 * @param written the note with its capital letters, of the same length as `text`
 */
export function townsIn(written: string, text: string, { regions, cities, districts }: NoteTowns): TownReading[] {
  const named = new Set(
    regions.filter(({ name }) => isSaid(text, regionPattern(foldLetters(name)))).map(({ id }) => id),
  );
  const own = new Set(regions.map(({ name }) => name));
  const found = (places: readonly NotePlace[], isNamed: (name: string) => boolean) => {
    const byName = Map.groupBy(
      places.filter(({ name }) => isNamed(foldLetters(name))),
      ({ name }) => name,
    );
    return [...byName.values()].flatMap((same) => {
      const there = same.filter(({ regionId }) => named.has(regionId));
      return (there.length > 0 ? there : same).slice(0, MOST_OF_NAME);
    });
  };
  const towns = found(
    cities.filter(({ name }) => !own.has(name)),
    (name) => isTownIn(written, text, name),
  );
  return [
    ...towns.map((town): TownReading => ({ ...town, kind: 'city' })),
    ...found(districts, (name) => isDistrictIn(text, name)).map(
      (place): TownReading => ({ ...place, kind: 'district' }),
    ),
  ];
}

/**
 * Names of towns that are words as well: they count after 'г.' or 'город', or with a capital letter in the middle of a
 * sentence.
 */
const doubtful = new Set(
  (
    'аша бор буй гай дно зея зима инза кемь кола куса луга нея обь оса оха очер реж саки сим тара холм шали шуя южа ' +
    'бакал болгар бирюч горняк грязи калач котово липки остров пласт покров рудня сланцы сокол ' +
    'сольцы судак тайга терек топки усолье шахты щучье родники столбы мураши касли ' +
    'белый благодарный болотное видное волжский грозный донской заозерный заполярный заречный изобильный кедровый ' +
    'лесной майский мирный октябрьский островной отрадное отрадный пионерский полярный прохладный радужный рыбное ' +
    'светлый свободный советский слободской трехгорный удачный узловая яровое ясный чайковский никольское'
  ).split(' '),
);
/** Names of towns that people have, too: they count in 'в Королёве' and 'г. Королёв'. */
const ofPeople = new Set(
  'артем бобров владимир глазов губкин гусев ершов жуков зубцов кашин ковров королев любим маркс мышкин орлов серов скопин тутаев'.split(
    ' ',
  ),
);
const AFTER_TOWN = /(?<![\p{L}\d])(?:г\.? ?|гор\. ?|город(?:а|е|у)? )$/u;

function isTownIn(written: string, text: string, name: string): boolean {
  const nickname = nicknames[name];
  // Most towns are ruled out without a regular expression.
  if (nickname === undefined && !text.includes(stemOf(name))) return false;
  const pattern = [nounPattern(name), nickname].filter(Boolean).join('|');
  const matches = text.matchAll(new RegExp(`${START}${NOT_THERE}(?:${pattern})${END}`, 'gu'));
  return [...matches].some(({ 0: said, index }) => {
    const before = text.slice(0, index);
    if (AFTER_TOWN.test(before)) return true;
    if (ofPeople.has(name)) return /(?<!\p{L})во? $/u.test(before) && said.endsWith('е');
    if (!doubtful.has(name)) return true;
    const [first = '', second = ''] = written.slice(index);
    const isCapital = first !== first.toLowerCase() && second === second.toLowerCase();
    return isCapital && before !== '' && !/[.!?]\s*$/.test(before);
  });
}

/** The beginning of a name that all of its cases have. */
function stemOf(name: string): string {
  const [word = ''] = name.split(' ');
  return word.replace(/(?:[ыио]й|[аоыя]я|[оеыи]е|е[цл]|ок|[аяыиьеой])$/, '');
}

/**
 * Whether the text names the municipality in one of its forms: 'Одинцовский район', 'в Одинцовском городском округе',
 * 'район Ясенево'.
 */
function isDistrictIn(text: string, name: string): boolean {
  const adjective = /^(\p{L}[\p{L}-]*[сц]к)ий (?:район|(?:городской|муниципальный) (?:округ|район))$/u.exec(name)?.[1];
  if (adjective !== undefined) {
    if (!text.includes(adjective)) return false;
    const district = '(?:р-н|район|(?:(?:городск|муниципальн)\\p{L}* )?(?:округ|район)|г\\. ?о\\.)\\p{L}*';
    return isSaid(text, `${escaped(adjective)}(?:ий|ого|ому|ом|им) ${district}`);
  }
  const own = /^район ([\p{L}-]{4,})$/u.exec(name)?.[1];
  return (
    own !== undefined && text.includes(stemOf(own)) && isSaid(text, `(?:р-н|район)(?:а|е|у|ом)? ${nounPattern(own)}`)
  );
}
