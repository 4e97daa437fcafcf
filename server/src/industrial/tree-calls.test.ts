import * as buildings from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import { buildingComments, complexComments, vacancyComments } from '@gektar/contract/industrial/comment-endpoints.ts';
import * as complexes from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import * as documents from '@gektar/contract/industrial/complexes/document-endpoints.ts';
import * as deals from '@gektar/contract/industrial/deals/deal-endpoints.ts';
import * as model from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import * as people from '@gektar/contract/industrial/people/people-endpoints.ts';
import * as vacancies from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { moscowTime } from '@gektar/format/date.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findHistory } from '#database/audit.ts';
import { ask } from '#testing/ask.ts';
import { anyValue, buildingFields, givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenEvents } from '#testing/given-events.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const deal = { vacancyType: 1, closeDate: '2026-11-21T00:00:00' };
const byId = (id: string) => ({ params: { id } });
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** Two buildings with a vacancy each. */
async function givenTree() {
  const complex = await givenComplex(app.db);
  const [one, other] = [
    await givenBuilding(app.db, complex.id, { name: 'Корпус 1' }),
    await givenBuilding(app.db, complex.id, { name: 'Корпус 2' }),
  ];
  const areaSetWithPrice = {
    warehouse: {
      areaValue: 13_200,
      dry: { areaValue: 9_600, leasePricePerSqm: 8_900 },
      temperature: { areaValue: 3_600, leasePricePerSqm: 13_500, temperatureFrom: 2, temperatureTo: 6 },
    },
    office: { areaValue: 840.5, leasePricePerSqm: 12_000 },
  };
  const blocks = { minimalRentalBlockArea: 9_000, minimalSaleBlockArea: 6_000 };
  const vacancy = await givenVacancy(app.db, one.id, {
    name: '1-А',
    areaSetWithPrice,
    securityPayment: '2 месяца',
    salePrice: 1_000_000_000.01,
    ...blocks,
  });
  const second = await givenVacancy(app.db, other.id, { name: '2-А', vacancyTypes: 3 });
  return { complex, one, other, vacancy, second };
}

test('a part is closed: the rest is a new open vacancy with the same conditions, nothing of the area is lost [IND-DEAL-001]', async () => {
  const { call } = app.broker;
  const { complex, one, vacancy } = await givenTree();
  const closed = await call(vacancies.closeVacancy, {
    ...byId(vacancy.id),
    body: {
      ...deal,
      part: { warehouse: { areaValue: null, dry: { areaValue: 4_600.25 } }, office: { areaValue: 840.5 } },
    },
  });
  expect(closed).toMatchObject({
    id: vacancy.id,
    name: '1-А',
    vacancyStatus: 2,
    areaSize: 5_440.75,
    // The share of 5,440.75 of 14,040.5 m²; the prices of both parts add up to the price of the whole.
    salePrice: 387_504_006.27,
    minimalRentalBlockArea: 5_440.75,
    minimalSaleBlockArea: 5_440.75,
    areaSetWithPrice: {
      warehouse: { areaValue: 4_600.25, dry: { areaValue: 4_600.25, leasePricePerSqm: 8_900 }, temperature: null },
      office: { areaValue: 840.5, leasePricePerSqm: 12_000 },
    },
  });
  const [event] = (await call(complexes.getFullComplex, byId(complex.id))).logs;
  expect(event).toMatchObject({
    action: 'close',
    changes: {
      vacancyType: [null, 1],
      areaSetWithPrice: [
        { warehouse: { areaValue: 13_200 }, office: { areaValue: 840.5 } },
        { warehouse: { areaValue: 4_600.25 }, office: { areaValue: 840.5 } },
      ],
      salePrice: [1_000_000_000.01, 387_504_006.27],
      minimalRentalBlockArea: [9_000, 5_440.75],
      minimalSaleBlockArea: [6_000, 5_440.75],
    },
  });
  const rest = (await call(buildings.listVacanciesOfBuilding, byId(one.id))).find(({ id }) => id !== vacancy.id);
  expect(rest).toMatchObject({
    name: '1-А (остаток)',
    vacancyStatus: 1,
    deal: null,
    securityPayment: '2 месяца',
    areaSize: 8_599.75,
    salePrice: 612_495_993.74,
    minimalRentalBlockArea: 8_599.75,
    minimalSaleBlockArea: 6_000,
    areaSetWithPrice: {
      warehouse: {
        areaValue: 8_599.75,
        dry: { areaValue: 4_999.75 },
        temperature: { areaValue: 3_600, temperatureFrom: 2, temperatureTo: 6 },
      },
      office: null,
    },
  });
  expect(await call(complexes.getComplex, byId(complex.id))).toMatchObject({ vacancyCount: 2, freeArea: 8_599.75 });
});

