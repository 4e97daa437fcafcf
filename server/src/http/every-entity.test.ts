import { failureStatus } from '@gektar/contract/failure-status.ts';
import { moscowTime } from '@gektar/format/date.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { created, type EntityWire, entityKinds, historyOf, nobodysId, read } from '#testing/entity-kinds.ts';
import { eventually } from '#testing/eventually.ts';
import { givenSurroundings, givenTie } from '#testing/given-surroundings.ts';
import { changedTables } from '#testing/table-contents.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { lastingContents, trashOf } from '#testing/trash-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  await givenSurroundings(app);
});
afterAll(() => app.close());

/** Fields that differ between otherwise equal entities. */
const ofEach = ['id', 'rowVersion', 'dateTimeCreated', 'cadastralNumbers'];
const parents = ['complexId', 'buildingId'];
const only = (of: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)));
const parentOf = (body: object) => only(body, parents);
const without = (of: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(of).filter(([name]) => !names.includes(name)));

/** Number of calls sent at the same time. */
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

  test('is one of several created at once under one id with different contents; the others learn of it', async () => {
    const body = { ...(await fields(app)), newId: uuidv7() };
    const answers = await together((number) => create({ ...body, [field]: `${second} ${number}` }));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const made = answers.find(({ status }) => status === 201)?.json;
    for (const answer of answers)
      if (answer.status === 409) expect(refusalIn(answer)).toMatchObject({ code: changed, current: made });
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
    for (const answer of answers)
      if (answer.status === 409) expect(refusalIn(answer)).toMatchObject({ code: changed, current: won });
    expect((await read(app, kind, one.id)).json).toMatchObject({ [field]: won[field], rowVersion: 2 });
  });

  test('sent back as it came is saved as it is, one version later; what an employee does not edit is passed over', async () => {
    const one = await created(app, kind, await kind.whole(app));
    const { comments: _, ...sent } = one;
    const saved = await update({ ...sent, isEnabled: false, dateTimeCreated: '2001-02-03T04:05:06' });
    expect(saved.json, saved.text).toEqual({ ...one, rowVersion: 2 });
    expect((await read(app, kind, one.id)).json).toEqual(saved.json);
  });

  test('loses by an edit every optional field that is left out, except lists with calls of their own (M-39)', async () => {
    const body = await fields(app);
    const whole = await created(app, kind, { ...(await kind.whole(app)), ...parentOf(body) });
    const { cadastralNumbers: _, ...required } = body as Record<string, unknown>;
    const bare = await created(app, kind, required);
    const { id, rowVersion } = whole;
    const emptied = await update({ ...body, id, rowVersion });
    expect(emptied.status, emptied.text).toBe(200);
    const { json } = emptied as { json: EntityWire };
    const lasting = kind.lastingLists ?? [];
    for (const name of lasting) expect(whole[name], name).not.toEqual([]);
    expect(only(json, lasting)).toEqual(only(whole, lasting));
    expect(without(json, [...lasting, ...ofEach])).toEqual(without(bare, [...lasting, ...ofEach]));
  });

  test.each([
    ['id', undefined, 'Обязательное поле'],
    ['id', 'x', 'Данные введены не корректно'],
    ['rowVersion', undefined, 'Обязательное поле'],
    ['rowVersion', 0, 'Положительное число'],
    ['rowVersion', 1.5, 'Целое число'],
  ])('is edited by its id and version: %s %j is refused at its field', async (name, value, message) => {
    const answer = await update({ ...(await created(app, kind)), [name]: value });
    expect(refusalIn(answer)).toMatchObject({ code: 'request.invalid', fields: { [name]: message } });
  });

  test('keeps the line breaks of a text and loses the blanks around it', async () => {
    const one = await created(app, kind, { [field]: `\n ${first}  \t` });
    expect(one[field]).toBe(first);
  });

  test('is refused to an edit that waits for its deletion', async () => {
    const one = await created(app, kind);
    const rival = new pg.Client({ connectionString: app.databaseUrl });
    await rival.connect();
    await rival.query('begin');
    // The lock that every write below a complex takes first.
    await rival.query('select from industrial.complexes where id = $1 for update', [one['complexId']]);
    await rival.query(`delete from ${kind.table} where id = $1`, [one.id]);
    const edit = update({ ...one, [field]: first });
    await eventually(async () => {
      await rival.query('select pg_stat_clear_snapshot()');
      const { rowCount } = await rival.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rowCount).toBeGreaterThan(0);
    });
    await rival.query('commit');
    await rival.end();
    expect(refusalIn(await edit).code).toBe(missing);
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

  test('has nothing in its history of a refused edit, nor of another one', async () => {
    const [one, other] = [await created(app, kind), await created(app, kind)];
    await update({ ...one, [field]: first, rowVersion: 7 });
    await update({ ...one, [field]: 'a\0b' });
    await update({ ...other, [field]: second });
    expect(await actions(one.id)).toEqual(['create']);
    expect(await actions(other.id)).toEqual(['update', 'create']);
  });

  test('comes back from the trash as it was, once when several restore it at once', async () => {
    const one = await created(app, kind, await kind.whole(app));
    const [before, tables] = [await read(app, kind, one.id), await lastingContents(app)];
    await ask(app, 'DELETE', `${path}/${one.id}`);
    const entry = await trashOf(app, kind.domain, one.id);
    expect(entry).toMatchObject({ kind: kind.entity, deletedBy: app.broker.id, canRestore: true });
    const answers = await together(() => ask(app, 'POST', `/api/${kind.domain}/trash/${entry.id}/restore`));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect((await read(app, kind, one.id)).json).toEqual(before.json);
    expect(changedTables(tables, await lastingContents(app))).toEqual([]);
    expect(await actions(one.id)).toEqual(['restore', 'delete', 'create']);
  });

  test('is not created under the id of one in the trash, which is named and can be restored', async () => {
    const one = await created(app, kind, { ...(await fields(app)), newId: uuidv7() });
    await ask(app, 'DELETE', `${path}/${one.id}`);
    const { id, title } = await trashOf(app, kind.domain, one.id);
    expect(refusalIn(await create({ ...(await fields(app)), newId: one.id }))).toMatchObject({
      code: 'trash.id_taken',
      fields: { newId: `Лежит в корзине: «${title}»` },
      others: [{ id: one.id, title, state: 'trashed', path: `/${kind.domain}/trash?q=${encodeURIComponent(title)}` }],
    });
    const restored = await ask(app, 'POST', `/api/${kind.domain}/trash/${id}/restore`);
    expect(restored.json, restored.text).toMatchObject({ id: one.id, notes: [] });
  });

  test('is found in the trash of its own area alone', async () => {
    const { id } = await created(app, kind);
    await ask(app, 'DELETE', `${path}/${id}`);
    const entry = await trashOf(app, kind.domain, id);
    const other = kind.domain === 'land' ? 'industrial' : 'land';
    for (const address of [`/api/${other}/trash/${entry.id}`, `/api/${kind.domain}/trash/${nobodysId()}`])
      for (const [method, end] of [
        ['POST', '/restore'],
        ['DELETE', ''],
      ] as const)
        expect(refusalIn(await ask(app, method, address + end)).code).toBe('trash.not_found');
    expect(await trashOf(app, kind.domain, id)).toEqual(entry);
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
      await sql`
        update ${sql.table(kind.table)} set ${sql.ref(kind.column)} = '2001-02-03 04:05:06+03'
        where id = ${one.id}`.execute(app.db);
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

  test.each([
    ['take=0', 'take', 'Положительное число'],
    ['take=1.5', 'take', 'Целое число'],
    ['take=ten', 'take', 'Только цифры'],
    ['take=1&take=2', 'take', 'Только цифры'],
    ['skip=-1', 'skip', 'Положительное число'],
    ['skip=1e10', 'skip', 'Не больше 1 000 000 000'],
  ])('is not listed by ?%s, which is refused at its name', async (query, name, message) => {
    const { code, fields } = refusalIn(await ask(app, 'POST', `${kind.find}?${query}`, { body: bodyOf({}) }));
    expect(code).toBe('request.invalid');
    expect(Object.keys(fields ?? {})).toEqual([name]);
    // Digits are grouped by no-break spaces.
    expect(fields?.[name]?.replaceAll(/\s/g, ' ')).toBe(message);
  });

  test('is not listed in an order that is none', async () => {
    const wrong = kind.orderIn
      ? ([
          ['', { [kind.orderIn]: { field: 'RowVersion' } }, `${kind.orderIn}.field`],
          ['', { [kind.orderIn]: { isAsc: 'up' } }, `${kind.orderIn}.isAsc`],
        ] as const)
      : ([
          ['?sort=RowVersion', {}, 'sort'],
          ['?direction=up', {}, 'direction'],
        ] as const);
    for (const [query, order, name] of wrong) {
      const answer = await ask(app, 'POST', `${kind.find}${query}`, { body: { ...bodyOf({}), ...order } });
      expect(refusalIn(answer)).toMatchObject({ code: 'request.invalid', fields: { [name]: expect.any(String) } });
    }
  });

  test('is listed once, on one page, however many others are equal to it; the farthest page is empty', async () => {
    await givenTie(app, kind, 3);
    const all = await ids({});
    const paged: string[] = [];
    for (let skip = 0; skip < all.length; skip += 2) {
      const { json } = await ask(app, 'POST', `${kind.find}?take=2&skip=${skip}`, { body: bodyOf({}) });
      paged.push(...(json as EntityWire[]).map(({ id }) => id));
    }
    expect(paged).toEqual(all);
    const far = await ask(app, 'POST', `${kind.find}?take=1000&skip=1000000000`, { body: bodyOf({}) });
    expect(far).toMatchObject({ status: 200, json: [] });
  });

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

describe.each(entityKinds.flatMap((kind) => (kind.comments ? [{ ...kind, ...kind.comments, of: kind.path }] : [])))(
  '$name',
  (kind) => {
    const add = (id: string, text: unknown, token?: string) => {
      const [path, body] = kind.add(id);
      return ask(app, 'POST', path, { body: { ...body, text }, ...(token && { token }) });
    };
    const made = async (id: string, text: string, token?: string) => {
      const answer = await add(id, text, token);
      expect(answer.status, answer.text).toBe(201);
      return answer.json as { readonly id: string; readonly text: string };
    };
    const change = (id: string, text: string, token?: string) =>
      ask(app, 'POST', `${kind.path}/update`, { body: { id, text }, ...(token && { token }) });
    const remove = (id: string, token?: string) =>
      ask(app, 'DELETE', `${kind.path}/${id}`, token === undefined ? {} : { token });

    test('has comments that only their authors change and delete; a refusal changes nothing [AUTH-014]', async () => {
      const { id } = await created(app, { ...kind, path: kind.of });
      const colleague = await app.anotherBroker();
      const [mine, theirs] = [await made(id, ' Звонил,\nждёт '), await made(id, 'Готов снизить цену', colleague.token)];
      expect(mine).toMatchObject({ text: 'Звонил,\nждёт', employeeId: app.broker.id });
      expect(theirs).toMatchObject({ employeeId: colleague.id });
      const before = await historyOf(app, kind, id);
      for (const answer of [
        await change(mine.id, 'Чужое', colleague.token),
        await remove(mine.id, colleague.token),
        await change(theirs.id, 'Чужое'),
        await remove(theirs.id),
      ])
        expect(refusalIn(answer).code).toBe('access.forbidden');
      expect(await historyOf(app, kind, id)).toEqual(before);
      expect((await change(mine.id, ' Уточнил ')).json).toEqual({ ...mine, text: 'Уточнил' });
      expect(await remove(mine.id)).toMatchObject({ status: 200, json: { id: mine.id } });
      for (const answer of [await change(mine.id, 'Поздно'), await remove(mine.id)])
        expect(refusalIn(answer).code).toBe('comment.not_found');
      expect((await change(theirs.id, 'Снизил', colleague.token)).json).toEqual({ ...theirs, text: 'Снизил' });
    });

    test('has every write of a comment in its history: who, the text before, the text after', async () => {
      const { id } = await created(app, { ...kind, path: kind.of });
      const comment = await made(id, 'Звонил');
      await change(comment.id, 'Звонил дважды');
      // The same text again changes nothing.
      await change(comment.id, 'Звонил дважды');
      await remove(comment.id);
      const events = await historyOf(app, kind, id);
      expect(events.slice(0, 3)).toMatchObject([
        { action: 'comment-delete', changes: { commentId: [comment.id, null], text: ['Звонил дважды', null] } },
        { action: 'comment-update', changes: { text: ['Звонил', 'Звонил дважды'] } },
        { action: 'comment-create', changes: { commentId: [null, comment.id], text: [null, 'Звонил'] } },
      ]);
      expect(events.map(({ employeeId }) => employeeId)).toEqual(events.map(() => app.broker.id));
      expect(events).toHaveLength(4);
    });

    test('has no comment without a text or over the limit, and none when it is deleted meanwhile', async () => {
      const { id } = await created(app, { ...kind, path: kind.of });
      for (const text of [undefined, null, '', ' \n '])
        expect(refusalIn(await add(id, text)).fields).toEqual({ text: 'Обязательное поле' });
      await made(id, 'я'.repeat(10_000));
      for (const text of ['я'.repeat(10_001), 'a\0b'])
        expect(Object.keys(refusalIn(await add(id, text)).fields ?? {})).toEqual(['text']);
      expect(refusalIn(await add(nobodysId(), 'x')).code).toBe(kind.missing);
      const [, comment] = await Promise.all([ask(app, 'DELETE', `${kind.of}/${id}`), add(id, 'x')]);
      expect([201, failureStatus[kind.missing]]).toContain(comment.status);
      expect(refusalIn(await add(id, 'x')).code).toBe(kind.missing);
    });
  },
);
