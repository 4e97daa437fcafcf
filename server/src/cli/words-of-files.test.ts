import { expect, test } from 'vitest';
import { seededRandom } from '#demo/seeded-random.ts';
import { countWords } from '#importing/sheets/count-words.ts';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { agencyPlotKinds } from '#importing/sheets/testing/agency-plot-kinds.ts';
import { agencyVacancyKinds } from '#importing/sheets/testing/agency-vacancy-kinds.ts';
import { assetPlotKinds } from '#importing/sheets/testing/asset-plot-kinds.ts';
import { assetVacancyKinds } from '#importing/sheets/testing/asset-vacancy-kinds.ts';
import { basePlotKinds } from '#importing/sheets/testing/base-plot-kinds.ts';
import { baseVacancyKinds } from '#importing/sheets/testing/base-vacancy-kinds.ts';
import { brokerPlotKinds } from '#importing/sheets/testing/broker-plot-kinds.ts';
import { brokerVacancyKinds } from '#importing/sheets/testing/broker-vacancy-kinds.ts';
import { clientPlotKinds } from '#importing/sheets/testing/client-plot-kinds.ts';
import { clientVacancyKinds } from '#importing/sheets/testing/client-vacancy-kinds.ts';
import { marketPlotKinds } from '#importing/sheets/testing/market-plot-kinds.ts';
import { marketVacancyKinds } from '#importing/sheets/testing/market-vacancy-kinds.ts';
import { notesPlotKinds } from '#importing/sheets/testing/notes-plot-kinds.ts';
import { notesVacancyKinds } from '#importing/sheets/testing/notes-vacancy-kinds.ts';
import { officePlotKinds } from '#importing/sheets/testing/office-plot-kinds.ts';
import { officeVacancyKinds } from '#importing/sheets/testing/office-vacancy-kinds.ts';
import { plotSheetKinds } from '#importing/sheets/testing/plot-sheet-kinds.ts';
import { privatePlotKinds } from '#importing/sheets/testing/private-plot-kinds.ts';
import { privateVacancyKinds } from '#importing/sheets/testing/private-vacancy-kinds.ts';
import { vacancySheetKinds } from '#importing/sheets/testing/vacancy-sheet-kinds.ts';
import { bytesOf } from '#importing/sheets/testing/written-sheet.ts';
import { vacancyFileWords } from '#industrial/complexes/import/sheets/vacancy-sheet-words.ts';
import { plotFileWords } from '#land/properties/import/sheets/plot-sheet-words.ts';

const plotKinds = [
  ...plotSheetKinds,
  ...agencyPlotKinds,
  ...assetPlotKinds,
  ...basePlotKinds,
  ...brokerPlotKinds,
  ...clientPlotKinds,
  ...marketPlotKinds,
  ...notesPlotKinds,
  ...officePlotKinds,
  ...privatePlotKinds,
];
const vacancyKinds = [
  ...vacancySheetKinds,
  ...agencyVacancyKinds,
  ...assetVacancyKinds,
  ...baseVacancyKinds,
  ...brokerVacancyKinds,
  ...clientVacancyKinds,
  ...marketVacancyKinds,
  ...notesVacancyKinds,
  ...officeVacancyKinds,
  ...privateVacancyKinds,
];

test.each([
  ...plotKinds.map((kind) => ({ ...kind, own: plotFileWords, other: vacancyFileWords, of: 'plots' })),
  ...vacancyKinds.map((kind) => ({ ...kind, own: vacancyFileWords, other: plotFileWords, of: 'warehouses' })),
])('a file of $of has no more words of the other kind: $title', async ({ write, own, other }) => {
  const { sheets, format } = write(seededRandom(1));
  const opened = await openSheets(bytesOf(sheets, format));
  expect(countWords(opened, own)).toBeGreaterThanOrEqual(countWords(opened, other));
});
