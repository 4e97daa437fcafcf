import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import {
  exportBuildingPdf,
  exportBuildingSlides,
  exportVacancyPdf,
  exportVacancySlides,
  industrialExports,
} from '@gektar/contract/industrial/selections/selection-exports.ts';
import { archiveVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { today } from '@gektar/format/date.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { download } from '#testing/download.ts';
import { givenEmployee } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenVacancySelection } from '#testing/given-vacancy-selection.ts';
import { wholeBuildingFields, wholeComplexFields, wholeVacancyFields } from '#testing/given-whole-complex.ts';
import { bare, differences } from '#testing/pages-of-deck.ts';
import { corners } from '#testing/pictures.ts';
import { readDeck } from '#testing/read-deck.ts';
import { type ReadPdf, readPdf } from '#testing/read-pdf.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload } from '#testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'), { officePhone: '+7 (495) 123-45-67' });
  await app.db.insertInto('shared.companies').values({ id: 'client', name: 'ООО «Обоз»', websites: '[]' }).execute();
});
afterAll(() => app.close());

const unknownId = '01998e5a-0000-7000-8000-000000000000';
const pathOf = (path: string, params: Record<string, string>) =>
  Object.entries(params).reduce((filled, [name, value]) => filled.replace(`{${name}}`, value), path);

async function pdfOf(path: string): Promise<ReadPdf> {
  const { status, headers, name, bytes } = await download(app, path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(name).toBe(`Гектар - Подборка ${today().split('-').reverse().join('.')}.pdf`);
  return readPdf(bytes);
}
const deckOf = async (path: string) => readDeck((await download(app, path)).bytes);
const textOf = (page: ReadPdf['pages'][number] | undefined) =>
  bare((page?.texts ?? []).map(({ text }) => text).join(''));

async function photo(name: string, presenceInTheFlyer = false) {
  const kind = await app.db
    .selectFrom('industrial.image_types')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const content = await corners(900, 700).jpeg().toBuffer();
  return { globalImageId: (await givenUpload(app, { content })).id, imageType: kind, presenceInTheFlyer };
}

async function givenSite() {
  const complex = await givenComplex(app.db, {
    ...(await wholeComplexFields(app.db)),
    name: 'Логопарк Луговой',
    images: [],
  });
  const building = await givenBuilding(app.db, complex.id, {
    ...(await wholeBuildingFields(app.db)),
    name: 'корпус 7',
    images: [await photo('План'), await photo('Доки'), await photo('Общий вид', true)],
  });
  return building;
}

test.each([0, 1, 7])(
  'of %i vacancies each page tells all that the slide of its number tells, in its place',
  async (count) => {
    const building = await givenSite();
    const objectIds: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const given = index % 3 === 0 && {
        ...(await wholeVacancyFields(app.db)),
        isPriceByRequest: false,
        isRentalPriceOnRequest: false,
        vacancyTypes: 3,
      };
      objectIds.push((await givenVacancy(app.db, building.id, { ...given, name: `7-${index}` })).id);
    }
    const { id: responsibleEmployeeId, email } = await givenEmployee(app.db);
    const { requestId } = await givenVacancySelection(app.db, {
      companyId: 'client',
      responsibleEmployeeId,
      objectIds,
    });
    const pdf = await pdfOf(pathOf(industrialExports.pdf.path, { id: requestId }));
    const deck = await deckOf(pathOf(industrialExports.slides.path, { id: requestId }));
    expect(pdf.title).toBe('Гектар - Подборка вакансий');
    expect(pdf.pages.length).toBeGreaterThan(count);
    expect(differences(deck, pdf)).toEqual([]);
    expect(pdf.pages[0]?.links).toEqual([`mailto:${email}`, 'tel:+74951234567']);

    // Every third vacancy has a chart of its areas.
    expect(deck.slides.filter(({ bars }) => bars.length === 10)).toHaveLength(Math.ceil(count / 3));
  },
);

