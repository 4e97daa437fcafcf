import { archiveBuilding } from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { archiveComplex } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { mapSelection } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { industrialPublic } from '@gektar/contract/industrial/selections/public-selection.ts';
import {
  extendLink,
  getLinkOfSelection,
  industrialLinks,
  industrialSelections,
} from '@gektar/contract/industrial/selections/selection.ts';
import { closeVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { givenVacancySelection } from '#testing/given-vacancy-selection.ts';
import { wholeBuildingFields, wholeComplexFields, wholeVacancyFields } from '#testing/given-whole-complex.ts';
import { givenLinkIn } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const query = { password: 'K7M4XC' };
const unknownId = '01998e5a-0000-7000-8000-000000000000';

async function seen(vacancyIds: readonly string[]) {
  const { selectionId } = await givenVacancySelection(app.db, { objectIds: vacancyIds });
  await givenLinkIn(app.db, 'industrial', selectionId, query);
  return (await app.anonymous(industrialPublic.read, { params: { id: selectionId }, query })).items;
}

/** A vacancy with a different value in every field, in a building and a complex of the same kind. */
async function unlike(about: Partial<Parameters<typeof givenVacancy>[2]> = {}) {
  const [plan, view] = await app.db
    .insertInto('industrial.image_types')
    .values([{ name: `А: поэтажный план ${Math.random()}` }, { name: `Б: общий вид ${Math.random()}` }])
    .returning(['id', 'name'])
    .execute();
  if (!plan || !view) throw new Error('two rows were inserted');
  const photo = async (imageType: { id: number }, presenceInTheFlyer = false) => ({
    globalImageId: await givenStoredFile(app.db),
    imageType,
    presenceInTheFlyer,
  });
  const [gate, drawing, outside] = [await photo(view), await photo(plan), await photo(view, true)];
  const aerial = await photo(view);
  const complex = await givenComplex(app.db, { ...(await wholeComplexFields(app.db)), images: [aerial] });
  const building = await givenBuilding(app.db, complex.id, {
    ...(await wholeBuildingFields(app.db)),
    floorsNumber: 3,
    images: [gate, drawing, outside],
  });
  const vacancy = await givenVacancy(app.db, building.id, {
    ...(await wholeVacancyFields(app.db)),
    isPriceByRequest: false,
    isRentalPriceOnRequest: false,
    palletPlacesOnRequest: false,
    ...about,
  });
  const images = [
    { globalImageId: outside.globalImageId, imageTypeName: view.name },
    { globalImageId: drawing.globalImageId, imageTypeName: plan.name },
    { globalImageId: gate.globalImageId, imageTypeName: view.name },
    { globalImageId: aerial.globalImageId, imageTypeName: view.name },
  ];
  return { complex, building, vacancy, images };
}

test('a client sees every value of a vacancy in its own place, photos of the building first [IND-PUB-010, IND-PUB-011]', async () => {
  const { complex, building, vacancy, images } = await unlike();
  const [item] = await seen([vacancy.id]);
  const same = [
    ...['name', 'complexName', 'buildingName', 'region', 'highway', 'latitude', 'longitude', 'vacancyTypes'],
    ...['availabilityDate', 'isWholeForRent', 'floors', 'areaSize', 'mainAreaTypeCalc', 'areaSetWithPrice'],
    ...[
      'averageNetRentalRate',
      'isRentalPriceOnRequest',
      'minimalRentalBlockArea',
      'minimalSaleBlockArea',
      'salePrice',
    ],
    ...['isPriceByRequest', 'opexPerSqm', 'isOpexIncluded', 'leaseVat', 'saleVat', 'storageVat', 'bts', 'hasShelves'],
    ...['countPalletPlaces', 'numberGatesZero', 'dockNumber', 'hasCrossDock', 'hasElevator', 'buildingType'],
  ] as (keyof typeof vacancy)[];
  expect(item?.entity).toEqual({
    ...Object.fromEntries(same.map((name) => [name, vacancy[name]])),
    fullAddress: complex.fullAddress,
    distanceFromRingRoad: 35.5,
    distanceFromCenter: 51.25,
    distanceNearestPublicStop: 0.7,
    hasIndustrialRailway: true,
    truckParkingSpaces: 64,
    isApproximatePosition: complex.isApproximatePosition,
    polygons: complex.polygons,
    buildingClassTitle: 'B+',
    columnPitch: { x: 12, y: 24 },
    workingHeight: building.workingHeight,
    totalArea: building.totalArea,
    floorsNumber: 3,
    floorLoad: 7.5,
    docksNumber: 58,
    gatesZeroNumber: 5,
    images,
  });
  expect(item?.entity.areaSetWithPrice.warehouse).toMatchObject({
    temperature: { areaValue: 3_600, leasePricePerSqm: 13_500, temperatureFrom: 2, temperatureTo: 6 },
    freezer: { areaValue: 0.25, leasePricePerSqm: 20_000, temperatureFrom: -22, temperatureTo: -18 },
  });
});

test('docks and gates of a building that nobody counted reach a client as none, and none of them as zero', async () => {
  const complex = await givenComplex(app.db);
  const uncounted = await givenBuilding(app.db, complex.id, { docksNumber: null, gatesZeroNumber: 0 });
  const docked = await givenBuilding(app.db, complex.id, { docksNumber: 0, gatesZeroNumber: null });
  const vacancies = [await givenVacancy(app.db, uncounted.id), await givenVacancy(app.db, docked.id)];
  const rows = (await seen(vacancies.map(({ id }) => id))).map(({ entity }) => [
    entity.docksNumber,
    entity.gatesZeroNumber,
  ]);
  expect(rows).toEqual([
    [null, 0],
    [0, null],
  ]);
});

test('what is told on request does not leave: every rate, the price, the places for pallets; areas, temperatures and OPEX do (G-10)', async () => {
  const { vacancy } = await unlike({
    isPriceByRequest: true,
    isRentalPriceOnRequest: true,
    palletPlacesOnRequest: true,
  });
  const [item] = await seen([vacancy.id]);
  const { areaSetWithPrice, ...entity } = item?.entity ?? {};
  expect(entity).toMatchObject({
    averageNetRentalRate: null,
    salePrice: null,
    countPalletPlaces: null,
    opexPerSqm: 1_800.5,
    areaSize: vacancy.areaSize,
  });
  const rates: unknown[] = [];
  const withoutRates = JSON.parse(
    JSON.stringify(vacancy.areaSetWithPrice, (name, value) => {
      if (name !== 'leasePricePerSqm') return value;
      rates.push(value);
      return null;
    }),
  );
  expect(rates.filter((rate) => rate !== null)).toHaveLength(9);
  expect(areaSetWithPrice).toEqual(withoutRates);
});

test('closed ones, and those of an archived building or complex, are left out and cannot be marked; warned ones stay (G-11, M-03)', async () => {
  const { building, complex } = await unlike();
  const inBuilding = await givenVacancy(app.db, building.id);
  const apart = await givenBuilding(app.db, complex.id);
  const [warned, closed] = [
    await givenVacancy(app.db, apart.id, { vacancyStatus: 4 }),
    await givenVacancy(app.db, apart.id),
  ];
  const elsewhere = await givenComplex(app.db);
  const inComplex = await givenVacancy(app.db, (await givenBuilding(app.db, elsewhere.id)).id);
  const ids = [inBuilding, inComplex, closed, warned].map(({ id }) => id);
  const selection = await givenVacancySelection(app.db, { objectIds: ids });
  await givenLinkIn(app.db, 'industrial', selection.selectionId, query);
  const { call } = app.broker;
  await call(archiveBuilding, { params: { id: building.id } });
  await call(archiveComplex, { params: { id: elsewhere.id } });
  await call(closeVacancy, {
    params: { id: closed.id },
    body: { vacancyType: 1, closeDate: '2026-11-21T00:00:00', tenantName: 'АО «Полка»' },
  });
  const params = { id: selection.selectionId };
  const { items } = await app.anonymous(industrialPublic.read, { params, query });
  expect(items.map(({ id, order }) => [id, order])).toEqual([[selection.itemIds[3], 1]]);
  for (const id of selection.itemIds.slice(0, 3)) {
    const mark = app.anonymous(industrialPublic.markFavorite, { params: { id }, query });
    await expect(mark).rejects.toMatchObject({ code: 'link.invalid' });
  }
  const kept = await call(industrialSelections.one, { params });
  expect(kept.items.map(({ entity }) => [entity.id, entity.isActive, entity.vacancyStatus])).toEqual([
    [inBuilding.id, false, 1],
    [inComplex.id, false, 1],
    [closed.id, true, 2],
    [warned.id, true, 4],
  ]);
});

test('the link stands below its selection, too; 404 without one [IND-SEL-012, IND-LINK-013]', async () => {
  const { selectionId: id } = await givenVacancySelection(app.db);
  const read = () => app.broker.call(getLinkOfSelection, { params: { id } });
  await expect(read()).rejects.toMatchObject({ code: 'link.not_found', status: 404 });
  const link = await app.broker.call(industrialLinks.create, { body: { requestSelectionId: id } });
  expect(await read()).toEqual(link);
});

test('an employee extends the link by its selection, an expired one as well; its code stays; no client can [IND-PUB-018]', async () => {
  const responsibleEmployeeId = app.broker.id;
  const { selectionId: id, requestId } = await givenVacancySelection(app.db, { responsibleEmployeeId });
  const expirationTime = '2099-12-31T23:59:59';
  const extend = (to = expirationTime, params = { id }) =>
    app.broker.call(extendLink, { params, body: { expirationTime: to } });
  await expect(extend()).rejects.toMatchObject({ code: 'link.not_found' });
  await expect(extend(expirationTime, { id: unknownId })).rejects.toMatchObject({ code: 'selection.not_found' });
  await expect(extend(expirationTime, { id: requestId })).rejects.toMatchObject({ code: 'selection.not_found' });
  const link = await givenLinkIn(app.db, 'industrial', id, { ...query, endsIn: '-3 days' });
  const read = () => app.anonymous(industrialPublic.read, { params: { id }, query });
  await expect(read()).rejects.toMatchObject({ code: 'link.invalid' });
  expect(await extend()).toEqual({ id: link.id, requestSelectionId: id, password: query.password, expirationTime });
  expect(await read()).toMatchObject({ expirationTime });
  await expect(extend('2020-01-01T00:00:00')).rejects.toMatchObject({ code: 'link.past_date' });
  const client = app.anonymous(extendLink, { params: { id }, body: { expirationTime } });
  await expect(client).rejects.toMatchObject({ code: 'auth.required' });
  expect(await read()).toMatchObject({ expirationTime });
});

test('the points of a selection are those of its vacancies, hidden ones among them (M-32) [MAP-006]', async () => {
  const { vacancy } = await unlike();
  const other = await givenVacancy(app.db, vacancy.buildingId, { areaSetWithPrice: {} });
  const { requestId, itemIds } = await givenVacancySelection(app.db, {
    objectIds: [vacancy.id, other.id],
    responsibleEmployeeId: app.broker.id,
  });
  await app.broker.call(industrialSelections.updateItem, { body: { id: itemIds[1] ?? '', status: false } });
  const points = await app.broker.call(mapSelection, { params: { requestId } });
  expect(points.toSorted()).toEqual(
    [
      [vacancy.id, 56.1851, 36.97763, 1],
      [other.id, 56.1851, 36.97763, 0],
    ].toSorted(),
  );
  const nowhere = app.broker.call(mapSelection, { params: { requestId: unknownId } });
  await expect(nowhere).rejects.toMatchObject({ code: 'selection.not_found' });
});
