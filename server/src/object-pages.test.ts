import { exportComplexPage, exportVacancyPage } from '@gektar/contract/industrial/selections/selection-exports.ts';
import { archiveVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { exportPropertyPage } from '@gektar/contract/land/selections/selection-exports.ts';
import { formatDate, today } from '@gektar/format/date.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { download } from '#testing/download.ts';
import { givenProperty } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { bare } from '#testing/pages-of-deck.ts';
import { corners } from '#testing/pictures.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload } from '#testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'), { officePhone: '+7 (495) 123-45-67' });
});
beforeEach(() => sql`truncate shared.showings cascade`.execute(app.db));
afterAll(() => app.close());

const unknownId = '019a0000-0000-7000-8000-00000000dead';
let number = 100;
const newNumber = () => {
  number += 1;
  return `50:20:0010203:${number}`;
};

const pathOf = (path: string, id: string) => path.replace('{id}', id);

async function givenImages(count: number) {
  const imageType = await app.db
    .selectFrom('industrial.image_types')
    .select('id')
    .where('name', '=', 'Общий вид')
    .executeTakeFirstOrThrow();
  const images = [];
  for (let index = 0; index < count; index += 1) {
    const content = await corners(800 + index, 600)
      .jpeg()
      .toBuffer();
    const { id: globalImageId } = await givenUpload(app, { content });
    images.push({ globalImageId, imageType, presenceInTheFlyer: index === 0 });
  }
  return images;
}

async function givenSite() {
  const complex = await givenComplex(app.db, { name: 'Парк «Осиновый»', images: await givenImages(2) });
  const building = await givenBuilding(app.db, complex.id, { name: 'Корпус 3', images: await givenImages(1) });
  const vacancy = await givenVacancy(app.db, building.id, {
    name: '7-Ж',
    areaSetWithPrice: { production: { areaValue: 1_234, leasePricePerSqm: 8_765 } },
    isRentalPriceOnRequest: false,
    vacancyTypes: 1,
  });
  const other = await givenVacancy(app.db, building.id, {
    name: '8-К',
    areaSetWithPrice: { production: { areaValue: 2_111, leasePricePerSqm: 9_111 } },
    isRentalPriceOnRequest: false,
    vacancyTypes: 1,
  });
  return { complexId: complex.id, vacancyId: vacancy.id, otherId: other.id };
}

interface Page {
  readonly name: string;
  readonly path: string;
  readonly missing: string;
  /** @returns the id in the path, the ids of the objects that are shown, and texts of the page */
  readonly given: () => Promise<{ id: string; objectIds: readonly string[]; texts: readonly string[] }>;
  readonly pictures: number;
}

const pages: readonly Page[] = [
  {
    name: 'plot',
    path: exportPropertyPage.path,
    missing: 'property.not_found',
    given: async () => {
      const cadastralNumber = newNumber();
      const { id } = await givenProperty(app.db, {
        cadastralNumbers: [cadastralNumber],
        address: 'Осиново, 5',
        price: 98_765_432,
        isConfidentially: false,
        images: (await givenImages(2)).map(({ globalImageId, presenceInTheFlyer }) => ({
          globalImageId,
          presenceInTheFlyer,
        })),
      });
      return { id, objectIds: [id], texts: ['Осиново, 5', '98 765 432', cadastralNumber] };
    },
    pictures: 2,
  },
  {
    name: 'vacancy',
    path: exportVacancyPage.path,
    missing: 'vacancy.not_found',
    given: async () => {
      const { vacancyId } = await givenSite();
      return { id: vacancyId, objectIds: [vacancyId], texts: ['Парк «Осиновый», Корпус 3, 7-Ж', '1 234', '8 765'] };
    },
    pictures: 3,
  },
  {
    name: 'complex',
    path: exportComplexPage.path,
    missing: 'complex.not_found',
    given: async () => {
      const { complexId, vacancyId, otherId } = await givenSite();
      const texts = ['Парк «Осиновый»', 'Корпус 3, 7-Ж', 'Корпус 3, 8-К', '3 345', 'от 8 765', '9 111'];
      return { id: complexId, objectIds: [vacancyId, otherId], texts };
    },
    pictures: 3,
  },
];

