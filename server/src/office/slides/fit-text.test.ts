import { expect, test } from 'vitest';
import { fitText, wrapText } from './fit-text.ts';
import { lineHeight, textWidth } from './text-width.ts';

const frame = { w: 3, h: 2 * lineHeight(12) };

test('a text keeps the wanted size as long as all of it fits', () => {
  expect(fitText('Под склад', frame, { sizes: [12, 10] })).toEqual({ text: 'Под склад', size: 12, bold: false });
});

test('a longer one is set smaller, and cut with an ellipsis only in the smallest size', () => {
  const words = 'Земли населённых пунктов '.repeat(4);
  expect(fitText(words, frame, { sizes: [12, 8] })).toMatchObject({ size: 8, text: words.trim() });
  const cut = fitText(words.repeat(10), frame, { sizes: [12, 8] });
  expect(cut.size).toBe(8);
  expect(cut.text).toMatch(/[а-я]…$/);
  expect(wrapText(cut.text, frame.w, cut).length).toBeLessThanOrEqual(3);
});

test('no line is wider than its frame, a word of any length included', () => {
  for (const text of ['Щ'.repeat(500), 'слово '.repeat(80), 'сине-зелёный-'.repeat(40), '漢字'.repeat(200)]) {
    for (const line of wrapText(text, 2, { size: 14 })) expect(textWidth(line, { size: 14 })).toBeLessThanOrEqual(2);
  }
});

test('a no-break blank holds words together, an ordinary one does not', () => {
  const width = textWidth('до 1', { size: 10 });
  expect(wrapText('до 100', width, { size: 10 })).toEqual(['до', '100']);
  expect(wrapText('от до\u00a0100', textWidth('до 100', { size: 10 }), { size: 10 })).toEqual(['от', 'до\u00a0100']);
});

test('nothing is lost on the way into lines', () => {
  const text = 'Индустриальный парк «Излучина», built-to-suit и ещё что-то';
  expect(wrapText(text, 1, { size: 11 }).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});

test('a word is broken only where no size keeps it whole', () => {
  const narrow = { w: textWidth('Теплоснабжение', { size: 10 }) * 1.05, h: 2 * lineHeight(12) };
  expect(fitText('Теплоснабжение', narrow, { sizes: [12, 10, 8] }).size).toBe(10);
  expect(fitText('Теплоснабжение'.repeat(2), narrow, { sizes: [10, 9] }).size).toBe(10);
});
