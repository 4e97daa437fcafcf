import type { OperationResult } from '@gektar/contract/operations/operation.ts';
import { getOperation } from '@gektar/contract/operations/operation-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { givenLinkIn, type SelectionTestDomain, selectionDomains, type TestItem } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

async function undo(id: string): Promise<OperationResult> {
  const answer = await ask(app, 'POST', `/api/operations/${id}/undo`, { body: { operationId: uuidv7() } });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as OperationResult;
}

describe.each(selectionDomains)('$domain', (the) => {
  const { selections } = the;

  async function given(objects: number) {
    const about = { count: 2, responsibleEmployeeId: app.broker.id };
    const selection = await the.givenSelection(app.db, about);
    const fresh: string[] = [];
    for (let at = 0; at < objects; at += 1) fresh.push(await the.givenObject(app.db));
    return { ...selection, fresh };
  }
  const add = (selectionId: string, ids: readonly string[], runId?: string) =>
    app.broker.call(selections.addItems, {
      params: { id: selectionId },
      body: { items: ids.map((entityId) => ({ entityId })), runId },
    });
  const itemsOf = async (id: string): Promise<TestItem[]> =>
    (await app.broker.call(selections.one, { params: { id } })).items;
  const shown = async (id: string) => (await itemsOf(id)).map((item) => [objectOf(the, item), item.status]);

  test('its undo removes exactly the items that the addition made, and hides again what was hidden', async () => {
    const { selectionId, requestId, itemIds, objectIds, fresh } = await given(2);
    const [was, hidden] = objectIds;
    await app.broker.call(selections.updateItem, { body: { id: itemIds[1], status: false } });
    const before = await shown(selectionId);
    const runId = uuidv7();
    await add(selectionId, [was ?? '', hidden ?? '', ...fresh], runId);
    // The client repeats the call when the answer is lost.
    await add(selectionId, [was ?? '', hidden ?? '', ...fresh], runId);
    const { name } = await app.broker.call(selections.one, { params: { id: selectionId } });
    expect(await app.broker.call(getOperation, { params: { id: runId } })).toMatchObject({
      kind: 'add-to-selection',
      domain: the.domain,
      request: { id: requestId, name },
      totalCount: 3,
      doneCount: 3,
    });

    const { operation, outcomes } = await undo(runId);
    expect(outcomes.map(({ id, state }) => [id, state])).toEqual([hidden, ...fresh].map((id) => [id, 'done']));
    expect(operation).toMatchObject({ undoneKind: 'add-to-selection', request: { id: requestId, name }, doneCount: 3 });
    expect(await shown(selectionId)).toEqual(before);
    expect((await undo(runId)).outcomes.map(({ state }) => state)).toEqual(['same', 'same', 'same']);
  });

  test('an object removed and added again by a later action stays, one that a colleague hid and showed stays shown', async () => {
    const { selectionId, itemIds, objectIds, fresh } = await given(1);
    await app.broker.call(selections.updateItem, { body: { id: itemIds[0], status: false } });
    const runId = uuidv7();
    await add(selectionId, [objectIds[0] ?? '', fresh[0] ?? ''], runId);
    const added = (await itemsOf(selectionId)).find((item) => objectOf(the, item) === fresh[0]);
    await app.broker.call(selections.removeItem, { params: { id: added?.id ?? '' } });
    await add(selectionId, fresh);
    for (const status of [false, true])
      await app.broker.call(selections.updateItem, { body: { id: itemIds[0], status } });
    const before = await shown(selectionId);

    const { operation, outcomes } = await undo(runId);
    expect(Object.fromEntries(outcomes.map(({ id, state }) => [id, state]))).toEqual({
      [objectIds[0] ?? '']: 'left',
      [fresh[0] ?? '']: 'same',
    });
    expect(operation).toMatchObject({ doneCount: 0, refusedCount: 1 });
    expect(await shown(selectionId)).toEqual(before);
  });

  test('an added item that the client has marked is removed as by hand, an addition of what is in is no operation', async () => {
    const { selectionId, objectIds, fresh } = await given(1);
    const link = await givenLinkIn(app.db, the.domain, selectionId);
    const runId = uuidv7();
    const item = await app.broker.call(selections.addItem, {
      body: { entityId: fresh[0] ?? '', requestSelectionId: selectionId, runId },
    });
    const query = { password: link.password };
    await app.anonymous(the.clients.markFavorite, { params: { id: item.id }, query });
    expect((await undo(runId)).outcomes).toMatchObject([{ id: fresh[0], state: 'done' }]);
    expect((await itemsOf(selectionId)).map((one) => objectOf(the, one))).toEqual(objectIds);

    const none = uuidv7();
    await add(selectionId, objectIds, none);
    expect((await ask(app, 'GET', `/api/operations/${none}`)).status).toBe(404);
  });
});

function objectOf({ key }: SelectionTestDomain, item: TestItem): string | undefined {
  return item[key]?.id;
}