test('deals are made, listed, found, changed and deleted; their buildings have them [IND-DEAL-003…006, IND-DEAL-008…014, IND-BLD-033, IND-FULL-008]', async () => {
  const { call } = app.broker;
  const { complex, one, vacancy, second } = await givenTree();
  const fields = {
    ...deal,
    tenantName: 'АО «Полка»',
    tenantBitrixId: '10482',
    agentName: 'Марк Озёрный',
    agentBitrixId: '117',
    rentalPeriod: 60,
    movedOut: 'ЛП «Ольховый»',
    endDateOfTheContract: '2031-11-20T00:00:00',
    additionalInformation: 'Индексация 6 %',
    isInvestmentDeal: true,
    isVerifiedByReseach: true,
  };
  const made = await call(deals.createDeal, { body: { ...fields, vacancyId: vacancy.id } });
  expect(made).toMatchObject({
    ...fields,
    vacancyId: vacancy.id,
    vacancyName: '1-А',
    areaSize: 14_040.5,
    sector: null,
  });
  expect(await call(deals.getDeal, byId(made.id))).toEqual(made);
  const closed = { id: vacancy.id, vacancyStatus: 2, deal: made };
  expect(await call(buildings.getFullBuilding, byId(one.id))).toMatchObject({ vacancies: [closed], deals: [made] });
  const sale = await call(deals.createDeal, {
    body: { vacancyType: 2, closeDate: '2026-11-22T00:00:00', vacancyId: second.id },
  });
  expect(idsOf(await call(deals.listDeals, { query: { complexId: complex.id } }))).toEqual([sale.id, made.id]);
  const changed = await call(deals.updateDeal, { body: { ...made, rentalPeriod: 36, isInvestmentDeal: false } });
  expect(changed).toEqual({ ...made, rentalPeriod: 36, isInvestmentDeal: false, rowVersion: 2 });
  expect(idsOf(await call(model.listClosedVacanciesOfComplex, byId(complex.id)))).toEqual([second.id, vacancy.id]);
  const leased = await call(vacancies.listLeaseClosedVacancies, { query: { take: 1000 } });
  expect(idsOf(leased)).toContain(vacancy.id);
  expect(idsOf(leased)).not.toContain(second.id);
  expect(await call(deals.deleteDeal, byId(sale.id))).toEqual({ id: sale.id });
  expect(await call(vacancies.getVacancy, byId(second.id))).toMatchObject({ vacancyStatus: 1, deal: null });
  expect(idsOf(await call(model.listClosedVacanciesOfComplex, byId(complex.id)))).toEqual([vacancy.id]);
});

test('a deal stays editable when its vacancy is not offered for its type any more', async () => {
  const { call } = app.broker;
  const { second } = await givenTree();
  const made = await call(deals.createDeal, {
    body: { vacancyType: 2, closeDate: '2026-11-22T00:00:00', vacancyId: second.id },
  });
  const closed = await call(vacancies.getVacancy, byId(second.id));
  await call(vacancies.updateVacancy, { body: { ...closed, vacancyTypes: 1 } });
  const kept = await call(deals.updateDeal, { body: { ...made, movedOut: 'Химки' } });
  expect(kept).toMatchObject({ vacancyType: 2, movedOut: 'Химки' });
  const other = call(deals.updateDeal, { body: { ...kept, vacancyType: 4 } });
  await expect(other).rejects.toMatchObject({ code: 'deal.type_not_offered' });
});

