import type { Draft, DraftOutcome, DraftPage } from '@gektar/contract/drafts/draft.ts';
import type { Operation, OperationResult } from '@gektar/contract/operations/operation.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { type DraftedTestKind, draftBody, draftedKinds, givenDraft } from '#testing/draft-kinds.ts';
import { nobodysId, read } from '#testing/entity-kinds.ts';
import { eventually } from '#testing/eventually.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { removeDeletedDrafts } from './draft-queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const pathOf = ({ domain }: Pick<DraftedTestKind, 'domain'>) => `/api/${domain}/drafts`;

async function found(kind: DraftedTestKind, query = ''): Promise<DraftPage> {
  const answer = await ask(app, 'GET', `${pathOf(kind)}?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as DraftPage;
}

function get(kind: DraftedTestKind, id: string) {
  return ask(app, 'GET', `${pathOf(kind)}/${id}`);
}

async function stored(kind: DraftedTestKind, id: string): Promise<Draft> {
  const answer = await get(kind, id);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Draft;
}

async function change(kind: DraftedTestKind, changes: readonly object[], about: object = {}): Promise<OperationResult> {
  const body = { operationId: uuidv7(), changes, ...about };
  const answer = await ask(app, 'POST', `${kind.changes}/changes`, { body });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as OperationResult;
}

async function complete(kind: DraftedTestKind, ids: readonly string[]): Promise<DraftOutcome[]> {
  const answer = await ask(app, 'POST', `${pathOf(kind)}/complete`, { body: { ids } });
  expect(answer.status, answer.text).toBe(200);
  return (answer.json as { outcomes: DraftOutcome[] }).outcomes;
}

async function undo(id: string): Promise<OperationResult> {
  const answer = await ask(app, 'POST', `/api/operations/${id}/undo`, { body: { operationId: uuidv7() } });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as OperationResult;
}

function remove(kind: DraftedTestKind, ids: readonly string[], operationId = uuidv7()) {
  return ask(app, 'POST', `${pathOf(kind)}/delete`, { body: { operationId, kind: kind.kind, ids } });
}

describe.each(draftedKinds)('drafts of $name', (kind) => {
  const { field, values, wrong, message } = kind.required;
  const [value, other] = values;

  test('a draft names what a creation would refuse, in the words of the creation', async () => {
    const body = await draftBody(app, kind, { remarks: [{ field, text: 'в файле «уточняется»' }] });
    const answer = await ask(app, 'POST', pathOf(kind), { body });
    expect(answer.status, answer.text).toBe(201);
    const draft = answer.json as Draft;
    const { parentId, fields } = body;
    const creation = { ...fields, ...(kind.parentField && { [kind.parentField]: parentId }) };
    const refusal = refusalIn(await ask(app, 'POST', kind.object.path, { body: creation }));
    const label = kind.described[field]?.label;
    expect(draft).toMatchObject({
      ...{ id: body.newId, kind: kind.kind, rowVersion: 1, fields, createdByEmployeeId: app.broker.id, origin: null },
      missing: [{ field, label, message: refusal.fields?.[field], isEmpty: true }],
      remarks: [{ field, text: 'в файле «уточняется»' }],
    });
    expect(await stored(kind, draft.id)).toEqual(draft);
    expect(await read(app, kind.object, draft.id)).toMatchObject({ status: 404 });
  });

  test('the same creation again is the same draft; another one with its id is refused', async () => {
    const body = await draftBody(app, kind);
    const first = await ask(app, 'POST', pathOf(kind), { body });
    const again = await ask(app, 'POST', pathOf(kind), { body });
    expect(again).toMatchObject({ status: 201, json: first.json });
    const differing = { ...body, fields: { ...body.fields, [field]: value } };
    const refusal = refusalIn(await ask(app, 'POST', pathOf(kind), { body: differing }));
    expect(refusal).toMatchObject({ code: 'draft.changed', current: first.json });
  });

  test('a field that such an object does not have is refused at its name', async () => {
    const body = await draftBody(app, kind);
    for (const unknown of ['выдумка', 'newId', 'images', '__proto__x']) {
      const fields = { ...body.fields, [unknown]: 1 };
      const refusal = refusalIn(await ask(app, 'POST', pathOf(kind), { body: { ...body, fields } }));
      expect(refusal).toMatchObject({
        code: 'request.invalid',
        fields: { [`fields.${unknown}`]: 'Такого поля нет' },
      });
    }
  });

  test.each([
    ['a NUL character', 'а\0б'],
    ['half of a surrogate pair', '\ud83d'],
    ['a value nested too deeply', JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`)],
  ])('%s is refused', async (_, bad) => {
    const body = await draftBody(app, kind);
    const fields = { ...body.fields, [field]: bad };
    const refusal = refusalIn(await ask(app, 'POST', pathOf(kind), { body: { ...body, fields } }));
    expect(refusal).toMatchObject({ code: 'request.invalid', fields: { fields: expect.any(String) } });
  });

  test('a kind of the other area is refused', async () => {
    const body = await draftBody(app, kind);
    const elsewhere = kind.domain === 'land' ? 'industrial' : 'land';
    const refusal = refusalIn(await ask(app, 'POST', `/api/${elsewhere}/drafts`, { body }));
    expect(refusal).toMatchObject({ code: 'request.invalid', fields: { kind: expect.any(String) } });
  });

  test('drafts are listed by words, by load and in pages, and not in the other area', async () => {
    const loadId = uuidv7();
    const word = `Чёрная${loadId.slice(-8)}`;
    const origin = (row: number) => ({ loadId, file: `${word}.xlsx`, sheet: 'Лист1', row });
    const first = await givenDraft(app, kind, { origin: origin(7) });
    const second = await givenDraft(app, kind, { place: `двор ${word}`, origin: null });
    const ids = ({ drafts }: DraftPage) => drafts.map(({ id }) => id);
    expect(await found(kind, `loadId=${loadId}`)).toMatchObject({ count: 1, drafts: [{ id: first.id }] });
    expect(first.origin).toEqual(origin(7));
    const byWord = await found(kind, `text=${encodeURIComponent(word.toLowerCase().replace('ё', 'е'))}`);
    expect(byWord.count).toBe(2);
    expect(ids(byWord)).toEqual([second.id, first.id]);
    const page = await found(kind, `text=${encodeURIComponent(word)}&take=1&skip=1&kind=${kind.kind}`);
    expect(page).toMatchObject({ count: 2, drafts: [{ id: first.id }] });
    expect(await found(kind, `text=${encodeURIComponent(`${word} нигде`)}`)).toEqual({ count: 0, drafts: [] });
    const elsewhere = draftedKinds.find(({ domain }) => domain !== kind.domain) ?? kind;
    expect(await found(elsewhere, `text=${encodeURIComponent(word)}`)).toEqual({ count: 0, drafts: [] });
    expect(refusalIn(await get(elsewhere, first.id)).code).toBe('draft.not_found');
  });

  test('a field is set in several drafts as one operation, which settles its remarks and can be undone', async () => {
    const one = await givenDraft(app, kind, { remarks: [{ field, text: 'нет в файле' }] });
    const two = await givenDraft(app, kind);
    const operationId = uuidv7();
    const { operation, outcomes } = await change(
      kind,
      [
        { id: one.id, rowVersion: 1, fields: { [field]: value } },
        { id: two.id, rowVersion: 1, fields: { [field]: other } },
      ],
      { operationId },
    );
    expect(operation).toMatchObject({
      entity: `${kind.kind}_draft`,
      domain: kind.domain,
      doneCount: 2,
      fields: [field],
    });
    expect(outcomes).toMatchObject([
      { id: one.id, state: 'done', rowVersion: 2, changes: { [field]: [null, value] } },
      { id: two.id, state: 'done', rowVersion: 2, changes: { [field]: [null, other] } },
    ]);
    expect(await stored(kind, one.id)).toMatchObject({ missing: [], remarks: [], fields: { [field]: value } });
    expect(await stored(kind, two.id)).toMatchObject({ missing: [], fields: { [field]: other } });
    const undone = await undo(operationId);
    expect(undone.outcomes.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(await stored(kind, one.id)).toMatchObject({ missing: [{ field, isEmpty: true }], rowVersion: 3 });
  });

  test('a stale version and a wrong value refuse their draft alone', async () => {
    const [stale, bad, good] = [await givenDraft(app, kind), await givenDraft(app, kind), await givenDraft(app, kind)];
    await change(kind, [{ id: stale.id, fields: { [field]: other } }]);
    const { outcomes } = await change(kind, [
      { id: stale.id, rowVersion: 1, fields: { [field]: value } },
      { id: bad.id, rowVersion: 1, fields: { [field]: wrong } },
      { id: good.id, rowVersion: 1, fields: { [field]: value } },
      { id: nobodysId(), fields: { [field]: value } },
    ]);
    expect(outcomes).toMatchObject([
      { state: 'stale', code: 'draft.changed' },
      { state: 'refused', code: 'request.invalid', fields: { [field]: message } },
      { state: 'done' },
      { state: 'gone', code: 'draft.not_found' },
    ]);
    expect(await stored(kind, stale.id)).toMatchObject({ fields: { [field]: other } });
    expect((await stored(kind, bad.id)).fields).not.toHaveProperty([field]);
  });

  test('a text that the database cannot store is refused, even where the field drops it', async () => {
    const [name] = Object.entries(kind.described).find(([, { kind: of }]) => of === 'choices') ?? ['floors'];
    const draft = await givenDraft(app, kind);
    const { outcomes } = await change(kind, [{ id: draft.id, fields: { [name]: [{ id: 1, name: 'а\0' }] } }]);
    expect(outcomes).toMatchObject([{ state: 'refused', fields: { [name]: 'Данные введены не корректно' } }]);
  });

  test('a field is set in all drafts that a search finds', async () => {
    const word = `Поиск${uuidv7().slice(-8)}`;
    const drafts = [
      await givenDraft(app, kind, { place: `первый ${word}` }),
      await givenDraft(app, kind, { place: `второй ${word}` }),
    ];
    const untouched = await givenDraft(app, kind);
    const operationId = uuidv7();
    const body = { operationId, filter: { text: word }, fields: { [field]: value } };
    const answer = await ask(app, 'POST', `${kind.changes}/changes/by-filter`, { body });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json).toMatchObject({ totalCount: 2 });
    await eventually(async () => {
      const { json } = await ask(app, 'GET', `/api/operations/${operationId}`);
      expect(json as Operation).toMatchObject({ doneCount: 2, waitingCount: 0 });
    });
    for (const { id } of drafts) expect(await stored(kind, id)).toMatchObject({ missing: [] });
    expect(await stored(kind, untouched.id)).toEqual(untouched);
  });

  test('a whole draft becomes an object with its id, by the checks of the creation', async () => {
    const incomplete = await givenDraft(app, kind);
    const doubtful = await givenDraft(app, kind, { remarks: [{ field: 'comment', text: 'втрое выше рынка' }] });
    const whole = await givenDraft(app, kind);
    for (const { id } of [doubtful, whole]) await change(kind, [{ id, fields: { [field]: value } }]);
    const ids = [incomplete.id, doubtful.id, whole.id, whole.id, nobodysId()];
    const outcomes = await complete(kind, ids);
    expect(outcomes).toMatchObject([
      { id: incomplete.id, state: 'incomplete', missing: [{ field }] },
      { id: doubtful.id, state: 'incomplete', missing: [], message: 'втрое выше рынка' },
      { id: whole.id, state: 'done', title: whole.title, message: null },
      { id: whole.id, state: 'done' },
      { state: 'gone' },
    ]);
    const object = await read(app, kind.object, whole.id);
    expect(object).toMatchObject({ status: 200, json: { id: whole.id, [field]: value, isEnabled: true } });
    expect(refusalIn(await get(kind, whole.id)).code).toBe('draft.not_found');
    // The same call again: its answer may have been lost.
    expect(await complete(kind, [whole.id])).toMatchObject([{ state: 'done' }]);
    expect(await stored(kind, incomplete.id)).toEqual(incomplete);
  });

  test('a usual creation with the id of a draft replaces it; a refused one leaves it', async () => {
    const draft = await givenDraft(app, kind);
    const parent = kind.parentField && { [kind.parentField]: draft.parent?.id };
    const body = { ...draft.fields, ...parent, newId: draft.id };
    refusalIn(await ask(app, 'POST', kind.object.path, { body }));
    expect(await stored(kind, draft.id)).toEqual(draft);
    const answer = await ask(app, 'POST', kind.object.path, { body: { ...body, [field]: value } });
    expect(answer).toMatchObject({ status: 201, json: { id: draft.id, [field]: value } });
    expect(refusalIn(await get(kind, draft.id)).code).toBe('draft.not_found');
    const late = await change(kind, [{ id: draft.id, fields: { [field]: other } }]);
    expect(late.outcomes).toMatchObject([{ state: 'gone' }]);
  });

  test('a saved draft has the sent fields; a stale save is refused with the present state', async () => {
    const draft = await givenDraft(app, kind, { remarks: [{ field, text: 'уточнить' }] });
    const fields = { ...draft.fields, [field]: value };
    const save = (rowVersion: number, of: object = fields) =>
      ask(app, 'POST', `${pathOf(kind)}/update`, { body: { id: draft.id, rowVersion, fields: of } });
    const saved = await save(1);
    expect(saved).toMatchObject({ status: 200, json: { rowVersion: 2, fields, missing: [], remarks: [] } });
    expect(refusalIn(await save(1))).toMatchObject({ code: 'draft.changed', current: saved.json });
    const emptied = await save(2, draft.fields);
    expect(emptied).toMatchObject({ status: 200, json: { missing: [{ field, isEmpty: true }] } });
    expect(refusalIn(await save(3, { ...fields, 'нет такого': 1 })).fields).toEqual({
      'fields.нет такого': 'Такого поля нет',
    });
    const unknown = { id: nobodysId(), rowVersion: 1, fields };
    expect(refusalIn(await ask(app, 'POST', `${pathOf(kind)}/update`, { body: unknown })).code).toBe('draft.not_found');
  });

  test('deleted drafts are restored by an undo for a day', async () => {
    const [one, two] = [await givenDraft(app, kind), await givenDraft(app, kind)];
    const operationId = uuidv7();
    const answer = await remove(kind, [one.id, two.id, nobodysId()], operationId);
    expect(answer.status, answer.text).toBe(200);
    expect(refusalIn(await get(kind, one.id)).code).toBe('draft.not_found');
    await removeDeletedDrafts(app.db);
    const undone = await undo(operationId);
    expect(undone.outcomes.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(await stored(kind, one.id)).toMatchObject({ fields: one.fields, missing: one.missing });

    const later = uuidv7();
    await remove(kind, [two.id], later);
    await sql`update shared.drafts set deleted_at = now() - interval '25 hours' where id = ${two.id}`.execute(app.db);
    await removeDeletedDrafts(app.db);
    expect((await undo(later)).outcomes).toMatchObject([{ state: 'gone' }]);
  });
});

