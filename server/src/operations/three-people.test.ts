import type { OperationResult } from '@gektar/contract/operations/operation.ts';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let people: readonly Person[];
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  people = [app.broker, await app.anotherBroker(), await app.anotherBroker()];
});
afterAll(() => app.close());

const kinds = [
  { path: '/api/land/properties', read: '/api/land/properties/', fields: ['price', 'buildingArea', 'comment'] },
  {
    path: '/api/industrial/vacancies',
    read: '/api/industrial/vacancies/one-vacancy/',
    fields: ['salePrice', 'palletPrice', 'additionalInformation'],
  },
] as const;
const OBJECTS = 3;

type Value = number | string | null | { readonly add: number };

const who = fc.nat(2);
const steps = fc.array(
  fc.oneof(
    fc.record({
      who,
      kind: fc.nat(1),
      objects: fc.uniqueArray(fc.nat(OBJECTS - 1), { minLength: 1 }),
      field: fc.nat(2),
      value: fc.integer({ min: 1, max: 6 }),
      isStep: fc.boolean(),
    }),
    fc.record({ who, undo: fc.nat(5) }),
  ),
  { minLength: 6, maxLength: 22 },
);

/** Ids of the objects that one sequence changes, by kind. */
async function givenObjects(): Promise<string[][]> {
  const plots = await Promise.all(
    Array.from({ length: OBJECTS }, (_, at) => givenProperty(app.db, { price: 100 + at, comment: `до ${at}` })),
  );
  const { id: complexId } = await givenComplex(app.db);
  const building = await givenBuilding(app.db, complexId);
  const vacancies: { id: string }[] = [];
  for (let at = 0; at < OBJECTS; at += 1)
    vacancies.push(await givenVacancy(app.db, building.id, { salePrice: 200 + at }));
  return [plots, vacancies].map((all) => all.map(({ id }) => id));
}

function writtenValue({ field, value, isStep }: { field: number; value: number; isStep: boolean }): Value {
  if (field === 2) return value === 1 ? null : `текст ${value}`;
  return isStep ? { add: value } : value === 1 ? null : value * 10;
}

async function post(person: Person | undefined, path: string, body: object): Promise<OperationResult> {
  const answer = await ask(app, 'POST', path, {
    token: person?.token ?? null,
    body: { operationId: uuidv7(), ...body },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as OperationResult;
}

async function state(objects: readonly (readonly string[])[]): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const [kind, ids] of objects.entries()) {
    for (const id of ids) {
      const about = kinds[kind];
      const row = (await ask(app, 'GET', `${about?.read}${id}`)).json as Record<string, unknown>;
      for (const field of about?.fields ?? []) all[`${id} ${field}`] = row[field] ?? null;
    }
  }
  return all;
}

/** A value that an operation wrote: its location, the value before and after. */
interface Wrote {
  readonly at: string;
  readonly before: unknown;
  readonly after: unknown;
}

test('random edits, steps, bulk changes and undos of three people end as a model says, and no later edit is overwritten', async () => {
  let undone = 0;
  let left = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const objects = await givenObjects();
      const model = await state(objects);
      const operations: { who: number; id: string; wrote: Wrote[] }[] = [];
      for (const step of sequence) {
        if ('undo' in step) {
          const own = operations.filter((one) => one.who === step.who);
          const target = own[step.undo % Math.max(own.length, 1)];
          if (target === undefined) continue;
          const { operation, outcomes } = await post(people[step.who], `/api/operations/${target.id}/undo`, {});
          const wrote: Wrote[] = [];
          const expectedLeft: string[] = [];
          for (const { at, before, after } of target.wrote) {
            if (model[at] === before) continue;
            if (model[at] === after) {
              wrote.push({ at, before: model[at], after: before });
              model[at] = before;
            } else expectedLeft.push(at);
          }
          const saysLeft = outcomes.flatMap(({ id, left: fields }) => fields.map(({ field }) => `${id} ${field}`));
          expect(saysLeft.sort()).toEqual(expectedLeft.sort());
          undone += wrote.length;
          left += expectedLeft.length;
          operations.push({ who: step.who, id: operation.id, wrote });
          continue;
        }
        const about = kinds[step.kind];
        const field = about?.fields[step.field] ?? '';
        const value = writtenValue(step);
        const ids = step.objects.map((at) => objects[step.kind]?.[at] ?? '');
        const { operation } = await post(people[step.who], `${about?.path}/changes`, {
          changes: ids.map((id) => ({ id, fields: { [field]: value } })),
        });
        const wrote = ids.flatMap((id): Wrote[] => {
          const at = `${id} ${field}`;
          const before = model[at];
          const isStep = typeof value === 'object' && value !== null;
          const after = isStep ? (typeof before === 'number' ? before + value.add : before) : value;
          if (after === before) return [];
          model[at] = after;
          return [{ at, before, after }];
        });
        operations.push({ who: step.who, id: operation.id, wrote });
      }
      expect(await state(objects)).toEqual(model);
    }),
    { numRuns: 25 },
  );
  // Undos did happen, and some met later edits by others.
  expect(undone).toBeGreaterThan(20);
  expect(left).toBeGreaterThan(3);
});

test('at the same time: every write of the history begins where the one before ended, and the object is where the last ended', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const objects = await givenObjects();
      const first = await state(objects);
      const mine = people.map((_, at) => sequence.filter((step) => step.who === at));
      await Promise.all(
        mine.map(async (own, at) => {
          const done: string[] = [];
          for (const step of own) {
            if ('undo' in step) {
              const id = done[step.undo % Math.max(done.length, 1)];
              if (id !== undefined) done.push((await post(people[at], `/api/operations/${id}/undo`, {})).operation.id);
              continue;
            }
            const about = kinds[step.kind];
            const changes = step.objects.map((one) => ({
              id: objects[step.kind]?.[one],
              fields: { [about?.fields[step.field] ?? '']: writtenValue(step) },
            }));
            done.push((await post(people[at], `${about?.path}/changes`, { changes })).operation.id);
          }
        }),
      );
      const now: Record<string, unknown> = { ...first };
      const rows = await app.db
        .selectFrom('shared.audit')
        .select(['entity_id', 'changes'])
        .where('entity_id', 'in', objects.flat())
        .where('action', '=', 'update')
        .orderBy('id')
        .execute();
      for (const { entity_id: id, changes } of rows) {
        for (const [field, [before, after]] of Object.entries(changes)) {
          const at = `${id} ${field}`;
          if (!(at in now)) continue;
          expect(before).toEqual(now[at]);
          now[at] = after;
        }
      }
      expect(await state(objects)).toEqual(now);
    }),
    { numRuns: 15 },
  );
});