test('archiving a complex takes its parts along, restoring brings all back, those archived alone too; the toggle may name a state [IND-CPX-074, IND-CPX-076, IND-CPX-077, IND-CPX-103, IND-BLD-068, IND-VAC-044, IND-VAC-047]', async () => {
  const { call } = app.broker;
  const { complex, one, vacancy } = await givenTree();
  expect(await call(buildings.archiveBuilding, byId(one.id))).toMatchObject({ isEnabled: false });
  expect(await call(vacancies.getVacancy, byId(vacancy.id))).toMatchObject({ isEnabled: true });
  const flags = async () => {
    const { isEnabled, buildings: inside } = await call(complexes.getFullComplex, byId(complex.id));
    return [
      isEnabled,
      ...inside.flatMap((building) => [building.isEnabled, ...building.vacancies.map((each) => each.isEnabled)]),
    ];
  };
  for (const isEnabled of [false, true, false]) {
    expect(await call(vacancies.archiveVacancy, byId(vacancy.id))).toMatchObject({ isEnabled });
    expect(await flags()).toEqual([true, true, true, false, isEnabled]);
    const summary = (await call(complexes.listBuildingsOfComplex, byId(complex.id))).find(({ id }) => id === one.id);
    expect(summary?.vacancies).toMatchObject([{ id: vacancy.id, isEnabled }]);
  }
  expect(await call(complexes.archiveComplex, byId(complex.id))).toMatchObject({ isEnabled: false });
  expect(await flags()).toEqual([false, false, false, false, false]);
  for (let turn = 0; turn < 2; turn++) {
    await call(complexes.archiveComplex, { ...byId(complex.id), query: { isEnabled: 'true' } });
    expect(await flags()).toEqual([true, true, true, true, true]);
  }
});

test('the log of a complex tells a cascade in one event that counts, each part has its own; whoever changed something is told [IND-CPX-029]', async () => {
  const { call, id: employeeId } = app.broker;
  const { complex, one, vacancy, second } = await givenTree();
  await call(vacancies.updateVacancy, { body: { ...vacancy, name: '1-Б' } });
  await call(vacancies.archiveVacancy, byId(second.id));
  await call(complexes.archiveComplex, byId(complex.id));
  await call(complexes.archiveComplex, { ...byId(complex.id), query: { isEnabled: 'true' } });
  await call(vacancies.archiveVacancy, byId(second.id));
  // The complex is already active: only the archived vacancy is restored.
  await call(complexes.archiveComplex, { ...byId(complex.id), query: { isEnabled: 'true' } });
  const counted = (buildingCount: number, vacancyCount: number) => ({
    buildings: [null, buildingCount],
    vacancies: [null, vacancyCount],
  });
  const { logs } = await call(complexes.getFullComplex, byId(complex.id));
  expect(
    logs.filter(({ action }) => action !== 'create').map(({ entity, action, changes }) => [entity, action, changes]),
  ).toEqual([
    ['complex', 'unarchive', counted(0, 1)],
    ['vacancy', 'archive', {}],
    ['complex', 'unarchive', counted(2, 2)],
    ['complex', 'archive', counted(2, 1)],
    ['vacancy', 'archive', {}],
    ['vacancy', 'update', { name: ['1-А', '1-Б'] }],
  ]);
  expect(new Set(logs.filter(({ action }) => action !== 'create').map((event) => event.employeeId))).toEqual(
    new Set([employeeId]),
  );
  for (const [entity, id, actions] of [
    ['building', one.id, ['unarchive', 'archive', 'create']],
    ['vacancy', second.id, ['unarchive', 'archive', 'unarchive', 'archive', 'create']],
  ] as const) {
    const history = await findHistory(app.db, { entity, id }, { take: 20, skip: 0 });
    expect(history.map(({ action }) => action)).toEqual(actions);
  }
});