const [plot, complex, building, vacancy] = draftedKinds as [
  DraftedTestKind,
  DraftedTestKind,
  DraftedTestKind,
  DraftedTestKind,
];

test('a vacancy whose building is a draft waits for it, and the building for its complex', async () => {
  const parent = { name: 'Логопарк Чернь', [complex.required.field]: 14 };
  const whole = await draftBody(app, complex);
  const ofComplex = await givenDraft(app, complex, { fields: { ...whole.fields, ...parent } });
  const building1 = await draftBody(app, building);
  const ofBuilding = await givenDraft(app, building, {
    parentId: ofComplex.id,
    fields: { ...building1.fields, name: 'Корпус Чернь-5', [building.required.field]: 12 },
  });
  const vacancy1 = await draftBody(app, vacancy);
  const ofVacancy = await givenDraft(app, vacancy, {
    parentId: ofBuilding.id,
    fields: { ...vacancy1.fields, [vacancy.required.field]: vacancy.required.values[0] },
  });
  expect(ofVacancy).toMatchObject({
    ...{ complexName: 'Логопарк Чернь', buildingName: 'Корпус Чернь-5', place: 'Логопарк Чернь, Корпус Чернь-5' },
    parent: { id: ofBuilding.id, isDraft: true, complexId: ofComplex.id },
    missing: [{ field: 'buildingId', label: 'Здание', message: 'Ещё черновик', isEmpty: false }],
  });
  expect(await found(vacancy, `text=${encodeURIComponent('Чернь-5')}&kind=vacancy`)).toMatchObject({ count: 1 });
  expect(await complete(vacancy, [ofVacancy.id])).toMatchObject([{ state: 'incomplete' }]);
  // In any order: complexes come first.
  const outcomes = await complete(vacancy, [ofVacancy.id, ofBuilding.id, ofComplex.id]);
  expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  expect(await read(app, vacancy.object, ofVacancy.id)).toMatchObject({
    json: { buildingId: ofBuilding.id, complexId: ofComplex.id, complexName: 'Логопарк Чернь' },
  });
});