test('who answers for a request cannot be deleted with it; without an e-mail the cover names them alone', async () => {
  const gone = await givenEmployee(app.db, { firstName: 'Ушедший', lastName: 'Брокер', email: '' });
  const { requestId } = await givenVacancySelection(app.db, { objectIds: [], responsibleEmployeeId: gone.id });
  await expect(app.db.deleteFrom('shared.employees').where('id', '=', gone.id).execute()).rejects.toThrow(
    /requests__responsible_employee/,
  );
  const pdf = await pdfOf(pathOf(industrialExports.pdf.path, { id: requestId }));
  expect(textOf(pdf.pages[0])).toContain('ВашброкерУшедшийБрокер');
  expect(pdf.pages[0]?.links).toEqual(['tel:+74951234567']);
  const deck = await deckOf(pathOf(industrialExports.slides.path, { id: requestId }));
  expect(differences(deck, pdf)).toEqual([]);
});

test('what is told on request, what is internal, hidden and archived ones are nowhere in the file (G-10)', async () => {
  const building = await givenSite();
  const vacancy = await givenVacancy(app.db, building.id, {
    ...(await wholeVacancyFields(app.db)),
    name: 'Показанная',
    areaSetWithPrice: { production: { areaValue: 1_000, leasePricePerSqm: 7_654_321 } },
    salePrice: 876_543_210,
    isPriceByRequest: true,
    isRentalPriceOnRequest: true,
    vacancyTypes: 3,
    securityPayment: 'Тайна-1',
    additionalInformation: 'Тайна-2',
  });
  const hidden = await givenVacancy(app.db, building.id, { name: 'Тайна-3' });
  const archived = await givenVacancy(app.db, building.id, { name: 'Тайна-4' });
  const { requestId, itemIds } = await givenVacancySelection(app.db, {
    objectIds: [vacancy.id, hidden.id, archived.id],
    comment: 'Тайна-6',
    responsibleEmployeeId: app.broker.id,
  });
  await app.broker.call(industrialSelections.updateItem, { body: { id: itemIds[1] ?? '', status: false } });
  await app.broker.call(archiveVacancy, { params: { id: archived.id } });
  const pdf = await pdfOf(pathOf(industrialExports.pdf.path, { id: requestId }));
  const everything = bare(`${JSON.stringify([pdf.title, pdf.pages])} ${pdf.pages.map(textOf).join(' ')}`);
  for (const shown of ['Показанная', 'Позапросу']) expect(everything).toContain(shown);
  expect(everything).not.toMatch(/Тайна|7654321|876543210|Забронирована/);
});

test('one vacancy, and the open ones of a building that are offered as a type, as their presentations', async () => {
  const building = await givenSite();
  const lease = await givenVacancy(app.db, building.id, { name: 'Б-аренда', vacancyTypes: 1 });
  await givenVacancy(app.db, building.id, { name: 'А-всё', vacancyTypes: 7 });
  const archived = await givenVacancy(app.db, building.id, { name: 'Г-архив', vacancyTypes: 1 });
  await app.broker.call(archiveVacancy, { params: { id: archived.id } });
  const pairs = [
    [exportVacancyPdf.path, exportVacancySlides.path, { id: lease.id }],
    [exportBuildingPdf.path, exportBuildingSlides.path, { id: building.id, vacancyType: '1' }],
    [exportBuildingPdf.path, exportBuildingSlides.path, { id: building.id, vacancyType: '4' }],
  ] as const;
  const lengths: number[] = [];
  for (const [path, slides, params] of pairs) {
    const [pdf, deck] = [await pdfOf(pathOf(path, params)), await deckOf(pathOf(slides, params))];
    expect(differences(deck, pdf)).toEqual([]);
    lengths.push(pdf.pages.length);
  }
  // Cover, a table when there are two vacancies, a page per vacancy, and the location of the complex.
  expect(lengths).toEqual([3, 5, 3]);

  const refused = async (path: string, params: Record<string, string>, token?: null) =>
    refusalIn(await ask(app, 'GET', pathOf(path, params), token === null ? { token } : {})).code;
  expect(await refused(industrialExports.pdf.path, { id: unknownId })).toBe('selection.not_found');
  expect(await refused(exportVacancyPdf.path, { id: unknownId })).toBe('vacancy.not_found');
  expect(await refused(exportBuildingPdf.path, { id: unknownId, vacancyType: '1' })).toBe('building.not_found');
  expect(await refused(exportBuildingPdf.path, { id: building.id, vacancyType: '3' })).toBe('request.invalid');
  expect(await refused(exportVacancyPdf.path, { id: lease.id }, null)).toBe('auth.required');
});
