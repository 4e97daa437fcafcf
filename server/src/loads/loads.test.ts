import type { LoadObject, LoadOutcome, ProtocolLine } from '@gektar/contract/loads/load.ts';
import type { StartedLoad } from '@gektar/contract/loads/load-endpoints.ts';
import type { ReadMessage } from '@gektar/contract/loads/message-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { eventually } from '#testing/eventually.ts';
import {
  acceptLoad,
  getLoad,
  giveAnswer,
  givenLoad,
  type LoadedRow,
  loadAreas,
  sendFile,
} from '#testing/given-load.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

describe.each(loadAreas)('loads of the area %s', (_, area) => {
  let app: TestApp;
  let csvOf: (rows: readonly LoadedRow[]) => string;
  beforeAll(async () => {
    app = await openTestApp(inject('clusterUrl'));
    csvOf = await area.prepare(app);
  });
  afterAll(() => app.close());

  let lastArea = 1_207.5;
  /** Rows whose numbers differ from those of all other rows. */
  const rowsOf = (count: number, about: Partial<LoadedRow> = {}): LoadedRow[] =>
    Array.from({ length: count }, () => {
      lastArea += 31;
      return { mark: area.freshMark(), area: lastArea, amount: 7_000 + lastArea, ...about };
    });
  const objectsOf = async (id: string, query = '') =>
    (await ask(app, 'GET', `${area.path}/${id}/objects${query}`)).json as { count: number; objects: LoadObject[] };

  test('a whole table is read, accepted as one operation and stored with its origin', async () => {
    const rows = rowsOf(3);
    const load = await givenLoad(app, area, csvOf(rows));
    expect(load).toMatchObject({
      state: 'questions',
      questionCount: 0,
      objects: { all: 3, ready: 3, doubt: 0, exists: 0, refused: 0 },
      rows: { all: 4, ofObjects: 3, refused: 0, ofTable: 1 },
      acceptable: { ready: 3, drafts: 0, updates: 0 },
    });
    const { objects } = await objectsOf(load.id);
    expect(objects.map(({ row, state }) => ({ row, state }))).toEqual([
      { row: 2, state: 'ready' },
      { row: 3, state: 'ready' },
      { row: 4, state: 'ready' },
    ]);
    const before = await area.amounts(app);
    const done = await acceptLoad(app, area, load);
    expect(done.outcome).toMatchObject({ total: 3, created: 3, failed: 0, waiting: 0, isStopped: false });
    expect(await area.amounts(app)).toEqual(
      [...before, ...rows.map(({ amount }) => area.stored(Number(amount)))].toSorted((one, other) => one - other),
    );
    const { outcomes } = (await ask(app, 'GET', `${area.path}/${load.id}/outcomes`)).json as {
      outcomes: LoadOutcome[];
    };
    expect(outcomes.map(({ result, row }) => [result, row])).toEqual([
      ['created', 2],
      ['created', 3],
      ['created', 4],
    ]);
    expect(new Set(outcomes.map(({ objectId }) => objectId)).size).toBe(3);
  });

  test('the same bytes name the former load and store nothing; asked again they are loaded once more', async () => {
    const content = csvOf(rowsOf(2));
    const first = await givenLoad(app, area, content);
    const second = (await sendFile(app, area, content)).json as StartedLoad;
    expect(second).toMatchObject({ load: null, former: { id: first.id } });
    const again = (await sendFile(app, area, content, 'ещё раз.csv', '?again=true')).json as StartedLoad;
    expect(again).toMatchObject({ former: null, load: { fileName: 'ещё раз.csv' } });
  });

  test('a row without a required field is a draft until the question about it is answered; the answer is taken back', async () => {
    const load = await givenLoad(app, area, csvOf([...rowsOf(2), ...rowsOf(2, { isWhole: false })]));
    expect(load.objects).toMatchObject({ all: 4, ready: 2, doubt: 2 });
    const [question] = load.questions;
    expect(question).toMatchObject({ label: area.missing, count: 2, mayAgree: false, mayEmpty: false });
    const value = area.domain === 'land' ? { id: 3 } : '2027-03-05T00:00:00';
    const answered = await giveAnswer(app, area, load, { kind: 'group', group: question?.group, choice: { value } });
    expect(answered).toMatchObject({ questionCount: 0, objects: { ready: 4, doubt: 0 } });
    expect(answered.answers).toMatchObject([{ count: 2 }]);
    const back = await ask(app, 'POST', `${area.path}/${load.id}/answers/back`, {
      body: { rowVersion: answered.rowVersion },
    });
    expect(back.json).toMatchObject({ questionCount: 1, objects: { ready: 2, doubt: 2 }, answers: [] });
  });

  /** The table without the column of the required field. */
  const withoutColumn = (content: string) => {
    const lines = content.split('\n').map((line) => line.split(';'));
    const at = lines[0]?.indexOf(area.missing) ?? -1;
    return lines.map((cells) => cells.filter((_, index) => index !== at).join(';')).join('\n');
  };

  test('a required field that no column holds is one question to the file, answered for all rows or left', async () => {
    const load = await givenLoad(app, area, withoutColumn(csvOf(rowsOf(4))));
    expect(load).toMatchObject({ questionCount: 1, objects: { all: 4, ready: 0, doubt: 4 } });
    const [question] = load.questions;
    expect(question).toMatchObject({ level: 'absent', reason: `Нет в таблице: ${area.missing}`, count: 4 });
    const value = area.domain === 'land' ? { id: 3 } : '2027-03-05T00:00:00';
    const [key] = question?.keys ?? [];
    // After an answer about one row, the question remains for the others.
    const one = { kind: 'cells', keys: [key], field: question?.field, choice: { value } } as const;
    const some = await giveAnswer(app, area, load, one);
    expect(some.questions).toMatchObject([{ group: question?.group, level: 'absent', count: 3 }]);
    const all = await giveAnswer(app, area, some, { kind: 'group', group: question?.group, choice: { value } });
    expect(all).toMatchObject({ questionCount: 0, objects: { ready: 4, doubt: 0 } });
    expect(all.answers.map(({ text, count }) => [text.split(':')[0], count])).toEqual([
      [area.missing, 1],
      [area.missing, 3],
    ]);
    // Without an answer, the rows become drafts.
    const left = await givenLoad(app, area, withoutColumn(csvOf(rowsOf(2))));
    expect((await acceptLoad(app, area, left)).outcome).toMatchObject({ created: 0, drafts: 2, failed: 0 });
    // A column with empty cells gets a question about its cells.
    const empty = await givenLoad(app, area, csvOf(rowsOf(2, { isWhole: false })));
    expect(empty.questions).toMatchObject([{ level: 'group', reason: `Не указано: ${area.missing}`, count: 2 }]);
  });

  test('a value of a dictionary is typed by its name; a name that the dictionary does not have is refused', async () => {
    const load = await givenLoad(app, area, csvOf(rowsOf(2)));
    const field = area.domain === 'land' ? 'region' : 'complex.region';
    const keys = [`${load.sheets[0]?.name}!2`];
    const typed = (value: string) => ({ kind: 'cells', keys, field, choice: { value } });
    const answered = await giveAnswer(app, area, load, typed(' москва '));
    const [object] = (await objectsOf(load.id)).objects;
    expect(object?.cells.find((cell) => cell.field === field)).toMatchObject({ text: 'Москва', isAnswered: true });
    const refused = await ask(app, 'POST', `${area.path}/${load.id}/answers`, {
      body: { rowVersion: answered.rowVersion, answer: typed('Луна') },
    });
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({
      error: { fields: { 'answer.choice.value': 'Такого значения в словаре нет' } },
    });
  });

  test('an object of the database differs in what the file has newer; it is updated, and a same one is not written', async () => {
    const [same, other] = rowsOf(2);
    if (same === undefined || other === undefined) throw new Error('two rows');
    await area.givenObject(app, same);
    const id = await area.givenObject(app, { ...other, amount: Number(other.amount) + 1_000 });
    await app.db.updateTable('shared.audit').set({ at: '2026-01-01T00:00:00+03:00' }).execute();
    const load = await givenLoad(app, area, csvOf([same, other]));
    const { objects } = await objectsOf(load.id, '?state=exists&match=differs');
    const object = objects.find(({ match }) => match?.id === id);
    expect(load.objects).toMatchObject({ all: 2, exists: 2 });
    // The object was changed last by the broker, before the list.
    expect(object?.match).toMatchObject({ kind: 'differs', dateTime: expect.stringMatching(/^2026-01-01T/) });
    const count = objects.flatMap(({ match }) => match?.differences ?? []).length;
    expect(load.differing).toEqual({ objects: objects.length, fields: count, taken: count });
    const first = object?.match?.differences[0];
    const kept = await giveAnswer(app, area, load, {
      kind: 'difference',
      keys: [object?.key],
      field: first?.field,
      choice: 'stored',
    });
    expect(kept.differing).toEqual({ objects: objects.length, fields: count, taken: count - 1 });
    const again = { kind: 'difference', keys: [object?.key], field: first?.field, choice: 'file' };
    const chosen = await giveAnswer(app, area, kept, again);
    const done = await acceptLoad(app, area, chosen);
    expect(done.outcome).toMatchObject({ created: 0, drafts: 0, failed: 0 });
    expect(await area.amounts(app)).toContain(area.stored(Number(other.amount)));
  });

  test('what is still asked about an object of the database is named in its outcome, and is not written', async () => {
    const [same, other] = rowsOf(2);
    if (same === undefined || other === undefined) throw new Error('two rows');
    await area.givenObject(app, { ...same, amount: 8_123.5 });
    await area.givenObject(app, { ...other, amount: 9_321.5 });
    const before = await area.amounts(app);
    const unclear = [same, other].map((row) => ({
      ...row,
      amount: area.domain === 'land' ? 'уточняется на днях' : '9 000-9 500',
    }));
    const load = await givenLoad(app, area, csvOf(unclear));
    await acceptLoad(app, area, load);
    const { outcomes } = (await ask(app, 'GET', `${area.path}/${load.id}/outcomes`)).json as {
      outcomes: LoadOutcome[];
    };
    expect(outcomes.map(({ message }) => message)).toEqual([
      expect.stringContaining('Не решено, не записано: '),
      expect.stringContaining('Не решено, не записано: '),
    ]);
    expect(await area.amounts(app)).toEqual(before);
  });

  test('a draft is not made twice: the file updates it, and an undo gives its former values back', async () => {
    const draftsOf = () =>
      app.db
        .selectFrom('shared.drafts')
        .select(['id', 'fields'])
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute();
    const rows = rowsOf(2, { isWhole: false });
    const content = csvOf(rows);
    await acceptLoad(app, area, await givenLoad(app, area, content));
    const before = await draftsOf();
    const again = await givenLoad(app, area, content, 'ещё раз.csv', '?again=true');
    expect(again).toMatchObject({ objects: { exists: 2, same: 2, doubt: 0 }, acceptable: { drafts: 0, updates: 0 } });
    await acceptLoad(app, area, again);
    expect(await draftsOf()).toEqual(before);
    const dearer = rows.map((row, index) => ({ ...row, amount: Number(row.amount) + index * 500 }));
    const load = await givenLoad(app, area, csvOf(dearer));
    expect(load.objects).toMatchObject({ exists: 2, same: 1, differs: 1 });
    const { objects } = await objectsOf(load.id, '?state=exists&match=differs');
    expect(objects).toMatchObject([{ match: { isDraft: true, differences: [{ choice: 'file' }] } }]);
    const { operationId, outcome } = await acceptLoad(app, area, load);
    expect(outcome).toMatchObject({ created: 0, drafts: 1, failed: 0 });
    const after = await draftsOf();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const changed = after.filter(
      ({ fields }, index) => JSON.stringify(fields) !== JSON.stringify(before[index]?.fields),
    );
    expect(changed.map(({ id }) => id)).toEqual([objects[0]?.match?.id]);
    const undone = await ask(app, 'POST', `/api/operations/${operationId}/undo`, {
      body: { operationId: uuidv7(), dryRun: false },
    });
    expect(undone.json).toMatchObject({ operation: { doneCount: 1, refusedCount: 0 } });
    expect(await draftsOf()).toEqual(before);
  });

  test('a load is taken back as a whole; an object that somebody changed since stays and is named', async () => {
    const rows = rowsOf(3);
    const before = await area.amounts(app);
    const load = await givenLoad(app, area, csvOf(rows));
    const { operationId } = await acceptLoad(app, area, load);
    const undo = (body: object) => ask(app, 'POST', `/api/operations/${operationId}/undo`, { body });
    const dry = await undo({ operationId: uuidv7(), dryRun: true });
    expect(dry.json).toMatchObject({ operation: { doneCount: 3, refusedCount: 0 } });
    const undone = await undo({ operationId: uuidv7(), dryRun: false });
    expect(undone.json).toMatchObject({ operation: { doneCount: 3, refusedCount: 0 } });
    expect(await area.amounts(app)).toEqual(before);
    expect(await getLoad(app, area, load.id)).toMatchObject({ state: 'undone', undoneBy: app.broker.id });
  });

  test('an acceptance passes its stages; what it has written is counted in the lists', async () => {
    const load = await givenLoad(app, area, csvOf([...rowsOf(2), ...rowsOf(1, { isWhole: false })]));
    expect(load.progress).toBeNull();
    const done = await acceptLoad(app, area, load);
    expect(done).toMatchObject({
      outcome: { created: 2, drafts: 1 },
      progress: { stage: null, newComplexes: 0, newBuildings: 0, checkedCount: 3, requestCount: 0 },
    });
    expect(Object.keys(done.progress?.seconds ?? {})).toEqual(['check', 'saved', 'objects', 'requests']);
  });

  test('a second acceptance begins nothing: the same one answers the load, another one is refused', async () => {
    const load = await givenLoad(app, area, csvOf(rowsOf(2)));
    const before = await area.amounts(app);
    const parts = { ready: true, drafts: true, updates: true };
    const accept = (operationId: string) =>
      ask(app, 'POST', `${area.path}/${load.id}/accept`, { body: { rowVersion: load.rowVersion, operationId, parts } });
    const operationId = uuidv7();
    const [first, same] = await Promise.all([accept(operationId), accept(operationId)]);
    expect([first.status, same.status].toSorted()).toEqual([200, 200]);
    const other = await accept(uuidv7());
    expect(other.json).toMatchObject({ error: { code: 'load.closed' } });
    await eventually(async () => expect(await getLoad(app, area, load.id)).toMatchObject({ state: 'done' }));
    expect((await area.amounts(app)).length).toBe(before.length + 2);
  });

  test('that a table like an export of ours is an ordinary one is an answer, which changes nothing else', async () => {
    const load = await givenLoad(app, area, csvOf(rowsOf(2)));
    const ordinary = await giveAnswer(app, area, load, { kind: 'ordinary' });
    expect(ordinary.answers).toMatchObject([{ text: 'Загружаем как обычную таблицу', answer: { kind: 'ordinary' } }]);
    expect(ordinary).toMatchObject({ objects: load.objects, tables: load.tables, questions: load.questions });
    const body = { rowVersion: ordinary.rowVersion };
    const back = await ask(app, 'POST', `${area.path}/${load.id}/answers/back`, { body });
    expect(back.json).toMatchObject({ answers: [] });
  });

  test('the protocol has a line per row: the object, its open questions, the answers, the reason of a refusal', async () => {
    const [whole, draft, left] = [...rowsOf(1), ...rowsOf(1, { isWhole: false }), ...rowsOf(1)];
    if (whole === undefined || draft === undefined || left === undefined) throw new Error('three rows');
    const load = await givenLoad(app, area, csvOf([whole, draft, left]));
    const sheet = load.sheets[0]?.name ?? '';
    const value = area.stored(91.5);
    const key = `${sheet}!2`;
    const answered = await giveAnswer(app, area, load, {
      ...{ kind: 'cells', keys: [key], field: area.amountField, choice: { value } },
    });
    const out = await giveAnswer(app, area, answered, { kind: 'leave', keys: [`${sheet}!4`], isOut: true });
    await acceptLoad(app, area, out);
    const { json } = await ask(app, 'GET', `${area.path}/${load.id}/protocol`);
    const { count, lines } = json as { count: number; lines: ProtocolLine[] };
    expect(count).toBe(3);
    expect(lines).toMatchObject([
      { row: 2, result: 'created', doubts: [], answers: [{ employeeId: app.broker.id }] },
      { row: 3, result: 'draft', message: `Не хватает: ${area.missing}`, answers: [] },
      { row: 4, result: 'skipped', message: 'Не брали: так решили', doubts: [], answers: [] },
    ]);
    expect(lines.map(({ text }) => text.includes(left.mark))).toEqual([false, false, true]);
  });

  test('a message is read without being stored; its draft has the doubts, and the same id makes no second one', async () => {
    const path = `/api/${area.domain}/messages`;
    const count = async () => (await app.db.selectFrom('shared.drafts').select('id').execute()).length;
    const before = await count();
    const read = (await ask(app, 'POST', `${path}/read`, { body: { text: area.message } })).json as ReadMessage;
    expect(read.refusal).toBe('');
    expect(read.objects).toMatchObject([{ state: 'doubt' }]);
    expect(await count()).toBe(before);
    const newId = uuidv7();
    const body = { text: area.message, newId, key: read.objects[0]?.key };
    const made = await ask(app, 'POST', `${path}/drafts`, { body });
    expect({ status: made.status, json: made.json }).toEqual({ status: 201, json: { id: newId } });
    const once = await count();
    expect((await ask(app, 'POST', `${path}/drafts`, { body })).json).toEqual({ id: newId });
    expect(await count()).toBe(once);
    const draft = await ask(app, 'GET', `/api/${area.domain}/drafts/${newId}`);
    expect(draft.json).toMatchObject({ origin: { file: 'сообщение', loadId: null }, kind: area.entity });
    const wanted = await ask(app, 'POST', `${path}/read`, { body: { text: 'Куплю участок 2 га в Клину' } });
    expect(wanted.json).toMatchObject({ objects: [], refusal: expect.stringMatching(/[а-яё]/i) });
    const none = await ask(app, 'POST', `${path}/drafts`, { body: { ...body, newId: uuidv7(), key: '!77' } });
    expect(none.json).toMatchObject({ error: { fields: { key: 'Такого объекта в сообщении нет' } } });
  });

  test('of the questions about objects the largest is the first; an answer is named by its field and value', async () => {
    const unclear = rowsOf(1, { amount: area.domain === 'land' ? 'уточняется на днях' : '9 000-9 500' });
    const load = await givenLoad(app, area, csvOf([...unclear, ...rowsOf(2, { isWhole: false })]));
    expect(load.questions.map(({ count }) => count)).toEqual([2, 1]);
    // A unit that the header does not name.
    const isLand = area.domain === 'land';
    const content = csvOf(rowsOf(3, { amount: isLand ? 46.5 : 640 }));
    const bare = await givenLoad(app, area, content.replace('Цена, млн руб.', 'Цена').replace(' в год', ''));
    const [unit] = bare.questions;
    const choice = { option: isLand ? 'million' : 'month' };
    const answered = await giveAnswer(app, area, bare, { kind: 'group', group: unit?.group, choice });
    expect(answered.answers).toMatchObject([{ text: isLand ? 'Цена: миллионы рублей' : 'Ставка за месяц', count: 3 }]);
  });

  test('an option chosen in a message is the value of its field; one that the question does not have is refused', async () => {
    const path = `/api/${area.domain}/messages/read`;
    const isLand = area.domain === 'land';
    const field = isLand ? 'category' : 'opexPerSqm';
    const text = isLand ? area.message : `${area.message}, OPEX 145`;
    const read = (await ask(app, 'POST', path, { body: { text } })).json as ReadMessage;
    const question = read.questions.find((one) => one.field === field);
    const keys = [read.objects[0]?.key];
    const answered = async (option: string) =>
      (await ask(app, 'POST', path, { body: { text, answers: [{ kind: 'cells', keys, field, choice: { option } }] } }))
        .json as ReadMessage;
    const cellOf = ({ objects }: ReadMessage) => objects[0]?.cells.find((cell) => cell.field === field);
    const [first, second] = question?.options ?? [];
    if (isLand) {
      expect(cellOf(await answered(second?.id ?? ''))).toMatchObject({ text: second?.label, doubt: null });
    } else {
      expect(question?.options.map(({ label, effect }) => [label, effect.split(' → ')[1]])).toEqual([
        ['За месяц', '1 740,00'],
        ['За год', '145,00'],
      ]);
      expect(cellOf(await answered(first?.id ?? ''))).toMatchObject({ value: 1_740, doubt: null });
      expect(cellOf(await answered(second?.id ?? ''))).toMatchObject({ value: 145, doubt: null });
    }
    expect(await answered('77001')).toMatchObject({ error: { code: 'request.invalid' } });
  });

  test('two people: an answer to an outdated version is refused', async () => {
    const load = await givenLoad(app, area, csvOf(rowsOf(2)));
    const answer = { kind: 'row', sheet: load.sheets[0]?.name, row: 2, take: false };
    const changed = await giveAnswer(app, area, load, answer);
    expect(changed.objects).toMatchObject({ all: 1, ready: 1, refused: 1 });
    const stale = await ask(app, 'POST', `${area.path}/${load.id}/answers`, {
      body: { rowVersion: load.rowVersion, answer },
    });
    expect(stale.json).toMatchObject({ error: { code: 'load.changed' } });
  });
});
