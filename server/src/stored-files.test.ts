import { afterAll, beforeAll, expect, test } from 'vitest';
import { deckText } from '#testing/deck-text.ts';
import { download } from '#testing/download.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { sheetText } from '#testing/sheet-text.ts';
import { openStoredDemo, type StoredDemo, sharedItems } from '#testing/stored-demo.ts';

let demo: StoredDemo;
beforeAll(async () => {
  demo = await openStoredDemo();
});
afterAll(() => demo.close());

/** Ids may stand in links of files. */
const withoutIds = (text: string) => text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');

async function fileOf(path: string): Promise<Buffer> {
  const { status, bytes } = await download(demo.app, path);
  expect(status, path).toBe(200);
  return bytes;
}

/** Words of every page with their places (pt), the number of its pictures and its links. */
async function pdfText(bytes: Buffer): Promise<string> {
  const { title, pages } = await readPdf(bytes);
  const lines = pages.flatMap(({ width, height, texts, pictures, links }, index) => [
    `# page ${index + 1} of ${width} × ${height}, ${pictures} pictures`,
    ...texts
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, x, y, size }) => `${x.toFixed(1)} ${y.toFixed(1)} ${size}pt ${JSON.stringify(text)}`),
    ...links.map((link) => `link ${link}`),
    '',
  ]);
  return [title, '', ...lines].join('\n');
}

const requestOf = (domain: 'land' | 'industrial') => demo.firstOf(sharedItems(domain, 's.request_id', demo.employeeId));
const vacancy = () => demo.firstOf(sharedItems('industrial', 'i.vacancy_id', demo.employeeId));

test.each(['land', 'industrial'] as const)('slides of a selection of %s are the stored ones', async (domain) => {
  const bytes = await fileOf(`/api/${domain}/powerpoint-export/request/${await requestOf(domain)}`);
  await expect(await deckText(bytes)).toMatchFileSnapshot(`stored/files/${domain}-selection-slides.txt`);
});

test.each(['land', 'industrial'] as const)('pages of a selection of %s are the stored ones', async (domain) => {
  const bytes = await fileOf(`/api/${domain}/pdf-export/request/${await requestOf(domain)}`);
  await expect(withoutIds(await pdfText(bytes))).toMatchFileSnapshot(`stored/files/${domain}-selection-pages.txt`);
});

test.each([
  ['land', 'client'],
  ['land', 'broker'],
  ['industrial', 'client'],
  ['industrial', 'broker'],
] as const)('the sheet of a selection of %s for the %s is the stored one', async (domain, audience) => {
  const bytes = await fileOf(`/api/${domain}/ExcelExport/request/${await requestOf(domain)}?audience=${audience}`);
  await expect(withoutIds(await sheetText(bytes))).toMatchFileSnapshot(
    `stored/files/${domain}-selection-sheet-${audience}.txt`,
  );
});

test('slides of a vacancy and of a building are the stored ones', async () => {
  const id = await vacancy();
  const building = await demo.firstOf(`building_id as id from industrial.vacancies where id = '${id}'`);
  const ofVacancy = await fileOf(`/api/industrial/powerpoint-export/vacancy/${id}`);
  await expect(await deckText(ofVacancy)).toMatchFileSnapshot('stored/files/vacancy-slides.txt');
  const ofBuilding = await fileOf(`/api/industrial/powerpoint-export/building/${building}/1`);
  await expect(await deckText(ofBuilding)).toMatchFileSnapshot('stored/files/building-slides.txt');
});
