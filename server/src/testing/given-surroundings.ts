import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#database/db.ts';
import { ask } from './ask.ts';
import type { DictionaryKind } from './dictionary-kinds.ts';
import { created, type EntityKind, type EntityWire, entityKinds } from './entity-kinds.ts';
import { givenEmployee } from './given.ts';
import type { TestApp } from './test-app.ts';

/**
 * Inserts further rows besides those that a test is about: a list that ignores a condition or an order shows them, or
 * shows rows in a different order.
 */

/** An employee whose sign-in is closed; only the employees' own list names them. */
export async function givenBlockedEmployee(db: Db): Promise<string> {
  const { id } = await givenEmployee(db);
  await sql`update shared.employees set blocked_at = now() where id = ${id}`.execute(db);
  return id;
}

/** Copies of an entity that a list of active entities must leave out. */
export interface Aside {
  readonly archived: EntityWire;
  readonly deleted: EntityWire;
}

/** Creates an archived entity and one in the trash. @param about fields that both share with the entities under test */
export async function givenAside(app: TestApp, kind: EntityKind, about: object = {}): Promise<Aside> {
  const [archived, deleted] = [await created(app, kind, about), await created(app, kind, about)];
  expect((await kind.archive(app, archived.id, false)).status).toBe(200);
  expect((await ask(app, 'DELETE', `${kind.path}/${deleted.id}`)).status).toBe(200);
  return { archived, deleted };
}

/** Creates entities that differ only in ids and cadastral numbers. */
export async function givenTie(app: TestApp, kind: EntityKind, count = 2): Promise<EntityWire[]> {
  const { cadastralNumbers: _, ...equal } = (await kind.fields(app)) as Record<string, unknown>;
  const rows: EntityWire[] = [];
  for (let row = 0; row < count; row++) rows.push(await created(app, kind, equal));
  return rows;
}

/** Wire name of the employee responsible for an entity; absent when it has none. */
const responsible: Partial<Record<EntityKind['entity'], string>> = {
  property: 'responsibleEmployeeId',
  land_request: 'responsibleEmployeeId',
  complex: 'responsibleUser',
  industrial_request: 'responsibleEmployeeId',
};

/** Creates entities of an employee, who is then blocked. */
export async function givenOfBlocked(app: TestApp): Promise<void> {
  const { id } = await givenEmployee(app.db);
  for (const kind of entityKinds) {
    const name = responsible[kind.entity];
    if (name !== undefined) await created(app, kind, { [name]: id });
  }
  await sql`update shared.employees set blocked_at = now() where id = ${id}`.execute(app.db);
}

/**
 * Creates values of a dictionary whose ids have the opposite order of their names, codes and positions; two of the
 * values are tied.
 * @returns ids in the order of creation, and in the order of names
 */
export async function givenReversedValues(
  app: TestApp,
  { path, extra }: Pick<DictionaryKind, 'path' | 'extra'>,
): Promise<{ byId: number[]; byName: number[] }> {
  const byId: number[] = [];
  for (const [letter, order] of [
    ['Я', 93],
    ['Б', 92],
    ['А', 91],
    ['Б', 92],
  ] as const) {
    const body = {
      ...extra,
      ...('code' in extra && { code: `${letter}.1` }),
      ...('order' in extra && { order }),
      name: `${letter}-значение`,
    };
    const answer = await ask(app, 'POST', path, { body });
    expect(answer.status, answer.text).toBe(201);
    byId.push((answer.json as { id: number }).id);
  }
  const [last, second, first, tied] = byId as [number, number, number, number];
  return { byId, byName: [first, second, tied, last] };
}

/** Creates all of the above, for every kind of entity of both domains. */
export async function givenSurroundings(app: TestApp): Promise<void> {
  await givenBlockedEmployee(app.db);
  await givenOfBlocked(app);
  for (const kind of entityKinds) {
    await givenAside(app, kind);
    // Creates entities with equal sort values; they have no optional fields: a vacancy has no area, a plot no price.
    await givenTie(app, kind);
    await created(app, kind, await kind.whole(app));
  }
}
