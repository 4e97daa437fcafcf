import { expect, test } from 'vitest';
import { cardLines, messageHeads, numberBegins, ruleLines } from './card-lines.ts';
import { openSheets } from './open-sheets.ts';
import type { SheetField } from './sheet-fields.ts';

test.each([...messageHeads, ...ruleLines, ...numberBegins])(
  'the example of a line has its sign: $example',
  ({ pattern, example }) => {
    expect(example).toMatch(pattern);
  },
);

test.each(['1.5 га', '12,5 га', '3 участка', 'Лот 2 га', '5-7 соток'])(
  'an amount is no number of an object: %s',
  (text) => {
    expect(numberBegins.filter(({ pattern }) => pattern.test(text))).toEqual([]);
  },
);

const text = { kind: 'text' } as const;
const fields: readonly SheetField[] = [
  { name: 'area', label: 'Площадь', heads: ['площад'], example: 'Площадь', reading: text },
  { name: 'price', label: 'Цена', heads: ['цен'], example: 'Цена', reading: text },
  { name: 'category', label: 'Категория', heads: ['категор'], example: 'Категория', reading: text },
];

async function linesOf(written: string) {
  const sheets = await openSheets(Buffer.from(written));
  return sheets.flatMap((sheet) => cardLines(sheet, fields));
}

test('a line loses its bullet, bold signs, number and the head of its message', async () => {
  const lines = await linesOf(
    '[12.11.26, 10:32] Анна: 1) *Участок* под склад\n✅ **Площадь:** 5 га\n- _Цена_: 45 млн\n\n#земля\nКатегория:\nпромышленности',
  );
  expect(lines).toMatchObject([
    { row: 1, text: 'Участок под склад', isMessage: true, isNumbered: true },
    { row: 2, text: 'Площадь: 5 га', label: { words: 'Площадь', value: '5 га' } },
    { row: 3, text: 'Цена: 45 млн', label: { words: 'Цена', value: '45 млн' } },
    { row: 6, text: 'Категория: промышленности', isAfterGap: true, label: { value: 'промышленности' } },
  ]);
});
