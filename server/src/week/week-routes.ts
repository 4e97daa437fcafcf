import type { EntityName } from '@gektar/contract/history.ts';
import type { NamedObject, WeekObject } from '@gektar/contract/week/week.ts';
import * as endpoints from '@gektar/contract/week/week-endpoints.ts';
import { periodOf, periodsUntil } from '@gektar/contract/week/week-periods.ts';
import type { Db } from '#database/db.ts';
import type { Route } from '#http/router.ts';
import { countedIn, type WeekDomain } from './counted.ts';
import { type CountedObject, countFigures, findCounted, findToday } from './week-queries.ts';

/** Finds names of objects of an entity, in any order; objects that are gone for good are left out. */
export type FindNamed = (db: Db, ids: readonly string[]) => Promise<NamedObject[]>;

/**
 * Endpoints of 'Отдел за неделю' (0060): figures of all employees, and the objects that each figure counts.
 * @param named finds names of objects, by entity
 */
export function weekRoutes(
  route: Route,
  domains: readonly WeekDomain[],
  named: Readonly<Partial<Record<EntityName, FindNamed>>>,
): void {
  const counted = domains.flatMap(countedIn);
  route(endpoints.getWeek, async ({ db, query }) => {
    const today = await findToday(db);
    const periods = periodsUntil(query.unit, query.date ?? today);
    return { today, periods, rows: await countFigures(db, counted, periods) };
  });
  route(endpoints.listWeekObjects, async ({ db, query: { unit, date, figure, domain, ...query } }) => {
    const chosen = counted.filter((one) => one.figure === figure && (domain ?? one.domain) === one.domain);
    // Some figures do not exist in a domain: land has no deals.
    if (chosen.length === 0) return [];
    const found = await findCounted(db, chosen, periodOf(unit, date ?? (await findToday(db))), query);
    return withNames(db, found, named);
  });
}

async function withNames(
  db: Db,
  found: readonly CountedObject[],
  named: Readonly<Partial<Record<EntityName, FindNamed>>>,
): Promise<WeekObject[]> {
  const ids = new Map<EntityName, Set<string>>();
  const note = (entity: EntityName | null, id: string | null) => {
    if (entity !== null && id !== null) ids.set(entity, (ids.get(entity) ?? new Set()).add(id));
  };
  const requestOf = ({ domain }: CountedObject) => `${domain}_request` as const;
  for (const one of found) {
    note(one.objectEntity, one.objectId);
    note(requestOf(one), one.requestId);
  }
  const names = await Promise.all([...ids].map(([entity, some]) => named[entity]?.(db, [...some]) ?? []));
  const byId = new Map(names.flat().map((object) => [object.id, object]));
  return found.map(({ id, entity, employeeId, dateTime, objectId, requestId, deal }) => ({
    id,
    entity: entity as WeekObject['entity'],
    employeeId,
    dateTime,
    object: byId.get(objectId ?? '') ?? null,
    request: byId.get(requestId ?? '') ?? null,
    deal,
  }));
}