describe.each(pages)('the page of a $name', ({ path, missing, given, pictures }) => {
  test('is one page with its data, the employee who sends it and no number', async () => {
    const { id, texts } = await given();
    const { bytes, name, status } = await download(app, pathOf(path, id));
    expect([status, name]).toEqual([200, `Гектар - Объект ${formatDate(today())}.pdf`]);
    const pdf = await readPdf(bytes);
    expect(pdf.pages).toHaveLength(1);
    const everything = bare((pdf.pages[0]?.texts ?? []).map(({ text }) => text).join(''));
    const { rows } = await sql<{ first: string; last: string }>`
      select first_name as first, last_name as last from shared.employees where id = ${app.broker.id}`.execute(app.db);
    for (const text of [...texts, `${rows[0]?.first} ${rows[0]?.last}`]) expect(everything).toContain(bare(text));
    expect(everything).not.toContain('1/1');
    expect(pdf.pages[0]?.pictures).toBe(pictures);
  });

  test('is recorded as shown without a client', async () => {
    const { id, objectIds } = await given();
    await download(app, pathOf(path, id));
    const { rows } = await sql<{ objectId: string }>`
      select s.channel, s.request_id as "requestId", s.company_id as "companyId", s.employee_id as "employeeId",
        d.object_id as "objectId"
      from shared.showings s join shared.disclosures d on d.showing_id = s.id order by d.object_name`.execute(app.db);
    const common = { channel: 'pdf', requestId: null, companyId: null, employeeId: app.broker.id };
    expect(rows).toEqual(objectIds.map((objectId) => ({ ...common, objectId })));
  });

  test('is refused for a missing object and without a sign-in, and records nothing', async () => {
    const { id } = await given();
    expect(refusalIn(await ask(app, 'GET', pathOf(path, unknownId))).code).toBe(missing);
    expect(refusalIn(await ask(app, 'GET', pathOf(path, 'none'))).code).toBe('request.invalid');
    expect(refusalIn(await ask(app, 'GET', pathOf(path, id), { token: null })).code).toBe('auth.required');
    const { rows } = await sql`select from shared.showings`.execute(app.db);
    expect(rows).toEqual([]);
  });
});

test('a complex is shown with its open vacancies only, and refused without any', async () => {
  const { complexId, vacancyId, otherId } = await givenSite();
  await app.broker.call(archiveVacancy, { params: { id: vacancyId } });
  const pdf = await readPdf((await download(app, pathOf(exportComplexPage.path, complexId))).bytes);
  const text = bare((pdf.pages[0]?.texts ?? []).map((one) => one.text).join(''));
  expect(text).toContain('8-К');
  expect(text).not.toContain('7-Ж');
  await app.broker.call(archiveVacancy, { params: { id: otherId } });
  const refusal = refusalIn(await ask(app, 'GET', pathOf(exportComplexPage.path, complexId)));
  expect(refusal).toMatchObject({ code: 'complex.nothing_open', message: 'В комплексе нет открытых вакансий' });
});

test('a confidential plot shows neither its number nor its address', async () => {
  const { id } = await givenProperty(app.db, {
    cadastralNumbers: ['50:20:0010999:78'],
    address: 'Тайная, 1',
    isConfidentially: true,
  });
  const pdf = await readPdf((await download(app, pathOf(exportPropertyPage.path, id))).bytes);
  const text = bare((pdf.pages[0]?.texts ?? []).map((one) => one.text).join(''));
  expect(text).not.toMatch(/Тайная|0010999:78/);
});

test('a complex with more vacancies than the page has rows counts the others', async () => {
  const complex = await givenComplex(app.db, { name: 'Парк «Большой»' });
  const building = await givenBuilding(app.db, complex.id, { name: 'Корпус 1' });
  for (let index = 1; index <= 14; index += 1) await givenVacancy(app.db, building.id, { name: `В-${index + 10}` });
  const pdf = await readPdf((await download(app, pathOf(exportComplexPage.path, complex.id))).bytes);
  expect(pdf.pages).toHaveLength(1);
  const text = bare((pdf.pages[0]?.texts ?? []).map((one) => one.text).join(''));
  expect(text).toContain('В-11');
  expect(text).toMatch(/…иещё\d+ваканси/);
  expect(text).not.toContain('В-24');
});
