import { isDeepStrictEqual } from 'node:util';
import type { OperationResult } from '@gektar/contract/operations/operation.ts';
import { isRecord } from '@gektar/contract/records.ts';
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

interface WrittenField {
  readonly name: string;
  /** A value that is not null, by a small number. */
  readonly valueOf: (value: number) => unknown;
  /** Whether steps are written as well. */
  readonly hasSteps?: true;
}

const amount = (name: string): WrittenField => ({ name, valueOf: (value) => value * 10, hasSteps: true });
const text = (name: string): WrittenField => ({ name, valueOf: (value) => `текст ${value}` });
const utility = (name: string): WrittenField => ({
  name,
  valueOf: (value) => ({ type: 1 + (value % 2), value: value * 10, from: null, to: null, measure: 'кВт' }),
});

const kinds = [
  {
    path: '/api/land/properties',
    read: '/api/land/properties/',
    fields: [amount('price'), amount('buildingArea'), text('comment'), utility('electricitySupply')],
  },
  {
    path: '/api/industrial/vacancies',
    read: '/api/industrial/vacancies/one-vacancy/',
    fields: [amount('salePrice'), amount('palletPrice'), text('additionalInformation'), amount('opexPerSqm')],
  },
] as const;
const OBJECTS = 3;

const who = fc.nat(2);
const steps = fc.array(
  fc.oneof(
    fc.record({
      who,
      kind: fc.nat(1),
      objects: fc.uniqueArray(fc.nat(OBJECTS - 1), { minLength: 1 }),
      field: fc.nat(3),
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

interface WrittenStep {
  readonly kind: number;
  readonly field: number;
  readonly value: number;
  readonly isStep: boolean;
}

/** The field and the value that a step writes. */
function written({ kind, field, value, isStep }: WrittenStep): { field: string; value: unknown } {
  const about: WrittenField | undefined = kinds[kind]?.fields[field];
  if (about === undefined) throw new Error(`no field ${field} of kind ${kind}`);
  if (about.hasSteps && isStep) return { field: about.name, value: { add: value } };
  return { field: about.name, value: value === 1 ? null : about.valueOf(value) };
}

/** A step over no number changes nothing. */
function raised(before: unknown, by: number): unknown {
  return typeof before === 'number' ? before + by : before;
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
      for (const { name } of about?.fields ?? []) all[`${id} ${name}`] = row[name] ?? null;
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
            if (isDeepStrictEqual(model[at], before)) continue;
            if (isDeepStrictEqual(model[at], after)) {
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
        const { field, value } = written(step);
        const ids = step.objects.map((at) => objects[step.kind]?.[at] ?? '');
        const { operation } = await post(people[step.who], `${about?.path}/changes`, {
          changes: ids.map((id) => ({ id, fields: { [field]: value } })),
        });
        const wrote = ids.flatMap((id): Wrote[] => {
          const at = `${id} ${field}`;
          const before = model[at];
          const after = isRecord(value) && 'add' in value ? raised(before, Number(value['add'])) : value;
          if (isDeepStrictEqual(after, before)) return [];
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
            const { field, value } = written(step);
            const changes = step.objects.map((one) => ({
              id: objects[step.kind]?.[one],
              fields: { [field]: value },
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
