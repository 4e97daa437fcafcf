import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { givenProperty } from './given.ts';
import { givenBuilding, givenComplex, givenVacancy } from './given-complex.ts';
import { givenIndustrialRequest } from './given-industrial-request.ts';
import { givenRequest } from './given-request.ts';

/** For each domain, functions that insert requests that any object fits, and objects for their selections. */
export const todayAreas = [
  {
    domain: 'land' as const,
    objects: 'land.properties',
    column: 'property_id',
    async request(db: Db, responsibleEmployeeId: string) {
      return givenRequest(db, { responsibleEmployeeId });
    },
    async object(db: Db) {
      return givenProperty(db, { area: 7 });
    },
    changes: { path: '/api/land/properties/changes/by-filter', fields: { price: 5_000_000 } },
    /** Comments on the object: address and body. */
    comment: (id: string, text: string) => ({ path: `/api/land/comments/${id}`, body: { text } }),
  },
  {
    domain: 'industrial' as const,
    objects: 'industrial.vacancies',
    column: 'vacancy_id',
    async request(db: Db, responsibleEmployeeId: string) {
      return givenIndustrialRequest(db, { responsibleEmployeeId });
    },
    async object(db: Db) {
      const { id } = await givenComplex(db);
      return givenVacancy(db, (await givenBuilding(db, id)).id);
    },
    changes: { path: '/api/industrial/vacancies/changes/by-filter', fields: { salePrice: 90_000_000 } },
    comment: (id: string, text: string) => ({
      path: '/api/industrial/vacancy-comments',
      body: { text, vacancyId: id },
    }),
  },
];
export type TodayArea = (typeof todayAreas)[number];

/** Puts an object into the selection of a request. @param at time of the client's mark @returns id of the item */
export async function givenSelected(
  db: Db,
  { domain, column }: TodayArea,
  { requestId, objectId, at = null }: { requestId: string; objectId: string; at?: string | null },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(`${domain}.request_selection_items`)} (id, request_selection_id, ${sql.ref(column)}, "order", client_favorite_at)
    select gen_random_uuid(), s.id, ${objectId}, 1, ${at}::timestamptz
    from ${sql.table(`${domain}.request_selections`)} s where s.request_id = ${requestId} returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** Makes the client link of a request. @param endsIn '30 hours' */
export async function givenEndingLink(
  db: Db,
  { domain }: TodayArea,
  { requestId, endsIn }: { requestId: string; endsIn: string },
): Promise<void> {
  await sql`insert into ${sql.table(`${domain}.request_selection_links`)} (id, request_selection_id, password, expiration_time)
    select gen_random_uuid(), s.id, 'K7M4XC', now() + ${endsIn}::interval
    from ${sql.table(`${domain}.request_selections`)} s where s.request_id = ${requestId}`.execute(db);
}
