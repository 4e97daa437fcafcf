import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import { type ComplexComment, type ComplexEvent, FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { LOG_TAKE } from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { ReadyResponse, withLists } from '#cache/ready-response.ts';
import type { CacheContext } from '#cache/row-cache.ts';
import { withOperations } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { prepared } from '#database/prepared.ts';
import { findBuildingsWithTexts, findFullBuildingsOf } from '#industrial/buildings/building-queries.ts';
import { stripper } from '#wire/strip.ts';
import { findComplex, findLinkedComplexes } from './complex-queries.ts';

/** A complex with everything below it; undefined when it does not exist. */
export async function findFullComplex(db: Db, id: string): Promise<FullComplex | undefined> {
  const [complex, buildings] = await Promise.all([findAround(db, id), findFullBuildingsOf(db, id)]);
  return complex && inOrder(complex, buildings);
}

const strip = stripper(FullComplex);

/** A complex with everything below it, its vacancies as cached JSON texts; undefined when it does not exist. */
export async function answerFullComplex(
  { db, cache }: CacheContext,
  id: string,
): Promise<FullComplex | ReadyResponse<FullComplex> | undefined> {
  const [complex, within] = await Promise.all([findAround(db, id), findBuildingsWithTexts({ db, cache }, id)]);
  if (complex === undefined) return undefined;
  const text = within && withLists(strip(inOrder(complex, within.buildings)), 'vacancies', within.texts);
  return text ? new ReadyResponse(text) : inOrder(complex, await findFullBuildingsOf(db, id));
}

/** A complex with everything except its buildings. */
async function findAround(db: Db, id: string) {
  const [complex, comments, linkedComplexes, logs] = await Promise.all([
    findComplex(db, id),
    commentsOf(db, [id]),
    findLinkedComplexes(db, id),
    findComplexEvents(db, id, { take: LOG_TAKE }),
  ]);
  return complex && { complex, comments, linkedComplexes, logs };
}

type Around = NonNullable<Awaited<ReturnType<typeof findAround>>>;

function inOrder({ complex, comments, linkedComplexes, logs }: Around, buildings: FullBuilding[]): FullComplex {
  return { ...complex, buildings, comments, linkedComplexes, logs };
}

/** A page of the log, newest first (H-17): events before a given one, or from the newest on. */
export async function findComplexEvents(
  db: Db,
  id: string,
  { take, before }: { take: number; before?: number | undefined },
): Promise<ComplexEvent[]> {
  return withOperations(db, await eventsOf(db, [id, before ?? null, take]));
}

/** The complex and its parts, with their names. */
const parts = `
    select 'complex' as entity, c.id, c.name from industrial.complexes c where c.id = $1
    union all select 'building', b.id, b.name from industrial.buildings b where b.complex_id = $1
    union all select 'vacancy', v.id, v.name from industrial.vacancies v where v.complex_id = $1`;

/** Comments of all levels, newest first (M-06). */
const commentsOf = prepared<ComplexComment>(
  'comments-of-complex',
  `select m.id, m.text, m.employee_id as "employeeId", m.date_time_created as "dateTimeCreated",
      p.entity, p.id as "entityId", p.name as "entityName"
    from (
      select id, text, employee_id, date_time_created, complex_id as owner_id from industrial.complex_comments where complex_id = $1
      union all select m.id, m.text, m.employee_id, m.date_time_created, m.building_id from industrial.building_comments m
        join industrial.buildings b on b.id = m.building_id where b.complex_id = $1
      union all select m.id, m.text, m.employee_id, m.date_time_created, m.vacancy_id from industrial.vacancy_comments m
        join industrial.vacancies v on v.id = m.vacancy_id where v.complex_id = $1
    ) m join (${parts}) p on p.id = m.owner_id
    order by m.date_time_created desc, m.id desc`,
);

/**
 * Changes of the complex and its parts, newest first (H-17). A part archived or restored together with the complex is
 * not listed: the event of the complex counts it.
 */
const eventsOf = prepared<Omit<ComplexEvent, 'operation'> & { readonly operationId: string | null }>(
  'events-of-complex',
  `select a.id::text, a.at as "dateTime", a.employee_id as "employeeId", a.action, a.changes,
      a.operation_id as "operationId", p.entity, p.id as "entityId", p.name as "entityName"
    from (${parts}) p join shared.audit a on a.entity = p.entity and a.entity_id = p.id
    where ($2::bigint is null or a.id < $2) and not (p.entity <> 'complex' and a.action in ('archive', 'unarchive') and a.changes ? 'complex')
    order by a.id desc limit $3`,
);
