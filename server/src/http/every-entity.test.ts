import { moscowTime } from '@gektar/format/date.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { created, type EntityWire, entityKinds, historyOf, nobodysId, read } from '#testing/entity-kinds.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

/** How many times something is sent at once. */
const TOGETHER = 4;
const together = <T>(send: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: TOGETHER }, (_, number) => send(number)));

describe.each(entityKinds)('$name', (kind) => {
  const { path, changed, missing, fields, edited } = kind;
  const [field, first, second, third] = edited;
  const create = (body: object) => ask(app, 'POST', path, { body });
  const update = (body: object, token?: string) =>
    ask(app, 'POST', `${path}/update`, { body, ...(token && { token }) });
  const actions = async (id: string) => (await historyOf(app, kind, id)).map(({ action }) => action);

  test('is one when its creation is repeated because the answer was lost', async () => {
    const body = { ...(await fields(app)), newId: uuidv7() };
    const answer = await create(body);
    expect(answer).toMatchObject({ status: 201, json: { id: body.newId } });
    expect(await create(body)).toMatchObject({ status: 201, json: answer.json });
    expect(await actions(body.newId)).toEqual(['create']);
  });

  test('is one when its creation arrives several times at once', async () => {
    const body = { ...(await fields(app)), newId: uuidv7() };
    const answers = await together(() => create(body));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await actions(body.newId)).toEqual(['create']);
  });

  test('is not overwritten by a repeated creation with other content; the refusal carries the current state', async () => {
    const body = { ...(await fields(app)), newId: uuidv7(), [field]: first };
    const { json } = await create(body);
    expect(refusalIn(await create({ ...body, [field]: second }))).toMatchObject({ code: changed, current: json });
    expect((await read(app, kind, body.newId)).json).toMatchObject({ [field]: first, rowVersion: 1 });
  });

  test('does not take its id, version or state from the body of a creation', async () => {
    const { id } = await created(app, kind);
    const copy = await created(app, kind, {
      id,
      rowVersion: 70,
      isEnabled: false,
      dateTimeCreated: '2001-02-03T04:05:06',
    });
    expect(copy).toMatchObject({ rowVersion: 1, isEnabled: true });
    expect(copy.id).not.toBe(id);
    expect(JSON.stringify(copy)).not.toContain('2001-02-03');
  });

  test('refuses an edit of an older version with the current state, and stores nothing of it', async () => {
    const one = await created(app, kind);
    const saved = await update({ ...one, [field]: first });
    expect(saved.json, saved.text).toMatchObject({ [field]: first, rowVersion: 2 });
    const late = await update({ ...one, [field]: second });
    expect(refusalIn(late)).toMatchObject({ code: changed, current: { id: one.id, [field]: first, rowVersion: 2 } });
    expect((await read(app, kind, one.id)).json).toMatchObject({ [field]: first, rowVersion: 2 });
    const merged = await update({ ...(saved.json as EntityWire), [field]: third });
    expect(merged.json).toMatchObject({ [field]: third, rowVersion: 3 });
  });

  test('takes one of several edits of one version that arrive at once', async () => {
    const one = await created(app, kind);
    const answers = await together((number) => update({ ...one, [field]: `${second} ${number}` }));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.json as EntityWire;
    expect((await read(app, kind, one.id)).json).toMatchObject({ [field]: won[field], rowVersion: 2 });
  });

  test('makes open forms stale when it is archived', async () => {
    const one = await created(app, kind);
    expect((await kind.archive(app, one.id, false)).json).toMatchObject({ isEnabled: false, rowVersion: 2 });
    const late = await update({ ...one, [field]: first });
    expect(refusalIn(late)).toMatchObject({ code: changed, current: { isEnabled: false, rowVersion: 2 } });
  });

  test('is archived once by several who do so at once, and restored likewise', async () => {
    const { id } = await created(app, kind);
    for (const [isEnabled, rowVersion] of [
      [false, 2],
      [true, 3],
    ] as const) {
      for (const { status, json } of await together(() => kind.archive(app, id, isEnabled)))
        expect({ status, json }).toMatchObject({ status: 200, json: { id, isEnabled, rowVersion } });
    }
    expect(await actions(id)).toEqual(['unarchive', 'archive', 'create']);
  });

  test('has a history of who changed what, from which value to which', async () => {
    const one = await created(app, kind, { [field]: first });
    const other = kind.entity === 'industrial_request' ? app.broker : await app.anotherBroker();
    expect((await update({ ...one, [field]: second }, other.token)).status).toBe(200);
    const [edit, creation] = await historyOf(app, kind, one.id);
    expect(edit).toMatchObject({ action: 'update', employeeId: other.id, changes: { [field]: [first, second] } });
    expect(creation).toMatchObject({ action: 'create', employeeId: app.broker.id });
  });

  test('is gone once deleted: of several who delete it at once one succeeds, and nothing else finds it', async () => {
    const { id, ...rest } = await created(app, kind);
    const answers = await together(() => ask(app, 'DELETE', `${path}/${id}`));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    for (const answer of answers) if (answer.status === 404) expect(refusalIn(answer).code).toBe(missing);
    for (const answer of [
      await read(app, kind, id),
      await update({ ...rest, id }),
      await kind.archive(app, id, false),
      ...(kind.actualize ? [await ask(app, kind.actualize.method, `${path}/${id}/actualize`)] : []),
    ])
      expect(refusalIn(answer).code).toBe(missing);
  });

  test('is refused by every call when its id is unknown', async () => {
    const { id: _, ...rest } = await created(app, kind);
    const id = nobodysId();
    for (const answer of [
      await read(app, kind, id),
      await update({ ...rest, id }),
      await ask(app, 'DELETE', `${path}/${id}`),
      await kind.archive(app, id, true),
    ])
      expect(refusalIn(answer).code).toBe(missing);
  });
});

