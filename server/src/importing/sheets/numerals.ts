/** Beginnings of numerals in all cases, by their value. */
const numerals: readonly (readonly [begin: string, value: number])[] = [
  ['одиннадцат', 11],
  ['двенадцат', 12],
  ['тринадцат', 13],
  ['четырнадцат', 14],
  ['пятнадцат', 15],
  ['шестнадцат', 16],
  ['семнадцат', 17],
  ['восемнадцат', 18],
  ['девятнадцат', 19],
  ['двадцат', 20],
  ['тридцат', 30],
  ['сорок', 40],
  ['пят(?:и|ь)десят', 50],
  ['шест(?:и|ь)десят', 60],
  ['сем(?:и|ь)десят', 70],
  ['вос(?:ь|е)м(?:и|ь)десят', 80],
  ['девяност', 90],
  ['двест|двухсот', 200],
  ['трист|тр[её]хсот', 300],
  ['четырест|четыр[её]хсот', 400],
  ['пят(?:и|ь)сот', 500],
  ['десят', 10],
  ['шест', 6],
  ['сем', 7],
  ['восем|восьм', 8],
  ['девят', 9],
  ['пят', 5],
  ['четыр', 4],
  ['тр(?:и|ех|ёх)', 3],
  ['дв(?:а|е|ух)', 2],
  ['ст(?:о|а)', 100],
];

const NUMERAL = `(?:${numerals.map(([begin]) => begin).join('|')})(?:ь|и|а|ью|ы)?`;
const BEFORE_UNIT = new RegExp(
  String.raw`(?<!\p{L})(?<words>${NUMERAL}(?: ${NUMERAL}){0,2}) (?=(?:миллион|млн|миллиард|лям|тысяч|тыс|гектар|га(?!\p{L})|сот(?:ок|к)))`,
  'giu',
);

/** 'двадцать пять миллионов' → '25 миллионов', 'порядка сорока миллионов' → 'порядка 40 миллионов'. */
export function digitsOfNumerals(text: string): string {
  return text.replace(BEFORE_UNIT, (whole, words: string) => {
    const values = words
      .split(' ')
      .map((word) => numerals.find(([begin]) => new RegExp(`^(?:${begin})`, 'iu').test(word))?.[1]);
    const isFalling = values.every((value, index) => index === 0 || (value ?? 0) < (values[index - 1] ?? 0));
    return isFalling ? `${values.reduce<number>((sum, value) => sum + (value ?? 0), 0)} ` : whole;
  });
}
