import type { EntityEvent } from '@gektar/contract/history.ts';
import type { ChangesBody, Operation } from '@gektar/contract/operations/operation.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { created, type EntityKind, entityKinds, nobodysId } from '#testing/entity-kinds.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** Path of an entity's history; for a complex, its log, which also has the events of its parts. */
const pathOf = ({ path, entity }: EntityKind, id: string) =>
  `${path}/${id}/${entity === 'complex' ? 'logs' : 'history'}`;

async function history(kind: EntityKind, id: string): Promise<EntityEvent[]> {
  const answer = await ask(app, 'GET', pathOf(kind, id), { token: app.broker.token });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as EntityEvent[];
}

async function change(kind: EntityKind, ids: readonly string[], value: unknown, about: Partial<ChangesBody> = {}) {
  const changes = ids.map((id) => ({ id, fields: { [kind.edited[0]]: value } }));
  const operationId = uuidv7();
  const body = { operationId, changes, ...about };
  const answer = await ask(app, 'POST', `${kind.path}/changes`, { token: app.broker.token, body });
  expect(answer.status, answer.text).toBe(200);
  return operationId;
}

describe.each(entityKinds)('$name', (kind) => {
  const [, first, second, third] = kind.edited;

  test('an event names its operation: how it was made, over how many objects, and since when a restored value held', async () => {
    const [one, two] = [await created(app, kind), await created(app, kind)];
    const edit = await change(kind, [one.id, two.id], first);
    const paste = await change(kind, [one.id], second, { way: 'paste' });
    const restored = await change(kind, [one.id], third, { way: 'give-back', fromDateTime: '2026-06-12T11:31:00' });
    const undo = uuidv7();
    const { token } = app.broker;
    const undone = await ask(app, 'POST', `/api/operations/${restored}/undo`, { token, body: { operationId: undo } });
    expect(undone.status, undone.text).toBe(200);

    const [last, giveBack, pasted, edited, creation] = await history(kind, one.id);
    expect(creation).toMatchObject({ action: 'create', operation: null });
    const bare = { entity: kind.entity, kind: 'change', fromDateTime: null } as const;
    expect(edited?.operation).toEqual({ ...bare, id: edit, way: 'edit', objectCount: 2 });
    expect(pasted?.operation).toEqual({ ...bare, id: paste, way: 'paste', objectCount: 1 });
    expect(giveBack?.operation).toEqual({
      id: restored,
      entity: kind.entity,
      kind: 'change',
      way: 'give-back',
      objectCount: 1,
      fromDateTime: '2026-06-12T11:31:00',
    });
    // An undo shows when the undone operation was made.
    expect(last?.operation).toMatchObject({ id: undo, kind: 'undo', objectCount: 1 });
    const { dateTime } = (await ask(app, 'GET', `/api/operations/${restored}`, { token })).json as Operation;
    expect(last?.operation?.fromDateTime).toBe(dateTime);
  });

  test('the history of nothing is refused, as is a way that does not exist', async () => {
    const { token } = app.broker;
    expect((await ask(app, 'GET', pathOf(kind, nobodysId()), { token })).status).toBe(404);
    const { id } = await created(app, kind);
    const body = { operationId: uuidv7(), way: 'guess', changes: [{ id, fields: { [kind.edited[0]]: first } }] };
    expect((await ask(app, 'POST', `${kind.path}/changes`, { token, body })).status).toBe(400);
    expect(await history(kind, id)).toHaveLength(1);
  });
});
