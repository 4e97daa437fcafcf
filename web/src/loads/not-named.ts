/** Feminine nouns of labels end in -а, -я or -ь; these in -ь are masculine. */
const masculine = new Set(['уровень']);

const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:ые|[гкхжшщч]ие)$/, 'не названы'],
  [/(?:ая|яя)$/, 'не названа'],
  [/(?:ый|ий|ой)$/, 'не назван'],
  [/[ыи]$/, 'не названы'],
  [/[оеё]$/, 'не названо'],
  [/[аяь]$/, 'не названа'],
];

/** 'не назван' in the gender and number of a label: 'Широта' → 'не названа', 'Шоссе' → 'не названо'. */
export function notNamed(label: string): string {
  const [word = ''] = label.toLowerCase().split(/[\s,(]/);
  const [, form] = endings.find(([ending]) => ending.test(word)) ?? [];
  return form === undefined || masculine.has(word) ? 'не назван' : form;
}
