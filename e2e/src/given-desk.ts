import { closeVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { deleteProperty, propertyChanges } from '@gektar/contract/land/properties/property-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import { givenSelection } from '@gektar/server/testing/given-selection.ts';
import { givenVacancySelection } from '@gektar/server/testing/given-vacancy-selection.ts';
import type { Person, TestApp } from '@gektar/server/testing/test-app.ts';
import { givenCustomers, wholeProperty } from './whole-property.ts';

/** The only operation in the database: changed prices of two plots. */
export const DESK_OPERATION = '019a0000-0000-7000-8000-0000000000d1';

/** Paths of entities in a small database with a history of work. */
export interface DeskPlaces {
  readonly propertyPath: string;
  readonly complexPath: string;
  /** A complex with so many buildings that they are shown as a table. */
  readonly densePath: string;
  readonly buildingPath: string;
  readonly vacancyPath: string;
  readonly requestPath: string;
  readonly industrialRequestPath: string;
}

const office = (areaValue: number, leasePricePerSqm: number) => ({ office: { areaValue, leasePricePerSqm } });

/** Changes over several months, at fixed times. */
async function givenChanges(
  { db }: TestApp,
  of: { entity: string; id: string },
  all: readonly (readonly [at: string, by: Person, changes: object])[],
): Promise<void> {
  await db.deleteFrom('shared.audit').where('entity_id', '=', of.id).execute();
  for (const [at, by, changes] of all) {
    const event = { entity: of.entity, entity_id: of.id, employee_id: by.id, action: 'update' as const, at };
    await db
      .insertInto('shared.audit')
      .values({ ...event, changes: JSON.stringify(changes) })
      .execute();
  }
}

/** On the page 'О системе', file storage has been failing for five hours. */
async function givenFailingFiles(db: TestApp['db']): Promise<void> {
  const states = { kind: 'service', name: 'files', took_ms: 12, failure: 'full' };
  const times = { succeeded_at: '2026-11-20T03:40:00Z', failing_since: '2026-11-20T03:47:00Z' };
  const failed = { failed_at: '2026-11-20T08:55:00Z' };
  await db
    .insertInto('shared.service_states')
    .values({ ...states, ...times, ...failed })
    .execute();
}

/** Plots, complexes, requests and selections of two brokers, with history, deals, comments and deleted entities. */
export async function givenDesk(app: TestApp): Promise<DeskPlaces> {
  const { db, broker } = app;
  await givenFailingFiles(db);
  const other = await app.anotherBroker();
  const people = await givenCustomers(app);
  const mine = { responsibleEmployeeId: broker.id };
  const property = await givenProperty(db, { ...wholeProperty('50:20:0010203:45'), ...people, ...mine });
  await givenChanges(app, { entity: 'property', id: property.id }, [
    ['2025-07-04T08:00:00Z', other, { price: [340_000_000, 362_000_000] }],
    ['2026-02-03T12:02:00Z', other, { onSale: [false, true] }],
    ['2026-06-12T08:31:00Z', broker, { price: [362_000_000, 385_000_000], area: [12, 12.5] }],
    ['2026-06-12T08:40:00Z', broker, { comment: ['Вторая линия', 'Первая линия'], kmFromCity: [27, 24] }],
  ]);
  const plots = [];
  for (const million of [12, 25.5, 31, 48.25])
    plots.push(
      await givenProperty(db, {
        cadastralNumbers: [`50:20:0010204:${Math.round(million * 4)}`],
        price: million * 1_000_000,
        area: million / 4,
        ...mine,
      }),
    );
  const [first, second, third] = plots;
  if (first === undefined || second === undefined || third === undefined) throw new Error('no plots');
  const archived = await givenProperty(db, { ...mine, cadastralNumbers: ['50:20:0010203:99'] });
  await broker.call(deleteProperty, { params: { id: archived.id } });
  await broker.call(propertyChanges.changes, {
    body: {
      operationId: DESK_OPERATION,
      changes: [first, second].map(({ id }) => ({ id, fields: { price: { multiply: 1.05 } } })),
    },
  });
  await db.updateTable('land.properties').set({ actualization_date_time: '2026-01-15T10:00:00Z' }).execute();

  const complex = await givenComplex(db, { name: 'Логопарк Север', responsibleUser: broker.id });
  const building = await givenBuilding(db, complex.id, { name: 'Корпус 1' });
  const vacancy = await givenVacancy(db, building.id, {
    name: 'Офис 1',
    areaSetWithPrice: { ...office(900, 12_000), production: { areaValue: 2_400, leasePricePerSqm: 7_400 } },
    opexPerSqm: 1_800,
  });
  const of = { entity: 'vacancy', id: vacancy.id };
  await givenChanges(app, of, [
    ['2026-03-02T09:10:00Z', other, { opexPerSqm: [1_500, 1_700] }],
    ['2026-08-19T07:45:00Z', broker, { opexPerSqm: [1_700, 1_800], dockNumber: [2, 4] }],
  ]);
  const closed = await givenVacancy(db, building.id, { name: 'Офис 2', areaSetWithPrice: office(410, 11_500) });
  await broker.call(closeVacancy, {
    params: { id: closed.id },
    body: { vacancyType: 1, closeDate: '2026-10-01T00:00:00' },
  });
  const open = [];
  for (const size of [320, 1_250, 5_600])
    open.push(
      await givenVacancy(db, building.id, { name: `Офис ${size}`, areaSetWithPrice: office(size, 9_000 + size) }),
    );

  const dense = await givenComplex(db, { name: 'Промпарк Восток', responsibleUser: other.id });
  for (let number = 1; number <= 14; number += 1) {
    const { id } = await givenBuilding(db, dense.id, { name: `Строение ${number}`, totalArea: 2_000 + number * 130 });
    if (number % 3 !== 0)
      await givenVacancy(db, id, {
        name: `Блок ${number}`,
        areaSetWithPrice: office(number * 45, 8_000 + number * 50),
      });
  }

  const { requestId } = await givenSelection(db, {
    name: 'Площадка под логистику',
    companyId: 'c1',
    propertyIds: [property.id, first.id, third.id],
  });
  await givenRequest(db, { name: 'Участок у воды', ...mine });
  const industrial = await givenVacancySelection(db, {
    name: 'Склад у М-4',
    companyId: 'c1',
    responsibleEmployeeId: broker.id,
    objectIds: [vacancy.id, ...open.slice(0, 2).map(({ id }) => id)],
  });
  return {
    propertyPath: `/land/property/${property.id}`,
    complexPath: `/industrial/complex/${complex.id}`,
    densePath: `/industrial/complex/${dense.id}`,
    buildingPath: `/industrial/complex/${complex.id}/building/${building.id}`,
    vacancyPath: `/industrial/vacancy/${vacancy.id}`,
    requestPath: `/land/request/${requestId}`,
    industrialRequestPath: `/industrial/requests/${industrial.requestId}`,
  };
}
