import { isDeepStrictEqual } from 'node:util';
import { type CopyRules, withoutFields } from '@gektar/contract/copies.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import {
  created,
  type EntityKind,
  type EntityWire,
  entityKinds,
  historyOf,
  nobodysId,
  read,
} from '#testing/entity-kinds.ts';
import { freshCadastralNumber } from '#testing/given.ts';
import { givenSurroundings } from '#testing/given-surroundings.ts';
import { contentsOfTables } from '#testing/table-contents.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  await givenSurroundings(app);
});
afterAll(() => app.close());

interface CopiedKind extends EntityKind {
  readonly copy: CopyRules;
}
const copiedKinds = entityKinds.filter((kind): kind is CopiedKind => kind.copy !== undefined);

const only = (of: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)));
/** Removes the ids of links to people: they differ between an entity and its copy. */
const withoutLinkIds = (of: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(of).map(([name, value]) => [
      name,
      ['contacts', 'operatorWithRoles'].includes(name)
        ? (value as object[]).map((link) => ({ ...link, id: '' }))
        : value,
    ]),
  );
const emptyOrOwn = ({ copy }: CopiedKind) => [...copy.differing, ...copy.leftOut];

/**
 * Body that a form sends to create a copy: fields of the original, without those left out, and new values of those that
 * must differ.
 */
async function bodyOfCopy(kind: CopiedKind, original: EntityWire): Promise<{ newId: string; copyOf: string }> {
  const own = only(await kind.fields(app), kind.copy.differing);
  return { ...withoutFields(original, emptyOrOwn(kind)), ...own, newId: uuidv7(), copyOf: original.id };
}

describe.each(copiedKinds)('a copy of $name', (kind) => {
  const copy = (body: object, token?: string | null) =>
    ask(app, 'POST', kind.path, { body, ...(token !== undefined && { token }) });
  const actions = async (id: string) => (await historyOf(app, kind, id)).map(({ action }) => action);
  const wholeOriginal = async (): Promise<EntityWire> => {
    const answer = await ask(app, 'POST', kind.path, { body: await kind.whole(app) });
    expect(answer.status, answer.text).toBe(201);
    return answer.json as EntityWire;
  };

  test('takes what was filled in, and nothing of what happened to the original: archive, comments, confirmation', async () => {
    const { id } = await wholeOriginal();
    const [path, about] = kind.comments?.add(id) ?? ['', {}];
    expect((await ask(app, 'POST', path, { body: { text: 'Звонил, ждут', ...about } })).status).toBeLessThan(300);
    const { actualize } = kind;
    if (actualize) await ask(app, actualize.method, `${kind.path}/${id}/actualize`);
    await kind.archive(app, id, false);
    const original = (await read(app, kind, id)).json as EntityWire;
    if (actualize) expect(original[actualize.date]).not.toBeNull();

    const answer = await copy(await bodyOfCopy(kind, original));
    expect(answer.status, answer.text).toBe(201);
    const made = answer.json as EntityWire;
    expect(made).toMatchObject({ rowVersion: 1, isEnabled: true });
    expect(made.id).not.toBe(id);
    expect(JSON.stringify(made)).not.toContain('Звонил');
    if (actualize) expect(made[actualize.date]).toBeNull();
    expect(only(made, kind.copy.leftOut)).toEqual(only(await created(app, kind), kind.copy.leftOut));
    const taken = Object.keys(await kind.whole(app)).filter((name) => !emptyOrOwn(kind).includes(name));
    expect(withoutLinkIds(only(made, taken))).toEqual(withoutLinkIds(only(original, taken)));
    expect(await actions(made.id)).toEqual(['copy']);
    expect((await read(app, kind, id)).json).toEqual(original);
  });

  test('of an original that is not there is refused, and nothing is stored', async () => {
    const original = await created(app, kind);
    const body = await bodyOfCopy(kind, original);
    const before = await contentsOfTables(app.db);
    expect(refusalIn(await copy({ ...body, copyOf: nobodysId() })).code).toBe(kind.missing);
    expect(isDeepStrictEqual(await contentsOfTables(app.db), before)).toBe(true);
  });

  test('is made by any employee, who may create, and by nobody else', async () => {
    const body = await bodyOfCopy(kind, await created(app, kind));
    expect((await copy(body, null)).status).toBe(401);
    const colleague = await app.anotherBroker();
    expect((await copy(body, colleague.token)).status).toBe(201);
    expect((await historyOf(app, kind, body.newId)).map(({ employeeId }) => employeeId)).toEqual([colleague.id]);
  });

  test('is one when it arrives several times at once', async () => {
    const body = await bodyOfCopy(kind, await created(app, kind));
    const answers = await Promise.all([copy(body), copy(body), copy(body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await actions(body.newId)).toEqual(['copy']);
  });

  test('two employees at once make two of them', async () => {
    const original = await created(app, kind);
    const [mine, theirs] = [await bodyOfCopy(kind, original), await bodyOfCopy(kind, original)];
    const colleague = await app.anotherBroker();
    const answers = await Promise.all([copy(mine), copy(theirs, colleague.token)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    for (const { newId } of [mine, theirs]) expect(await actions(newId)).toEqual(['copy']);
  });
});

test('of two copies of a plot at once with one cadastral number, one is made; the other names the number', async () => {
  const [kind] = copiedKinds.filter(({ entity }) => entity === 'property');
  if (kind === undefined) throw new Error('plots are copied');
  const original = await created(app, kind);
  const cadastralNumbers = [freshCadastralNumber()];
  const bodies = [await bodyOfCopy(kind, original), await bodyOfCopy(kind, original)];
  const answers = await Promise.all(
    bodies.map((body) => ask(app, 'POST', kind.path, { body: { ...body, cadastralNumbers } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  for (const answer of answers) {
    if (answer.status === 409) expect(refusalIn(answer).code).toBe('cadastral_number.taken');
  }
});