describe.each(entityKinds.flatMap((kind) => (kind.actualize ? [{ ...kind, ...kind.actualize }] : [])))(
  '$name',
  (kind) => {
    test('is confirmed now; open forms stay valid, and each confirmation is in the history', async () => {
      const one = await created(app, kind);
      const [table, column] = kind.stored;
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = '2001-02-03 04:05:06+03' where id = ${one.id}`.execute(
        app.db,
      );
      expect((await read(app, kind, one.id)).json).toMatchObject({ [kind.date]: '2001-02-03T04:05:06' });
      const before = moscowTime();
      const answer = await ask(app, kind.method, `${kind.path}/${one.id}/actualize`);
      expect(answer.json, answer.text).toMatchObject({ rowVersion: 1 });
      const after = moscowTime(new Date(Date.now() + 1_000));
      const moment = (answer.json as EntityWire)[kind.date];
      expect([before, moment, after]).toEqual([before, moment, after].toSorted());
      expect((await ask(app, kind.method, `${kind.path}/${one.id}/actualize`)).status).toBe(200);
      const [field, first] = kind.edited;
      const saved = await ask(app, 'POST', `${kind.path}/update`, { body: { ...one, [field]: first } });
      expect(saved.json).toMatchObject({ [field]: first, rowVersion: 2 });
      const actions = (await historyOf(app, kind, one.id)).map(({ action }) => action);
      expect(actions).toEqual(['update', 'actualize', 'actualize', 'create']);
    });
  },
);

describe.each(entityKinds.flatMap((kind) => (kind.list ? [{ ...kind, ...kind.list }] : [])))('$name', (kind) => {
  const bodyOf = kind.bodyOf ?? ((filter: object) => filter);
  const ids = async (filter: object) => {
    const { json, text } = await ask(app, 'POST', `${kind.find}?take=1000`, { body: bodyOf(filter) });
    expect(json, text).toBeInstanceOf(Array);
    return (json as EntityWire[]).map(({ id }) => id);
  };
  const count = async (filter: object) => (await ask(app, 'POST', kind.count, { body: bodyOf(filter) })).json as number;

  test('is listed by its state; without a word about it the archive is in or out as the list says', async () => {
    const [active, archived, deleted] = [await created(app, kind), await created(app, kind), await created(app, kind)];
    await kind.archive(app, archived.id, false);
    await ask(app, 'DELETE', `${kind.path}/${deleted.id}`);
    const given = new Set([active.id, archived.id, deleted.id]);
    for (const [filter, expected] of [
      [{ isEnabled: true }, [active.id]],
      [{ isEnabled: false }, [archived.id]],
      [{ isEnabled: null }, [active.id, archived.id]],
      [{}, kind.archivedByDefault ? [active.id, archived.id] : [active.id]],
    ] as const) {
      const found = await ids(filter);
      expect(found.filter((id) => given.has(id)).sort(), JSON.stringify(filter)).toEqual([...expected].sort());
      expect(await count(filter), JSON.stringify(filter)).toBe(found.length);
    }
  });
});
