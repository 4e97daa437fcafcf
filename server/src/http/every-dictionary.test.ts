import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { dictionaryKinds } from '#testing/dictionary-kinds.ts';
import { givenReversedValues } from '#testing/given-surroundings.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

interface Value {
  readonly id: number;
  readonly name: string;
  readonly rowVersion: number;
  readonly usageCount?: number;
}

/** An id that no value has. */
const NOBODYS = 2_147_483_647;

describe.each(dictionaryKinds)('a value of $name', ({ path, extra, use, orderBy }) => {
  const post = (body: object) => ask(app, 'POST', path, { body: { ...extra, ...body } });
  const update = (body: object) => ask(app, 'POST', `${path}/update`, { body: { ...extra, ...body } });
  const get = (id: number | string) => ask(app, 'GET', `${path}/${id}`);
  const made = async (name = 'Новое значение') => {
    const answer = await post({ name });
    expect(answer.status, answer.text).toBe(201);
    return answer.json as Value;
  };

  test('has a name of at most 500 characters, which another one may have too (I-08)', async () => {
    const name = `${path} ${'х'.repeat(500)}`.slice(0, 500);
    const [first, second] = [await made(name), await made(name)];
    expect(second).toMatchObject({ name });
    expect(second.id).not.toBe(first.id);
    for (const answer of [await post({ name: `${name}х` }), await update({ ...first, name: `${name}х` })])
      expect(refusalIn(answer).fields).toEqual({ name: 'Не больше 500 знаков' });
    // Types of requests have only 31 ids: release these two.
    for (const { id } of [first, second]) await ask(app, 'DELETE', `${path}/${id}`);
  });

  test('is listed in the order of its dictionary, which is not that of ids; equal ones by their ids', async () => {
    const { byId, byName } = await givenReversedValues(app, { path, extra });
    const { json } = await ask(app, 'GET', path);
    const listed = (json as Value[]).map(({ id }) => id).filter((id) => byId.includes(id));
    expect(listed).toEqual(orderBy === 'id' ? byId : byName);
    for (const id of byId) await ask(app, 'DELETE', `${path}/${id}`);
  });

  test('is saved by one of several editors at once; the others are refused with its present state', async () => {
    const value = await made();
    const names = ['Первый', 'Второй', 'Третий'];
    const answers = await Promise.all(names.map((name) => update({ ...value, name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.json;
    for (const answer of answers)
      if (answer.status === 409)
        expect(refusalIn(answer)).toEqual({
          code: 'dictionary_value.changed',
          message: 'Значение изменено другим сотрудником',
          current: won,
        });
    expect((await get(value.id)).json).toEqual(won);
    await ask(app, 'DELETE', `${path}/${value.id}`);
  });

  test('is not found by an id that no value has, nor by what is no id', async () => {
    for (const answer of [await get(0), await get(NOBODYS), await update({ id: NOBODYS, rowVersion: 1, name: 'x' })])
      expect(refusalIn(answer)).toMatchObject({ code: 'dictionary_value.not_found', message: 'Нет данных' });
    for (const id of ['x', '1.5', '-1', '2147483648', "1'--"])
      expect(refusalIn(await get(encodeURIComponent(id))).fields).toHaveProperty('id');
    for (const about of [{ id: 1.5 }, { id: '1' }, { rowVersion: 0 }, { rowVersion: undefined }, { id: undefined }])
      expect(Object.keys(refusalIn(await update({ id: 1, rowVersion: 1, name: 'x', ...about })).fields ?? {})).toEqual(
        Object.keys(about),
      );
  });

  test('does not take its id or version from the body of a creation', async () => {
    const answer = await post({ name: 'Новое', id: 1, rowVersion: 99, extra: true });
    expect(answer, answer.text).toMatchObject({ status: 201, json: { name: 'Новое', rowVersion: 1 } });
    const { id } = answer.json as Value;
    expect(id).not.toBe(1);
    await ask(app, 'DELETE', `${path}/${id}`);
  });

  test('is counted where it is used, when asked for, and cannot be deleted meanwhile (M-06) [DICT-008]', async () => {
    const [value, other] = [await made('Используемое'), await made('Другое')];
    const counts = async () => {
      const { json } = await ask(app, 'GET', `${path}?withUsage=true`);
      const of = new Map((json as Value[]).map(({ id, usageCount }) => [id, usageCount]));
      return [of.get(value.id), of.get(other.id)];
    };
    expect(await counts()).toEqual([0, 0]);
    const releases = use ? [await use(app.db, value.id), await use(app.db, value.id)] : [];
    expect(await counts()).toEqual([releases.length, 0]);
    if (use) expect((await ask(app, 'DELETE', `${path}/${value.id}`)).status).toBe(409);
    await releases[0]?.();
    expect(await counts()).toEqual([Math.max(0, releases.length - 1), 0]);
    for (const query of ['', '?withUsage=false'])
      for (const listed of (await ask(app, 'GET', path + query)).json as Value[])
        expect(listed).not.toHaveProperty('usageCount');
    await releases[1]?.();
    for (const { id } of [value, other]) await ask(app, 'DELETE', `${path}/${id}`);
  });
});
