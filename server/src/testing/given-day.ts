import { sql } from 'kysely';
import { findFits } from './find-fits.ts';
import { givenProperty } from './given.ts';
import { givenBuilding, givenComplex, givenVacancy } from './given-complex.ts';
import { givenManyCompanies } from './given-customers.ts';
import { givenRequest } from './given-request.ts';
import type { TestApp } from './test-app.ts';
import { givenReminder } from './writing-calls/today-calls.ts';

/**
 * Content for the page 'Сегодня': a call, a task, an object marked by a client, a new object that fits a request,
 * overdue objects of both domains, and a client link that ends tomorrow.
 */
export async function givenDay(app: TestApp) {
  const { db, broker } = app;
  await givenManyCompanies(db, 3);
  const request = await givenRequest(db, {
    name: 'Склад у М-4',
    responsibleEmployeeId: broker.id,
    companyId: 'supply-2',
    contactId: 'person-1',
    area: { from: 4, to: 9 },
  });
  const about = { kind: 'land_request' as const, id: request.id };
  await givenReminder(app, {
    kind: 'call',
    text: 'просил перезвонить после совета',
    dueDateTime: '2026-11-20T17:30:00',
    about,
  });
  await givenReminder(app, { kind: 'task', text: 'Выписка ЕГРН', dueDateTime: '2026-11-23T18:00:00' });
  const fit = await givenProperty(db, { area: 7 });
  const marked = await givenProperty(db, { area: 40 });
  const overdue = await givenProperty(db, { area: 41, responsibleEmployeeId: broker.id });
  await sql`update land.properties set date_time_created = now() - interval '46 days', actualization_date_time = null
    where id = ${overdue.id}`.execute(db);
  await sql`
    insert into land.request_selection_items (id, request_selection_id, property_id, "order", client_favorite_at)
    select gen_random_uuid(), s.id, ${marked.id}, 1, now() from land.request_selections s where s.request_id = ${request.id}`.execute(
    db,
  );
  await sql`
    insert into land.request_selection_links (id, request_selection_id, password, expiration_time)
    select gen_random_uuid(), s.id, 'K7M4XC', now() + interval '30 hours' from land.request_selections s
    where s.request_id = ${request.id}`.execute(db);
  const complex = await givenComplex(db, { name: 'Логопарк Север' });
  await givenVacancy(db, (await givenBuilding(db, complex.id)).id);
  await sql`update industrial.complexes set responsible_user = ${broker.id}, vacancies_update_period = 14,
    vacancies_actualize_date = now() - interval '24 days' where id = ${complex.id}`.execute(db);
  await findFits(db);
  return { request, fit, marked, overdue, complex };
}
