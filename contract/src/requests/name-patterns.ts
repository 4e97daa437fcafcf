/** Regular expressions of names in a folded text (`foldLetters`). */

const LETTER = String.raw`\p{L}\d`;
/** Beginning and end of a word. */
export const START = `(?<![${LETTER}])`;
export const END = `(?![${LETTER}])`;

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Excludes places that are not wanted: 'от МКАД', 'из Химок', 'кроме Подольска', 'не Дмитровка'. */
export const NOT_THERE = `(?<!${START}(?:от|до|из|кроме|не|за|внутри|с|пределы|под|ул\\.|улиц[аеуы]|проспект[ае]?|площад[ьи]|имени|им\\.) )`;

/** Colloquial names of places. */
export const nicknames: Readonly<Record<string, string>> = {
  'новорижское шоссе': 'нов(?:ая|ой|ую) риг(?:а|е|у|и)',
  'рублево-успенское шоссе': 'рублевк(?:а|и|е|у|ой)',
  'московская область': 'подмосковь(?:е|я|ю|ем)',
  'ленинградская область': 'ленобласт(?:ь|и)',
  орел: 'ор(?:ел|ле)',
  'ростов-на-дону': 'ростов(?:а|у|е|ом)?[- ]на[- ]дону',
  екатеринбург: 'екб',
  'санкт-петербург': '(?:санкт-)?петербург(?:а|е|у|ом)?|питер(?:а|е|у|ом)?|спб',
};

/** Whether a text names a place as one that is wanted. */
export const isSaid = (text: string, pattern: string) =>
  new RegExp(`${START}${NOT_THERE}(?:${pattern})${END}`, 'u').test(text);

/** Matches 'Московская область' in any grammatical case, 'Татарстан', 'Москва'. */
export function regionPattern(name: string): string {
  const area = /^(.+)ая область/.exec(name);
  if (area) return `${escaped(area[1] ?? '')}(?:ая|ой|ую) обл(?:аст\\p{L}*|\\.)?`;
  const land = /^(.+)(?:ий|ый) край/.exec(name);
  if (land) return `${escaped(land[1] ?? '')}(?:ий|ый|ого|ому|ом|им) кра(?:й|я|ю|е|ем)`;
  const republic = /^республика (\p{L}+)$/u.exec(name);
  return nounPattern(republic?.[1] ?? name);
}

/** Endings of a name by its last letters; a name that ends in a consonant needs none. */
const endings: readonly (readonly [ending: RegExp, forms: string])[] = [
  [/[ыио]й$/, '(?:[ыио]й|[ое]го|[ое]му|[ое]м|[ыи]м)'],
  [/[ая]я$/, '(?:[ая]я|[ое]й|[ую]ю)'],
  [/[ое]е$/, '(?:[ое]е|[ое]го|[ое]му|[ое]м|[ыи]м)'],
  [/[ыи]е$/, '(?:[ыи]е|[ыи]х|[ыи]м|[ыи]ми)'],
  [/ец$/, '(?:ец|ь?ц(?:а|у|е|ом))'],
  [/ок$/, '(?:ок|о?к(?:а|у|е|ом))'],
  [/(?<=[аеуэ])й$/, '(?:й|я|ю|е|ем)'],
  [/[ое]$/, '(?:о|е|ом|ем)'],
  [/[ая]$/, '(?:а|я|ы|и|е|у|ю|ой|ей)'],
  [/ь$/, '(?:ь|и|я|ю|е|ью|ем)'],
  [/[ыи]$/, '(?:ы|и|ах|ях|ам|ям|ами|ями)'],
];

/** Pattern of a name in any grammatical case: 'Химки' → 'химках', 'Подольск' → 'подольске', 'Видное' → 'видном'. */
export function nounPattern(name: string): string {
  return name
    .split(' ')
    .map((word) => {
      const [ending, forms = ''] = endings.find(([last]) => last.test(word)) ?? [];
      return ending ? `${escaped(word.replace(ending, ''))}${forms}` : `${escaped(word)}(?:а|у|е|ом)?`;
    })
    .join(' ');
}
