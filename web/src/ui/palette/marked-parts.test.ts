import { expect, test } from 'vitest';
import { hasWords, markedParts } from './marked-parts.ts';

/** 'one [two] three' */
const marked = (text: string, typed: string) =>
  markedParts(text, typed)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['50:20:0010203:145', '50:20:001', '[50:20:001]0203:145'],
  ['50:20:0010203:145', '0203', '50:20:001[0203]:145'],
  ['д. Ёлкино, Лесная ул., 5', 'елкино', 'д. [Ёлкино], Лесная ул., 5'],
  ['д. Ёлкино, Лесная ул., 5', 'лесная ёлк', 'д. [Ёлк]ино, [Лесная] ул., 5'],
  ['д. Ёлкино, Лесная ул., 5', ' елкино, лесн ', 'д. [Ёлкино, Лесн]ая ул., 5'],
  ['Заречье', 'р', 'За[р]ечье'],
  ['Заречье', 'р е', 'Заречье'],
  ['Заречье', '', 'Заречье'],
  ['', 'р', ''],
  ['д. Ёлкино, Лесная ул., 5', 'tkrbyj', 'д. [Ёлкино], Лесная ул., 5'],
  ['50:20:0010203:145', '0203145', '50:20:001[0203:145]'],
  ['50:20:0010203:145', '50 20 0010203', '[50]:[20]:[0010203]:145'],
  ['50:20:0010203:145', '777777', '50:20:0010203:145'],
])('what was typed is marked in «%s»: %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

test('a text is found by all of the words, in any order', () => {
  expect(hasWords('Словари земли', 'зем слов')).toBe(true);
  expect(hasWords('Словари земли', 'слов склад')).toBe(false);
  expect(hasWords('Ёлка', 'елк')).toBe(true);
  expect(hasWords('Избранное', 'bp,h')).toBe(true);
});
