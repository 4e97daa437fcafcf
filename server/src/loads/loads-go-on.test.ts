import type { LoadOutcome, LoadSender } from '@gektar/contract/loads/load.ts';
import type { StartedLoad } from '@gektar/contract/loads/load-endpoints.ts';
import { LOAD_FILE_DAYS } from '@gektar/contract/loads/load-limits.ts';
import { sql } from 'kysely';
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
  readLoad,
  sendFile,
} from '#testing/given-load.ts';
import { runLoadJob } from '#testing/go-on-with-loads.ts';
import { startProduct } from '#testing/product.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

const parts = { ready: true, drafts: true, updates: true };

describe.each(loadAreas)('loads of the area %s', (_, area) => {
  let app: TestApp;
  let csvOf: (rows: readonly LoadedRow[]) => string;
  beforeAll(async () => {
    app = await openTestApp(inject('clusterUrl'));
    csvOf = await area.prepare(app);
  });
  afterAll(() => app.close());

  /** Areas that differ by more than rounding, so that plots of one location are not matched with each other. */
  let lastArea = 900;
  const rowsOf = (count: number): LoadedRow[] =>
    Array.from({ length: count }, () => {
      lastArea = Math.ceil(lastArea * 1.011);
      return { mark: area.freshMark(), area: lastArea, amount: 3_000 + lastArea };
    });

  test('an acceptance that is stopped keeps what is written and says what waits; its undo takes that back', async () => {
    const load = await givenLoad(app, area, csvOf(rowsOf(150)));
    const before = await area.amounts(app);
    const operationId = uuidv7();
    const body = { rowVersion: load.rowVersion, operationId, parts };
    const accepted = await ask(app, 'POST', `${area.path}/${load.id}/accept`, { body });
    expect(accepted.json).toMatchObject({ state: 'accepting', outcome: { total: 150 } });
    // The same acceptance sent again starts nothing.
    const again = await ask(app, 'POST', `${area.path}/${load.id}/accept`, { body });
    expect(again.status, again.text).toBe(200);
    const stopped = (await ask(app, 'POST', `${area.path}/${load.id}/stop`)).json;
    expect(stopped).toMatchObject({ state: 'done', outcome: { total: 150, isStopped: true, failed: 0 } });
    const { outcome } = await getLoad(app, area, load.id);
    const created = outcome?.created ?? 0;
    expect(created + (outcome?.waiting ?? 0)).toBe(150);
    expect((await area.amounts(app)).length).toBe(before.length + created);
    await ask(app, 'POST', `/api/operations/${operationId}/undo`, { body: { operationId: uuidv7() } });
    await eventually(async () => expect(await area.amounts(app)).toEqual(before));
  });

  test('a server that is killed while it writes goes on: each object once', async () => {
    const rows = rowsOf(120);
    const load = await givenLoad(app, area, csvOf(rows));
    const before = await area.amounts(app);
    const product = startProduct({
      DATABASE_URL: app.databaseUrl,
      TOKEN_SECRET: app.settings.tokenSecret,
      GEKTAR_DATA: app.settings.dataFolder,
      LOG_LEVEL: 'silent',
    });
    const body = { rowVersion: load.rowVersion, operationId: uuidv7(), parts };
    const begun = await ask({ ...app, url: await product.url }, 'POST', `${area.path}/${load.id}/accept`, { body });
    expect(begun.status, begun.text).toBe(200);
    await eventually(async () => expect((await area.amounts(app)).length).toBeGreaterThan(before.length));
    product.kill('SIGKILL');
    await product.ended;
    await eventually(async () => {
      await runLoadJob(app.db, 'go-on-with-loads');
      expect(await getLoad(app, area, load.id)).toMatchObject({ state: 'done' });
    });
    const amounts = rows.map(({ amount }) => area.stored(Number(amount)));
    expect(await area.amounts(app)).toEqual([...before, ...amounts].toSorted((one, other) => one - other));
    const { outcomes } = (await ask(app, 'GET', `${area.path}/${load.id}/outcomes?result=created`)).json as {
      outcomes: LoadOutcome[];
    };
    expect(outcomes.length).toBe(rows.length);
  });

  test('a file whose reading broke off is read by the job', async () => {
    const load = await givenLoad(app, area, csvOf(rowsOf(2)));
    await sql`update shared.loads set state = 'reading', reading = null, counts = null where id = ${load.id}`.execute(
      app.db,
    );
    await runLoadJob(app.db, 'go-on-with-loads');
    expect(await readLoad(app, area, load.id)).toMatchObject({ state: 'questions', objects: { all: 2, ready: 2 } });
  });

  test('a sender is remembered with the answers about columns, renamed and forgotten', async () => {
    await sql`delete from shared.load_senders`.execute(app.db);
    const first = await givenLoad(app, area, csvOf(rowsOf(2)), 'PNK, отдел аренды.csv');
    expect(first.sender).toBeNull();
    const table = first.tables[0];
    const letters = table?.columns[1]?.letters;
    const answered = await giveAnswer(app, area, first, { kind: 'column', table: table?.id, letters, use: 'comment' });
    await acceptLoad(app, area, answered);
    const senders = async () => (await ask(app, 'GET', `/api/${area.domain}/load-senders`)).json as LoadSender[];
    const [sender] = await senders();
    expect(sender).toMatchObject({
      name: 'PNK, отдел аренды',
      loadCount: 1,
      remembered: [`Столбец ${letters}: В комментарий`],
    });
    const path = `/api/${area.domain}/load-senders/${sender?.id}`;
    const renamed = await ask(app, 'POST', `${path}/rename`, { body: { name: 'PNK' } });
    expect(renamed.json).toMatchObject({ name: 'PNK' });
    const second = await givenLoad(app, area, csvOf(rowsOf(3)));
    expect(second.sender).toEqual({ id: sender?.id, name: 'PNK' });
    expect(second.answers).toMatchObject([{ answer: { kind: 'column', letters } }]);
    expect(second.tables[0]?.columns[1]).toMatchObject({ use: 'comment', isByHand: true });
    await ask(app, 'DELETE', path);
    expect(await senders()).toEqual([]);
    expect((await givenLoad(app, area, csvOf(rowsOf(1)))).sender).toBeNull();
  });

  test('files are deleted by hand or after 90 days; what was read stays, the undo too', async () => {
    const load = await givenLoad(app, area, csvOf(rowsOf(2)));
    const file = await fetch(`${app.url}${area.path}/${load.id}/file`, {
      headers: { authorization: `Bearer ${app.broker.token}` },
    });
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const { operationId } = await acceptLoad(app, area, load);
    const old = await givenLoad(app, area, csvOf(rowsOf(2)));
    await sql`update shared.loads set created_at = now() - make_interval(days => ${LOAD_FILE_DAYS + 1}) where id = ${old.id}`.execute(
      app.db,
    );
    expect((await ask(app, 'DELETE', `/api/${area.domain}/load-files/${load.id}`)).json).toMatchObject({
      hasFile: false,
    });
    await runLoadJob(app.db, 'delete-old-load-files');
    expect(await getLoad(app, area, old.id)).toMatchObject({ hasFile: false, objects: { all: 2 } });
    const gone = await ask(app, 'GET', `${area.path}/${load.id}/file`);
    expect(gone.json).toMatchObject({ error: { code: 'load_file.not_found' } });
    const undone = await ask(app, 'POST', `/api/operations/${operationId}/undo`, { body: { operationId: uuidv7() } });
    expect(undone.json).toMatchObject({ operation: { doneCount: 2, refusedCount: 0 } });
  });

  test('what somebody changed since, and what a colleague alone may not take back, stays', async () => {
    const [first, second] = rowsOf(2);
    if (first === undefined || second === undefined) throw new Error('two rows');
    const load = await givenLoad(app, area, csvOf([first, second]));
    const { operationId } = await acceptLoad(app, area, load);
    const { outcomes } = (await ask(app, 'GET', `${area.path}/${load.id}/outcomes`)).json as {
      outcomes: LoadOutcome[];
    };
    const other = await app.anotherBroker();
    const list = area.domain === 'land' ? '/api/land/properties' : '/api/industrial/vacancies';
    const changed = await ask(app, 'POST', `${list}/changes`, {
      token: other.token,
      body: {
        operationId: uuidv7(),
        changes: [
          { id: outcomes[0]?.objectId, fields: area.domain === 'land' ? { kmFromCity: 77 } : { dockNumber: 7 } },
        ],
      },
    });
    expect(changed.json).toMatchObject({ outcomes: [{ state: 'done' }] });
    const undo = (token: string) =>
      ask(app, 'POST', `/api/operations/${operationId}/undo`, { token, body: { operationId: uuidv7() } });
    expect((await undo(other.token)).json).toMatchObject({ error: { code: 'operation.not_found' } });
    const { json } = await undo(app.broker.token);
    expect(json).toMatchObject({ operation: { doneCount: 1, refusedCount: 1 } });
    const { outcomes: undone } = json as { outcomes: { state: string; notes: string[] }[] };
    expect(undone.find(({ state }) => state === 'left')?.notes).toEqual([
      expect.stringMatching(/^Изменён после загрузки: Анна Лугова, /),
    ]);
    expect(await getLoad(app, area, load.id)).toMatchObject({ state: 'undone', outcome: { left: 1 } });
  });

  test('rows without required fields are accepted as drafts with their origin; the undo deletes them', async () => {
    const rows = rowsOf(2).map((row) => ({ ...row, isWhole: false }));
    const load = await givenLoad(app, area, csvOf(rows), 'Реестр.csv');
    const { operationId, outcome } = await acceptLoad(app, area, load);
    expect(outcome).toMatchObject({ created: 0, drafts: 2, failed: 0 });
    const drafts = () =>
      sql<{
        origin: unknown;
      }>`select origin from shared.drafts where deleted_at is null and origin ->> 'loadId' = ${load.id}
        order by (origin ->> 'row')::int`.execute(app.db);
    const { rows: stored } = await drafts();
    expect(stored.map(({ origin }) => origin)).toMatchObject([
      { loadId: load.id, file: 'Реестр.csv', sheet: null, row: 2 },
      { loadId: load.id, file: 'Реестр.csv', sheet: null, row: 3 },
    ]);
    const { outcomes } = (await ask(app, 'GET', `${area.path}/${load.id}/outcomes?result=draft`)).json as {
      outcomes: LoadOutcome[];
    };
    expect(outcomes[0]?.message).toContain(area.missing);
    await ask(app, 'POST', `/api/operations/${operationId}/undo`, { body: { operationId: uuidv7() } });
    expect((await drafts()).rows).toEqual([]);
  });

  test('the text of a message is a load as well; bytes of another load are its own', async () => {
    const text = csvOf(rowsOf(1)).replaceAll(';', '\t');
    const started = await ask(app, 'POST', `${area.path}/text`, { body: { text } });
    const { load } = started.json as StartedLoad;
    expect(await readLoad(app, area, load?.id ?? '')).toMatchObject({
      isText: true,
      fileName: 'вставка из буфера',
      objects: { all: 1 },
    });
    const list = (await ask(app, 'GET', `${area.path}?take=1`)).json;
    expect(list).toMatchObject({ loads: [{ id: load?.id }] });
    const same = (await sendFile(app, area, text)).json;
    expect(same).toMatchObject({ former: { id: load?.id } });
  });
});