test('a vacancy without a building names it, and can be moved to one', async () => {
  const { parentId, ...body } = await draftBody(app, vacancy);
  const draft = await givenDraft(app, vacancy, { ...body, parentId: null, place: 'Соколово, 1' });
  expect(draft).toMatchObject({ parent: null, place: 'Соколово, 1', missing: [{ field: 'buildingId' }, {}] });
  const move = { id: draft.id, rowVersion: 1, fields: draft.fields, parentId };
  const moved = await ask(app, 'POST', '/api/industrial/drafts/update', { body: move });
  expect(moved).toMatchObject({
    status: 200,
    json: { rowVersion: 2, parent: { id: parentId, isDraft: false }, missing: [{ field: vacancy.required.field }] },
  });
});

test('a draft of a plot whose number is taken is refused with the words of the creation', async () => {
  const draft = await givenDraft(app, plot);
  await change(plot, [{ id: draft.id, fields: { [plot.required.field]: plot.required.values[0] } }]);
  const owner = { ...(await plot.object.fields(app)), cadastralNumbers: draft.fields['cadastralNumbers'] };
  expect(await ask(app, 'POST', plot.object.path, { body: owner })).toMatchObject({ status: 201 });
  const [outcome] = await complete(plot, [draft.id]);
  expect(outcome).toMatchObject({ state: 'refused', message: expect.stringMatching(/[а-я]/) });
  expect(await stored(plot, draft.id)).toMatchObject({ id: draft.id });
});

test('chosen values travel with their names, those of places as well', async () => {
  const plotDraft = await givenDraft(app, plot);
  const { category, region } = plotDraft.fields as { category: { id: number }; region: { id: number } };
  expect(plotDraft.names).toMatchObject({
    category: [{ id: category.id, name: expect.stringMatching(/[а-я]/) }],
    region: [{ id: region.id, name: expect.stringMatching(/[а-я]/) }],
  });
  const { fields } = await draftBody(app, complex);
  const regionId = 50;
  const cities = await sql<{ id: number; name: string }>`
    select id, name from shared.cities where region_id = ${regionId} limit 1`.execute(app.db);
  const [city] = cities.rows;
  const ofComplex = await givenDraft(app, complex, {
    fields: { ...fields, regionId, cityId: city?.id, complexType: { id: 2_000_000_000 } },
  });
  expect(ofComplex.names).toMatchObject({ regionId: [{ id: 50 }], cityId: [city] });
  expect(ofComplex.names).not.toHaveProperty('complexType');
});
