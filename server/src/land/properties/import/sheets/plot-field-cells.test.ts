import { expect, test } from 'vitest';
import { fold } from '#importing/sheets/fold.ts';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { landChoices } from '#importing/sheets/testing/choices.ts';
import { type CellOfField, fieldCells, otherColumns } from '#importing/sheets/testing/plot-field-cells.ts';
import { sheetsNow } from '#importing/sheets/testing/score.ts';
import { plotFlagWords } from './plot-flag-words.ts';
import { plotSheets } from './read-plot-sheets.ts';

const sources: Readonly<Record<string, string>> = {
  permittedUseTypes: 'permitted-use-types',
};

/** A value as the table of cells writes it: names of dictionaries, codes of uses, kind and amount of a utility. */
function written(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => written(field, one));
  if (typeof value !== 'object' || value === null) return value;
  const one = value as { name?: string; code?: string; type?: number; value?: unknown; from?: unknown; to?: unknown };
  if (one.name !== undefined) return field in sources ? one.code : one.name;
  const kind = one.type === 1 ? 'ту' : 'есть';
  return one.from === null || one.from === undefined ? [kind, one.value] : [kind, one.from, one.to];
}

/** Reads a sheet of three plots with an address, an area and the column. */
async function read(head: string, cells: readonly string[], field: string) {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const places = ['д. Борки', 'с. Каменка', 'п. Лесной'];
  const usual = [
    { name: 'address', head: 'Адрес', cellOf: (index: number) => `Киреевский р-н, ${places[index]}` },
    { name: 'area', head: 'Площадь, га', cellOf: () => '2,5' },
  ].filter(({ name }) => name !== field);
  const lines = [
    [...usual.map((one) => one.head), head].map(quoted).join(';'),
    ...cells.map((cell, index) => [...usual.map(({ cellOf }) => cellOf(index)), cell].map(quoted).join(';')),
  ];
  const opened = await openSheets(Buffer.from(lines.join('\n')));
  const { objects, questions } = readSheets(opened, plotSheets, { choices: landChoices, now: sheetsNow });
  return cells.map((_, index) => {
    const object = objects.find(({ sourceRow }) => sourceRow === index + 2);
    const isAsked = questions.some((one) => one.field === field && (one.row ?? index + 2) === index + 2);
    return isAsked ? 'вопрос' : object === undefined ? 'нет участка' : written(field, object[field]);
  });
}

test.each(fieldCells.flatMap(({ field, heads, cells }) => heads.map((head) => ({ head, field, cells }))))(
  'the head $head is the field $field',
  async ({ head, field, cells }) => {
    const some = cells.slice(0, 3);
    expect(
      await read(
        head,
        some.map(([cell]) => cell),
        field,
      ),
    ).toEqual(some.map(([, value]) => value));
  },
);

test.each(
  fieldCells.flatMap(({ field, heads: [head = ''], cells }) =>
    cells.map(([cell, value]: CellOfField) => ({ head, cell, field, value, usual: cells.slice(0, 2) })),
  ),
)('$field: the cell $cell', async ({ head, cell, field, value, usual }) => {
  const [first] = await read(head, [cell, ...usual.map(([text]) => text)], field);
  expect(first).toEqual(value);
});

test.each(otherColumns)('the column %s is for the comment', async (head, ...cells) => {
  const lines = [
    `Адрес;Площадь, га;Цена, млн руб.;${head}`,
    ...cells.map((cell, index) => `Киреевский р-н, д. ${['Борки', 'Каменка', 'Лесная'][index]};4,5;12;${cell}`),
  ];
  const opened = await openSheets(Buffer.from(lines.join('\n')));
  const { objects, questions } = readSheets(opened, plotSheets, { choices: landChoices, now: sheetsNow });
  expect(objects[0]).toEqual({
    sheet: '',
    sourceRow: 2,
    sourceRows: [2],
    address: 'Киреевский р-н, д. Борки',
    area: 4.5,
    price: 12_000_000,
    comment: `${head}: ${cells[0]}`,
  });
  expect(questions).toEqual([]);
});

test.each(Object.entries(plotFlagWords).flatMap(([flag, words]) => words.map((one) => ({ flag, ...one }))))(
  'the example of a word of $flag is found: $example',
  ({ pattern, example }) => {
    expect(fold(example)).toMatch(pattern);
  },
);
