import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#testing/ask.ts';
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

/** Replaces ids, which can occur in links. */
const withoutIds = (text: string) => text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');

async function fileOf(path: string): Promise<Buffer> {
  const { status, bytes } = await download(demo.app, path);
  expect(status, path).toBe(200);
  return bytes;
}

/** Text of every page with its coordinates (pt), the number of pictures, and the links. */
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

/** A call by the demonstration employee. @returns its answer */
async function asked<Wire>(method: string, path: string, body?: object): Promise<Wire> {
  const { status, json, text } = await ask(demo.app, method, path, { token: demo.token, body });
  expect(status, `${method} ${path}: ${text}`).toBeLessThan(300);
  return json as Wire;
}

const scarcePlot = () => ({
  cadastralNumbers: ['40:10:0020304:1'],
  region: { id: 40 },
  latitude: 55.1,
  longitude: 36.6,
  category: { id: 1 },
  propertyType: { id: 1 },
  ownershipType: { id: 1 },
  area: 0.5,
  kmFromCity: 0,
  lastConversationDate: '2026-11-01T00:00:00',
  linkToDisk: 'https://disk.example/2',
  linkToDocumentation: 'https://docs.example/2',
  responsibleEmployeeId: demo.employeeId,
});

const richPlot = () => ({
  ...scarcePlot(),
  cadastralNumbers: ['50:20:0010203:901', '50:20:0010203:902', '50:20:0010203:903'],
  region: { id: 50 },
  address: 'Московская область, Одинцовский г. о., деревня Полевая, промышленная зона «Восток», участок 7',
  latitude: 55.6824,
  longitude: 37.1042,
  polygons: [
    {
      coordinates: [
        [55.681, 37.102],
        [55.681, 37.107],
        [55.684, 37.107],
        [55.684, 37.102],
      ],
    },
  ],
  landHighway: { id: 1 },
  bestUses: [{ id: 1 }, { id: 2 }, { id: 3 }],
  permittedUseTypes: [{ id: 2 }, { id: 5 }],
  okveds: [{ id: 23 }],
  gasSupply: { type: 1, value: 1_500.5 },
  electricitySupply: { type: 2, value: 777 },
  waterSupply: { type: 1, from: 10, to: 20.25 },
  sewerage: { type: 1, to: 8.5 },
  heatSupply: { type: 2, from: 3 },
  price: 385_000_000.5,
  area: 12.5,
  buildingArea: 1_234.5,
  kmFromCity: 33.25,
  comment: 'Видно одним сотрудникам',
  ...Object.fromEntries(
    [
      ...['isActive', 'isChecked', 'onSale', 'hasBarganing', 'hasPond', 'hasDriveway', 'hasOverheadCrane'],
      ...['isLightIndustrial', 'hasLandLotTownPlanningPlan', 'isTerritoryComplexDevelopment', 'isSpecialEconomicZone'],
      ...['hasIndustrialRailway', 'isIndustrialPark', 'isUnfriendlyCountry', 'builtToLease', 'builtToSuit'],
    ].map((flag) => [flag, true]),
  ),
});

/**
 * Puts objects into the selection of a new request: the third hidden, the fourth archived afterwards.
 * @returns id of the request
 */
async function selectionOf(domain: 'land' | 'industrial', request: object, objectIds: readonly string[]) {
  const { id } = await asked<{ id: string }>('POST', `/api/${domain}/requests`, request);
  const selection = await asked<{ id: string }>('GET', `/api/${domain}/request-selections/request/${id}`);
  const items = objectIds.map((entityId, index) => ({ entityId, status: index !== 2 }));
  await asked('POST', `/api/${domain}/request-selections/${selection.id}/add-items`, { items });
  return id;
}

async function expectStored(domain: 'land' | 'industrial', requestId: string): Promise<void> {
  const slides = await fileOf(`/api/${domain}/powerpoint-export/request/${requestId}`);
  await expect(await deckText(slides)).toMatchFileSnapshot(`stored/files/${domain}-extremes-slides.txt`);
  for (const audience of ['client', 'broker']) {
    const sheet = await fileOf(`/api/${domain}/ExcelExport/request/${requestId}?audience=${audience}`);
    await expect(withoutIds(await sheetText(sheet))).toMatchFileSnapshot(
      `stored/files/${domain}-extremes-sheet-${audience}.txt`,
    );
  }
}