test('the log goes on page by page before the last event that is known, to the first one', async () => {
  const { call, id: employeeId } = app.broker;
  const { complex, second } = await givenTree();
  await givenEvents(app.db, { entity: 'vacancy', id: second.id, employeeId }, 450);
  const { logs } = await call(complexes.getFullComplex, byId(complex.id));
  const read = (query: { before?: number; take?: number }) =>
    call(complexes.listComplexEvents, { ...byId(complex.id), query });
  expect(await read({})).toEqual(logs);
  const events = [...logs];
  for (let page = logs; page.length === 200; events.push(...page))
    page = await read({ before: Number(page.at(-1)?.id) });
  const changed = events.filter(({ action }) => action === 'update').map(({ changes }) => changes['name']?.[1]);
  expect(changed).toEqual(Array.from({ length: 450 }, (_, index) => `Имя ${450 - index}`));
  expect(new Set(idsOf(events)).size).toBe(events.length);
  expect(await read({ before: Number(events.at(-1)?.id) })).toEqual([]);
  expect(await read({ take: 3 })).toEqual(logs.slice(0, 3));
  const unknown = '0199a000-0000-7000-8000-00000000beef';
  await expect(call(complexes.listComplexEvents, byId(unknown))).rejects.toMatchObject({ code: 'complex.not_found' });
  for (const before of ['0', 'x', '1e30']) {
    const answer = call(complexes.listComplexEvents, { ...byId(complex.id), query: { before: before as never } });
    await expect(answer).rejects.toMatchObject({ status: 400 });
  }
});

test('both actualizations set their date and person, and leave open forms in date [IND-CPX-043, IND-CPX-079, IND-CPX-080, IND-CPX-098, IND-CPX-099]', async () => {
  const { call, id: employeeId } = app.broker;
  const { complex } = await givenTree();
  const before = moscowTime();
  const actual = await call(complexes.actualizeComplex, byId(complex.id));
  expect(actual).toMatchObject({
    complexActualizationDate: expect.any(String),
    vacanciesActualizeDate: null,
    actualizeVacancyEmployee: null,
    rowVersion: 1,
  });
  const confirmed = await call(complexes.actualizeVacanciesOfComplex, byId(complex.id));
  expect(confirmed).toMatchObject({
    complexActualizationDate: actual.complexActualizationDate,
    vacanciesActualizeDate: expect.any(String),
    actualizeVacancyEmployee: employeeId,
    rowVersion: 1,
  });
  const after = moscowTime(new Date(Date.now() + 1_000));
  for (const moment of [actual.complexActualizationDate, confirmed.vacanciesActualizeDate]) {
    expect([before, moment, after]).toEqual([before, moment, after].toSorted());
  }
});

