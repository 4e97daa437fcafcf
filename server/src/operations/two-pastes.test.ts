import { MAX_CHANGES } from '@gektar/contract/operations/change-limits.ts';
import type { OperationResult } from '@gektar/contract/operations/operation.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { givenProperty } from '#testing/given.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let colleague: Person;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  colleague = await app.anotherBroker();
});
afterAll(() => app.close());

interface Row {
  readonly id: string;
  readonly rowVersion: number;
}

async function paste(person: Person, rows: readonly Row[], price: number): Promise<OperationResult> {
  const changes = rows.map(({ id, rowVersion }) => ({ id, rowVersion, fields: { price } }));
  const body = { operationId: uuidv7(), way: 'paste', changes };
  const answer = await ask(app, 'POST', '/api/land/properties/changes', { token: person.token, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as OperationResult;
}

async function pricesOf(rows: readonly Row[]): Promise<Map<string, number | null>> {
  const stored = await app.db.selectFrom('land.properties').select(['id', 'price']).execute();
  const prices = new Map(stored.map(({ id, price }) => [id, price]));
  return new Map(rows.map(({ id }) => [id, prices.get(id) ?? null]));
}

test('two people paste the same column at once: each row has the value of one, the other is told whose', async () => {
  const rows: Row[] = [];
  for (let at = 0; at < MAX_CHANGES; at += 1) {
    const { id, rowVersion } = await givenProperty(app.db, { price: 1_000 + at });
    rows.push({ id, rowVersion });
  }
  // From both ends, so that they meet in the middle with each other's rows locked.
  const [mine, theirs] = await Promise.all([
    paste(app.broker, rows, 7_000),
    paste(colleague, rows.toReversed(), 8_000),
  ]);
  const stateOf = ({ outcomes }: OperationResult) => new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const [ofMine, ofTheirs] = [stateOf(mine), stateOf(theirs)];
  const prices = await pricesOf(rows);
  for (const { id } of rows) {
    const [one, other] = [ofMine.get(id), ofTheirs.get(id)];
    expect([one?.state, other?.state].toSorted()).toEqual(['done', 'stale']);
    expect(prices.get(id)).toBe(one?.state === 'done' ? 7_000 : 8_000);
    const [stale, writer] = one?.state === 'stale' ? [one, colleague.id] : [other, app.broker.id];
    expect(stale?.left).toMatchObject([{ field: 'price', employeeId: writer }]);
  }
  expect(mine.operation.doneCount + theirs.operation.doneCount).toBe(rows.length);
});