test('files of plots with every field and with almost none, confidential, hidden and archived, are the stored ones', async () => {
  const confidential = { cadastralNumbers: ['50:20:0010203:904'], isConfidentially: true };
  const archived = { cadastralNumbers: ['40:10:0020304:3'], address: 'В архиве' };
  const hidden = { cadastralNumbers: ['40:10:0020304:2'], address: 'Скрыт' };
  const ids: string[] = [];
  for (const plot of [
    richPlot(),
    scarcePlot(),
    { ...scarcePlot(), ...hidden },
    { ...scarcePlot(), ...archived },
    { ...richPlot(), ...confidential },
  ])
    ids.push((await asked<{ id: string }>('POST', '/api/land/properties', plot)).id);
  const requestId = await selectionOf(
    'land',
    {
      name: 'Площадка под завод',
      requestDate: '2026-11-01T00:00:00',
      propertyTypes: [{ id: 1 }],
      linkToDisk: 'https://disk.example/1',
      isActual: true,
      builtToSuit: false,
      builtToLease: false,
    },
    ids,
  );
  await asked('POST', `/api/land/properties/${ids[3]}/archive`);
  await expectStored('land', requestId);
});

test('files of vacancies with every field and with almost none, hidden and archived, are the stored ones', async () => {
  const first = await vacancy();
  const buildingId = await demo.firstOf(`building_id as id from industrial.vacancies where id = '${first}'`);
  const scarce = {
    buildingId,
    name: 'Скудная',
    vacancyTypes: 1,
    vacancyStatus: 1,
    availabilityDate: '2027-01-01T00:00:00',
    isWholeForRent: false,
    isPublicationOnWebsite: false,
    areaSetWithPrice: { office: { areaValue: 50 } },
  };
  const rich = {
    ...scarce,
    name: 'Полная',
    vacancyTypes: 7,
    isWholeForRent: true,
    rentStatus: { id: 1 },
    floors: [{ id: 1 }, { id: 2 }],
    minimalRentalBlockArea: 100.5,
    minimalSaleBlockArea: 200.25,
    salePrice: 99_000_000,
    opexPerSqm: 1_250.75,
    isOpexIncluded: false,
    leaseVat: 1,
    saleVat: 2,
    storageVat: 1,
    utilityBill: { id: 1 },
    securityPayment: 'Два месяца',
    rentalHolidays: 3,
    minimalRentalPeriod: 11,
    isShortTermRental: true,
    saleDealScheme: { id: 1 },
    bts: true,
    btsPeriod: 9,
    hasShelves: true,
    countPalletPlaces: 12_000,
    palletPrice: 25.5,
    numberGatesZero: 4,
    dockNumber: 6,
    hasCrossDock: true,
    hasElevator: false,
    additionalInformation: 'Отдельный въезд с шоссе, охрана круглосуточно.',
    areaSetWithPrice: {
      warehouse: {
        areaValue: 900,
        leasePricePerSqm: 8_500,
        temperature: { areaValue: 300, temperatureFrom: 2, temperatureTo: 6 },
        freezer: { areaValue: 200, temperatureFrom: -25, temperatureTo: -18 },
      },
      production: { areaValue: 400, leasePricePerSqm: 7_000 },
      office: { areaValue: 150.5, leasePricePerSqm: 12_000.5 },
      mezzanine: { areaValue: 80, leasePricePerSqm: 5_000 },
    },
  };
  const ids: string[] = [];
  for (const body of [rich, scarce, { ...scarce, name: 'Скрытая' }, { ...scarce, name: 'В архиве' }])
    ids.push((await asked<{ id: string }>('POST', '/api/industrial/vacancies', body)).id);
  const requestId = await selectionOf(
    'industrial',
    {
      name: 'Склад у кольцевой',
      requestDate: '2026-11-01T00:00:00',
      responsibleEmployeeId: demo.employeeId,
      companyId: await demo.firstOf('id from shared.companies order by name'),
    },
    ids,
  );
  await asked('POST', `/api/industrial/vacancies/${ids[3]}/archive?isEnabled=false`);
  await expectStored('industrial', requestId);
});