test('the lists and short forms of each level answer what they are for [IND-CPX-086, IND-CPX-090, IND-CPX-093, IND-CPX-097, IND-CPX-100, IND-BLD-042, IND-BLD-057, IND-BLD-061, IND-BLD-062, IND-BLD-063, IND-BLD-066, IND-VAC-050, IND-FULL-009…012]', async () => {
  const { call } = app.broker;
  const { complex, one, other, vacancy, second } = await givenTree();
  const all = { query: { take: 1000 } };
  expect(idsOf(await call(complexes.listComplexes, all))).toContain(complex.id);
  expect(idsOf(await call(complexes.listFullComplexes, { query: { take: 50 } }))).toContain(complex.id);
  expect((await call(complexes.mapComplexes)).map(([id]) => id)).toContain(complex.id);
  expect(idsOf(await call(model.findComplexesOfCluster, { body: { ids: [complex.id] } }))).toEqual([complex.id]);
  expect(await call(model.findComplexesOfCluster, { body: { ids: [] } })).toEqual([]);
  expect(idsOf(await call(model.findVacanciesOfCluster, { body: { ids: [second.id] } }))).toEqual([second.id]);
  expect(idsOf(await call(vacancies.listVacancies, all))).toEqual(expect.arrayContaining([vacancy.id, second.id]));
  expect(idsOf(await call(buildings.listBuildings, all))).toContain(one.id);
  expect(idsOf(await call(buildings.listFullBuildings, { query: { take: 50 } }))).toContain(other.id);
  const summaries = await call(complexes.listBuildingsOfComplex, byId(complex.id));
  expect(summaries).toEqual([
    {
      id: one.id,
      isEnabled: true,
      name: 'Корпус 1',
      buildingType: one.buildingType,
      totalArea: one.totalArea,
      buildingClass: 2,
      complexId: complex.id,
      vacancies: [
        expect.objectContaining({
          id: vacancy.id,
          areaSize: 14_040.5,
          vacancyTypes: vacancy.vacancyTypes,
          hasDeal: false,
        }),
      ],
      deals: [],
    },
    expect.objectContaining({ id: other.id, vacancies: [expect.objectContaining({ id: second.id })] }),
  ]);
  const inside = await givenVacancy(app.db, one.id, { name: '1-Б' });
  await call(vacancies.archiveVacancy, byId(inside.id));
  const ofOne = await call(buildings.listVacanciesOfBuilding, byId(one.id));
  expect(ofOne.map(({ id, name, isEnabled }) => [id, name, isEnabled])).toEqual([
    [vacancy.id, '1-А', true],
    [inside.id, '1-Б', false],
  ]);
  expect(idsOf(await call(buildings.listVacanciesOfBuilding, byId(other.id)))).toEqual([second.id]);
  await call(vacancies.deleteVacancy, byId(inside.id));
  const leased = await call(vacancies.closeVacancy, { ...byId(second.id), body: deal });
  expect((await call(complexes.listBuildingsOfComplex, byId(complex.id)))[1]).toMatchObject({
    vacancies: [{ id: second.id, vacancyStatus: 2, hasDeal: true }],
    deals: [{ id: leased.deal?.id, vacancyId: second.id }],
  });
  const full = await call(buildings.getFullBuilding, byId(one.id));
  expect(full).toMatchObject({ id: one.id, vacancies: [{ id: vacancy.id }], deals: [] });
  expect(await call(buildings.getFullBuildingToo, byId(one.id))).toEqual(full);
  expect(await call(model.getOneComplexOfModel, byId(complex.id))).toEqual(
    await call(complexes.getComplex, byId(complex.id)),
  );
  expect(await call(model.getOneFullComplexOfModel, byId(complex.id))).toMatchObject({
    id: complex.id,
    buildings: [{ id: one.id }, { id: other.id }],
  });
  expect(await call(model.getOneBuildingOfModel, byId(one.id))).toEqual(
    await call(buildings.getBuilding, byId(one.id)),
  );
  expect(await call(model.getOneVacancyOfModel, byId(vacancy.id))).toEqual(
    await call(vacancies.getVacancy, byId(vacancy.id)),
  );
});

test('of the given ids of a cluster come those that the filter lets through, in its order, page by page [IND-CPX-101, IND-VAC-049]', async () => {
  const { call } = app.broker;
  const complexOf = async (complexArea: number) => givenComplex(app.db, { name: 'Парк «Скопление»', complexArea });
  const [small, middle, large, elsewhere] = [
    await complexOf(10),
    await complexOf(20),
    await complexOf(30),
    await complexOf(25),
  ];
  const body = {
    ids: [small.id, middle.id, large.id],
    filterModel: { complex: { ids: [elsewhere.id], complexArea: { from: 15, to: null } } },
    orderModel: { field: 'Area' as const, isAsc: false },
  };
  expect(idsOf(await call(model.findComplexesOfCluster, { body }))).toEqual([large.id, middle.id]);
  expect(idsOf(await call(model.findComplexesOfCluster, { body, query: { take: 1, skip: 1 } }))).toEqual([middle.id]);

  const building = await givenBuilding(app.db, small.id);
  const vacancyOf = (salePrice: number) => givenVacancy(app.db, building.id, { vacancyTypes: 2, salePrice });
  const [cheap, fair, dear, other] = [await vacancyOf(1), await vacancyOf(2), await vacancyOf(3), await vacancyOf(2.5)];
  const vacancyBody = {
    ids: [cheap.id, fair.id, dear.id],
    filterModel: { vacancy: { ids: [other.id], salePrice: { from: 1.5, to: null } } },
    orderModel: { field: 'SalePrice' as const, isAsc: false },
  };
  expect(idsOf(await call(model.findVacanciesOfCluster, { body: vacancyBody }))).toEqual([dear.id, fair.id]);
});

