import { expect, test } from 'vitest';
import { fold } from '#importing/sheets/fold.ts';
import { matchHead } from '#importing/sheets/match-head.ts';
import { agencyPlotKinds } from '#importing/sheets/testing/agency-plot-kinds.ts';
import { assetPlotKinds } from '#importing/sheets/testing/asset-plot-kinds.ts';
import { basePlotKinds } from '#importing/sheets/testing/base-plot-kinds.ts';
import { brokerPlotKinds } from '#importing/sheets/testing/broker-plot-kinds.ts';
import { landChoices } from '#importing/sheets/testing/choices.ts';
import { clientPlotKinds } from '#importing/sheets/testing/client-plot-kinds.ts';
import { marketPlotKinds } from '#importing/sheets/testing/market-plot-kinds.ts';
import { notesPlotKinds } from '#importing/sheets/testing/notes-plot-kinds.ts';
import { officePlotKinds } from '#importing/sheets/testing/office-plot-kinds.ts';
import { plotSheetKinds } from '#importing/sheets/testing/plot-sheet-kinds.ts';
import { privatePlotKinds } from '#importing/sheets/testing/private-plot-kinds.ts';
import { scoreKinds } from '#importing/sheets/testing/score.ts';
import { findChoice } from '#importing/sheets/value-words.ts';
import { thingWords } from './plot-lots.ts';
import { plotSheetFields } from './plot-sheet-fields.ts';
import { otherThings, plotChoiceWords, plotFileWords, utilityNames } from './plot-sheet-words.ts';
import { plotSheets } from './read-plot-sheets.ts';

const seeds = [1, 2, 3];
const kinds = [
  ...plotSheetKinds,
  ...marketPlotKinds,
  ...brokerPlotKinds,
  ...agencyPlotKinds,
  ...officePlotKinds,
  ...privatePlotKinds,
  ...clientPlotKinds,
  ...basePlotKinds,
  ...assetPlotKinds,
  ...notesPlotKinds,
];

test('sheets of every kind are read as well as they were', async () => {
  const { table, total, differences } = await scoreKinds(kinds, plotSheets, { choices: landChoices, seeds });
  const { right, wrong, missing, flagged, unflagged, needless, invented } = total;
  const sure = right + wrong + missing;
  expect.soft(differences.slice(0, 40).map(({ kind, text }) => `${kind}, ${text}`)).toEqual([]);
  expect({
    right: right / sure >= 0.99,
    wrong: wrong / sure <= 0.001,
    flagged: flagged / (flagged + unflagged) >= 0.99,
    needless: needless / sure <= 0.005,
    invented,
  }).toEqual({ right: true, wrong: true, flagged: true, needless: true, invented: 0 });
  await expect(table).toMatchFileSnapshot('stored/plot-sheet-scores.tsv');
});

test.each(plotSheetFields)('the example of a head means its field: $example', ({ name, example }) => {
  expect(matchHead(example, '', plotSheetFields)[0]?.field.name).toBe(name);
});

test.each(Object.entries(plotChoiceWords).flatMap(([source, words]) => words.map((one) => ({ source, ...one }))))(
  'the example of a value is found in $source: $example',
  ({ source, example, name }) => {
    expect(findChoice(example, landChoices[source] ?? [], plotChoiceWords[source])?.value.name).toBe(name);
  },
);

test.each([...utilityNames, ...otherThings, ...thingWords, ...plotFileWords])(
  'the example of a word is found: $example',
  ({ pattern, example }) => {
    expect(fold(example)).toMatch(pattern);
  },
);
