import { expect, test } from 'vitest';
import { fold } from '#importing/sheets/fold.ts';
import { matchHead } from '#importing/sheets/match-head.ts';
import { agencyVacancyKinds } from '#importing/sheets/testing/agency-vacancy-kinds.ts';
import { assetVacancyKinds } from '#importing/sheets/testing/asset-vacancy-kinds.ts';
import { baseVacancyKinds } from '#importing/sheets/testing/base-vacancy-kinds.ts';
import { brokerVacancyKinds } from '#importing/sheets/testing/broker-vacancy-kinds.ts';
import { industrialChoices } from '#importing/sheets/testing/choices.ts';
import { clientVacancyKinds } from '#importing/sheets/testing/client-vacancy-kinds.ts';
import { marketVacancyKinds } from '#importing/sheets/testing/market-vacancy-kinds.ts';
import { notesVacancyKinds } from '#importing/sheets/testing/notes-vacancy-kinds.ts';
import { officeVacancyKinds } from '#importing/sheets/testing/office-vacancy-kinds.ts';
import { privateVacancyKinds } from '#importing/sheets/testing/private-vacancy-kinds.ts';
import { scoreKinds } from '#importing/sheets/testing/score.ts';
import { vacancySheetKinds } from '#importing/sheets/testing/vacancy-sheet-kinds.ts';
import { findChoice } from '#importing/sheets/value-words.ts';
import { buildingStateWords } from './building-state.ts';
import { vacancySheets } from './read-vacancy-sheets.ts';
import { officeTitles } from './sheet-kinds.ts';
import { summaryWords } from './summary-sheets.ts';
import { vacancySheetFields } from './vacancy-sheet-fields.ts';
import {
  areaKindWords,
  dealWords,
  generalSheetNames,
  vacancyChoiceWords,
  vacancyFileWords,
} from './vacancy-sheet-words.ts';

const seeds = [1, 2, 3];
const kinds = [
  ...vacancySheetKinds,
  ...marketVacancyKinds,
  ...brokerVacancyKinds,
  ...agencyVacancyKinds,
  ...officeVacancyKinds,
  ...privateVacancyKinds,
  ...clientVacancyKinds,
  ...baseVacancyKinds,
  ...assetVacancyKinds,
  ...notesVacancyKinds,
];

test('sheets of every kind are read as well as they were', async () => {
  const { table, total, differences } = await scoreKinds(kinds, vacancySheets, {
    choices: industrialChoices,
    seeds,
  });
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
  await expect(table).toMatchFileSnapshot('stored/vacancy-sheet-scores.tsv');
});

test.each(vacancySheetFields)('the example of a head means its field: $example', ({ name, example }) => {
  expect(matchHead(example, '', vacancySheetFields)[0]?.field.name).toBe(name);
});

test.each(Object.entries(vacancyChoiceWords).flatMap(([source, words]) => words.map((one) => ({ source, ...one }))))(
  'the example of a value is found in $source: $example',
  ({ source, example, name }) => {
    const reading = vacancySheetFields.find((field) => field.name === source)?.reading;
    const values = reading?.kind === 'option' ? reading.values : (industrialChoices[source] ?? []);
    expect(findChoice(example, values, vacancyChoiceWords[source])?.value.name).toBe(name);
  },
);

test.each([
  ...areaKindWords,
  ...buildingStateWords,
  ...dealWords,
  ...generalSheetNames,
  ...officeTitles,
  ...summaryWords,
  ...vacancyFileWords,
])('the example of a word is found: $example', ({ pattern, example }) => {
  expect(fold(example)).toMatch(pattern);
});