test('the list of all buildings has active ones first, then goes by name, page by page [IND-BLD-057] (H-16)', async () => {
  const { call } = app.broker;
  const complex = await givenComplex(app.db);
  const ids: string[] = [];
  for (const name of ['Ангар в архиве', 'Корпус Я', 'Ёмкость', 'Корпус Б']) {
    ids.push((await givenBuilding(app.db, complex.id, { name })).id);
  }
  const [archived, last, first, middle] = ids;
  await call(buildings.archiveBuilding, byId(archived ?? ''));
  const all = idsOf(await call(buildings.listBuildings, { query: { take: 1000 } }));
  expect(all.filter((id) => ids.includes(id))).toEqual([first, middle, last, archived]);
  const place = all.indexOf(last ?? '');
  expect(idsOf(await call(buildings.listBuildings, { query: { take: 2, skip: place } }))).toEqual(
    all.slice(place, place + 2),
  );
});

test('what changed in a span comes oldest first, of each level, by both paths [IND-CPX-094, IND-BLD-067, IND-VAC-054, IND-FULL-013, IND-FULL-014, IND-FULL-015]', async () => {
  const { call } = app.broker;
  const { complex, one, other, vacancy, second } = await givenTree();
  const set = (table: 'complexes' | 'buildings' | 'vacancies', id: string, at: string) =>
    app.db.updateTable(`industrial.${table}`).set({ date_time_updated: at }).where('id', '=', id).execute();
  await set('complexes', complex.id, '2020-01-05T10:00:00+03:00');
  await set('buildings', one.id, '2020-01-06T10:00:00+03:00');
  await set('buildings', other.id, '2020-01-05T10:00:00+03:00');
  await set('vacancies', vacancy.id, '2020-01-04T10:00:00+03:00');
  await set('vacancies', second.id, '2020-01-03T10:00:00+03:00');
  const january = { query: { dateFrom: '2020-01-01T00:00:00', dateTo: '2020-01-31T23:59:59' } };
  const early = { query: { dateFrom: '2020-01-01T00:00:00', dateTo: '2020-01-05T10:00:00' } };
  for (const endpoint of [complexes.listUpdatedComplexes, model.listUpdatedComplexesOfModel]) {
    expect(idsOf(await call(endpoint, january))).toEqual([complex.id]);
  }
  for (const endpoint of [buildings.listUpdatedBuildings, model.listUpdatedBuildingsOfModel]) {
    expect(idsOf(await call(endpoint, january))).toEqual([other.id, one.id]);
    expect(idsOf(await call(endpoint, early))).toEqual([other.id]);
  }
  for (const endpoint of [vacancies.listUpdatedVacancies, model.listUpdatedVacanciesOfModel]) {
    expect(idsOf(await call(endpoint, january))).toEqual([second.id, vacancy.id]);
  }
});

test('comments of the three levels: added, listed, read, changed, deleted; each has its own, the full complex has them all [IND-CPX-063, IND-CPX-115…119, IND-CPX-121, IND-BLD-069…073, IND-VAC-026, IND-VAC-056…060]', async () => {
  const { call, id: employeeId } = app.broker;
  const { complex, one, vacancy } = await givenTree();
  const made = [
    await call(complexComments.create, { body: { complexId: complex.id, text: 'Первый' } }),
    await call(buildingComments.create, { body: { buildingId: one.id, text: 'Второй' } }),
    await call(vacancyComments.create, { body: { vacancyId: vacancy.id, text: 'Третий' } }),
  ];
  expect(made.map(({ employeeId: author }) => author)).toEqual([employeeId, employeeId, employeeId]);
  expect(await call(complexComments.list, { query: { complexId: complex.id } })).toEqual([
    { ...made[0], complexId: complex.id },
  ]);
  expect(await call(buildingComments.list, { query: { buildingId: one.id } })).toEqual([
    { ...made[1], buildingId: one.id },
  ]);
  expect(await call(vacancyComments.list, { query: { vacancyId: vacancy.id } })).toEqual([
    { ...made[2], vacancyId: vacancy.id },
  ]);
  expect((await call(buildings.getBuilding, byId(one.id))).comments).toEqual([made[1]]);
  expect((await call(vacancies.getVacancy, byId(vacancy.id))).comments).toEqual([made[2]]);
  const full = await call(complexes.getFullComplex, byId(complex.id));
  expect(full.comments.map(({ text, entity, entityName }) => [text, entity, entityName])).toEqual([
    ['Третий', 'vacancy', '1-А'],
    ['Второй', 'building', 'Корпус 1'],
    ['Первый', 'complex', complex.name],
  ]);
  for (const [index, endpoints] of [complexComments, buildingComments, vacancyComments].entries()) {
    const id = made[index]?.id ?? '';
    const changed = await call(endpoints.update, { body: { id, text: 'Другое' } });
    expect(changed).toEqual({ ...made[index], text: 'Другое' });
    expect(await call(endpoints.get, byId(id))).toEqual(changed);
    expect(await call(endpoints.remove, byId(id))).toEqual({ id });
  }
  expect((await call(complexes.getFullComplex, byId(complex.id))).comments).toEqual([]);
});

test('without a parent comments and documents of all come, page by page, each with its own (2§7)', async () => {
  const { call } = app.broker;
  const [first, second] = [await givenTree(), await givenTree()];
  const body = { name: 'Договор', date: null };
  for (const { complex, one, vacancy } of [first, second]) {
    await call(complexComments.create, { body: { complexId: complex.id, text: `о ${complex.id}` } });
    await call(buildingComments.create, { body: { buildingId: one.id, text: `о ${one.id}` } });
    await call(vacancyComments.create, { body: { vacancyId: vacancy.id, text: `о ${vacancy.id}` } });
    const globalDocumentId = await givenStoredFile(app.db, { kind: 'document' });
    await call(documents.createComplexDocument, { body: { ...body, complexId: complex.id, globalDocumentId } });
  }
  const all = { take: '1000' };
  for (const [path, key, given] of [
    ['complex-comments', 'complexId', [first.complex.id, second.complex.id]],
    ['building-comments', 'buildingId', [first.one.id, second.one.id]],
    ['vacancy-comments', 'vacancyId', [first.vacancy.id, second.vacancy.id]],
    ['complex-documents', 'complexId', [first.complex.id, second.complex.id]],
  ] as const) {
    const rows = async (query: Record<string, string>) => {
      const { status, json, text } = await ask(app, 'GET', `/api/industrial/${path}?${new URLSearchParams(query)}`);
      expect(status, text).toBe(200);
      return json as Record<string, string>[];
    };
    const listed = await rows(all);
    const ofGiven = listed.map((row) => row[key]).filter((id) => (given as readonly unknown[]).includes(id));
    expect(ofGiven.toSorted(), path).toEqual(given.toSorted());
    expect(await rows({ take: '1' }), path).toEqual(listed.slice(0, 1));
    expect(await rows({ take: '1', skip: '1' }), path).toEqual(listed.slice(1, 2));
    expect(
      (await rows({ [key]: given[1] })).map((row) => row[key]),
      path,
    ).toEqual([given[1]]);
  }
});

test('contacts and operators by their own calls; a new main contact takes the mark from the old one [IND-CONT-013…022, IND-CPX-063, IND-CPX-095, IND-BLD-065, IND-CPX-102]', async () => {
  const { call } = app.broker;
  const { complex, one } = await givenTree();
  const contactRole = await anyValue(app.db, 'contact_role');
  const contact = { companyId: 'c1', contactId: 'p1', contactRole, mainContact: true };
  const first = await call(people.createContact, { body: { ...contact, complexId: complex.id } });
  const second = await call(people.createContact, { body: { ...contact, contactId: 'p2', complexId: complex.id } });
  expect(await call(people.listContacts, { query: { complexId: complex.id } })).toEqual([
    { ...first, mainContact: false },
    second,
  ]);
  const events = await call(people.updateContact, { body: { ...second, comment: 'Звонить до обеда' } });
  expect(await call(people.getContact, byId(second.id))).toEqual(events);
  await call(people.deleteContact, byId(first.id));
  expect((await call(complexes.getComplex, byId(complex.id))).contacts).toEqual([events]);

  const operator = { operatorId: 'owner', roles: [2, 4], appointmentDate: '2014-03-12T00:00:00' };
  const made = await call(people.createOperator, { body: { ...operator, buildingId: one.id } });
  expect(made).toMatchObject({ operatorId: 'owner', roles: 6 });
  const changed = await call(people.updateOperator, { body: { ...made, endUser: 'ООО «Обоз»' } });
  expect(await call(people.getOperator, byId(made.id))).toEqual(changed);
  expect(await call(people.listOperators, { query: { buildingId: one.id } })).toEqual([changed]);

  const other = await givenComplex(app.db, { name: 'Радумля' });
  await call(complexes.addOperatorToComplex, { ...byId(other.id), body: operator });
  const linked = await call(complexes.listLinkedComplexes, byId(complex.id));
  expect(linked).toMatchObject([{ id: other.id, name: 'Радумля', owners: [{ id: 'owner' }] }]);
  expect((await call(complexes.getFullComplex, byId(complex.id))).linkedComplexes).toEqual(linked);
  await call(people.deleteOperator, byId(made.id));
  expect(await call(complexes.listLinkedComplexes, byId(complex.id))).toEqual([]);
  const ofBuilding = await ask(app, 'POST', `/api/industrial/buildings/${one.id}/operators/add`, { body: operator });
  expect(ofBuilding.json).toMatchObject({ id: one.id, operatorWithRoles: [{ operatorId: 'owner', roles: 6 }] });
});

test('documents of a complex by their own calls [IND-CPX-110…114]', async () => {
  const { call } = app.broker;
  const complex = await givenComplex(app.db);
  const globalDocumentId = await givenStoredFile(app.db, { kind: 'document', name: 'plan.pdf' });
  const made = await call(documents.createComplexDocument, { body: { complexId: complex.id, globalDocumentId } });
  expect(made).toEqual({ id: globalDocumentId, globalDocumentId, complexId: complex.id, name: 'plan.pdf', date: null });
  const changed = await call(documents.updateComplexDocument, {
    // Dates are sent with a time of day, which is ignored.
    body: { id: made.id, name: 'План', date: '2026-11-01T14:30:00' },
  });
  expect(changed).toEqual({ ...made, name: 'План', date: '2026-11-01T00:00:00' });
  expect(await call(documents.getComplexDocument, byId(made.id))).toEqual(changed);
  expect(await call(documents.listComplexDocuments, { query: { complexId: complex.id } })).toEqual([changed]);
  expect(await call(documents.deleteComplexDocument, byId(made.id))).toEqual({ id: made.id });
  expect(await call(documents.listComplexDocuments, { query: { complexId: complex.id } })).toEqual([]);
});

test('deleting goes with everything below, and the complex remembers the part [IND-CPX-089, IND-BLD-060, IND-VAC-055, IND-CPX-096]', async () => {
  const { call } = app.broker;
  const { complex, one, second } = await givenTree();
  const grown = await call(complexes.addBuildingToComplex, {
    ...byId(complex.id),
    body: await buildingFields(app.db, { name: 'Корпус 3' }),
  });
  expect(grown.buildings.map(({ name }) => name)).toEqual(['Корпус 1', 'Корпус 2', 'Корпус 3']);
  await call(vacancies.deleteVacancy, byId(second.id));
  await call(buildings.deleteBuilding, byId(one.id));
  const left = await call(complexes.getFullComplex, byId(complex.id));
  expect(left).toMatchObject({
    buildingCount: 2,
    vacancyCount: 0,
    buildings: [{ vacancies: [] }, { name: 'Корпус 3' }],
  });
  expect(left.logs.filter(({ action }) => action === 'part-delete').map(({ changes }) => changes)).toEqual([
    { building: ['Корпус 1', null] },
    { vacancy: ['2-А', null] },
  ]);
  await call(complexes.deleteComplex, byId(complex.id));
  expect(
    await app.db.selectFrom('industrial.buildings').select('id').where('complex_id', '=', complex.id).execute(),
  ).toEqual([]);
});
