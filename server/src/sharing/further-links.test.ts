import { randomUUID } from 'node:crypto';
import { linkMessageEndpoints } from '@gektar/contract/sharing/link-message.ts';
import type { ClientLink, LinkSettings } from '@gektar/contract/sharing/selection-link.ts';
import { listNotifications } from '@gektar/contract/today/notification-endpoints.ts';
import { getToday } from '@gektar/contract/today/today-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openAnotherServer } from '#testing/another-server.ts';
import { type Answer, ask, refusalIn } from '#testing/ask.ts';
import { givenLinkIn, selectionDomains, selectionsOfBroker } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { tablesOf } from './domain-tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const FIRST = 'K7M4XC';
const usual: LinkSettings = { name: '', openingLimit: null, hasRates: true, hasAnswers: true, hasCard: true };
const TERM = '2099-03-04T23:59:59';

describe.each(selectionDomains)('several links of a selection of $domain', (the) => {
  const { domain, selections, links, clients, answers, received } = the;
  const givenSelection = selectionsOfBroker(the, () => app);
  const tables = tablesOf(domain);
  const path = `/api/${domain}/request-selections-for-clients`;

  /** Sets every amount that clients may see. */
  const givenAmounts = (objectIds: readonly string[]) =>
    (domain === 'land'
      ? sql`update land.properties set price = 8765432, area = 0.5, row_version = row_version + 1
          where id = any(${objectIds}::uuid[])`
      : sql`update industrial.vacancies set production_area = 1000, production_price = 7654321, sale_price = 8765432,
          opex_per_sqm = 9876543, row_version = row_version + 1 where id = any(${objectIds}::uuid[])`
    ).execute(app.db);
  /** A selection of two objects with its first link. */
  async function shared() {
    const given = await givenSelection(app.db, { count: 2 });
    const { id: firstId } = await givenLinkIn(app.db, domain, given.selectionId, { password: FIRST });
    return { ...given, firstId };
  }
  const add = (requestSelectionId: string, about: Partial<LinkSettings> = {}) =>
    app.broker.call(links.add, {
      body: { newId: randomUUID(), requestSelectionId, expirationTime: TERM, ...usual, ...about },
    });
  const set = (link: ClientLink, about: Partial<LinkSettings & { expirationTime: string }>) => {
    const { expirationTime, name, openingLimit, hasRates, hasAnswers, hasCard } = link;
    const body = { expirationTime, name, openingLimit, hasRates, hasAnswers, hasCard, ...about };
    return app.broker.call(links.set, { params: { id: link.id }, body });
  };
  const all = (id: string) => app.broker.call(links.all, { params: { id } });
  const visit = (what: string, password: string, method: 'GET' | 'POST' = 'GET', at = app): Promise<Answer> =>
    ask(at, method, `${path}/${what}${what.includes('?') ? '&' : '?'}password=${password}`, { token: null });
  const open = (id: string, password: string, at = app) => visit(id, password, 'GET', at);
  const code = (answer: Answer) => (answer.status === 200 ? 'open' : refusalIn(answer).code);
  const like = (itemId: string, { id, password }: ClientLink, isSet = true) =>
    app.anonymous(answers.answer, {
      params: { id: itemId },
      query: { password, link: id },
      body: { kind: 'like', isSet },
    });
  const receivedBy = (requestId: string) => app.broker.call(received.ofRequest, { params: { requestId } });

  test('a further link has its name, term, limit and code; the literal calls work on the first one', async () => {
    const { selectionId, firstId } = await shared();
    const settings = { name: 'Логистика', openingLimit: 5, hasRates: false, hasAnswers: false, hasCard: false };
    const link = await add(selectionId, settings);
    expect(link).toEqual({
      ...settings,
      id: expect.stringMatching(/^[0-9a-f]{8}-/),
      requestSelectionId: selectionId,
      password: expect.stringMatching(/^[2-9A-Z]{6}$/),
      expirationTime: TERM,
      isFirst: false,
      openingCount: 0,
      askedDateTime: null,
      sentDateTime: null,
      sentWay: null,
    });
    expect(link.password).not.toBe(FIRST);
    const [first, ...others] = await all(selectionId);
    expect(first).toMatchObject({ ...usual, id: firstId, isFirst: true });
    expect(others).toEqual([link]);

    const literal = await app.broker.call(links.ofSelection, { params: { id: selectionId } });
    expect(literal.id).toBe(firstId);
    const selection = await app.broker.call(selections.one, { params: { id: selectionId } });
    expect(selection.requestSelectionLink).toEqual(literal);
    const made = await app.broker.call(links.create, { body: { requestSelectionId: selectionId } });
    expect(made).toEqual(literal);
    const info = await app.broker.call(links.updateInfo, { params: { id: selectionId } });
    expect(info.expirationTime).toBe(literal.expirationTime);
  });

  test('each link is opened by its id with its code, and by nothing else', async () => {
    const { selectionId, firstId } = await shared();
    const link = await add(selectionId);
    expect((await open(link.id, link.password)).json).toMatchObject({ id: selectionId, hasAnswers: true });
    expect((await open(selectionId, FIRST)).json).toMatchObject({ id: selectionId });
    expect(code(await open(link.id, FIRST))).toBe('link.code_wrong');
    expect(code(await open(selectionId, link.password))).toBe('link.code_wrong');
    // The first link is opened by the id of the selection alone.
    expect(code(await open(firstId, FIRST))).toBe('link.invalid');
  });

  test('the same draft sent again is the same link; an id of another selection is refused, and so is one link too many', async () => {
    const [one, other] = [await shared(), await shared()];
    const body = { newId: randomUUID(), requestSelectionId: one.selectionId, expirationTime: TERM, ...usual };
    const send = (changed: object = {}) => ask(app, 'POST', links.add.path, { body: { ...body, ...changed } });
    const made = await Promise.all([send(), send(), send()]);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    for (const changed of [{ requestSelectionId: other.selectionId }, { newId: one.firstId }]) {
      const refused = await send(changed);
      expect([refused.status, refusalIn(refused).code]).toEqual([409, 'link.id_taken']);
    }
    for (let count = 2; count < 20; count += 1) await add(one.selectionId, { name: `Клиент ${count}` });
    const refused = await send({ newId: randomUUID() });
    expect([refused.status, refusalIn(refused)]).toEqual([
      409,
      { code: 'link.too_many', message: 'У подборки уже 20 ссылок. Удалите ненужную' },
    ]);
    expect(await all(one.selectionId)).toHaveLength(20);
  });

  test.each([
    [{ expirationTime: '2020-01-01T00:00:00' }, 'expirationTime', /Необходимо обновить дату/],
    [{ expirationTime: '2099-02-30T00:00:00' }, 'expirationTime', /[А-Яа-я]/],
    [{ openingLimit: 0 }, 'openingLimit', /[А-Яа-я]/],
    [{ openingLimit: 1.5 }, 'openingLimit', /[А-Яа-я]/],
    [{ openingLimit: '5' }, 'openingLimit', /[А-Яа-я]/],
    [{ name: 'я'.repeat(61) }, 'name', /[А-Яа-я]/],
    [{ name: null }, 'name', /[А-Яа-я]/],
    [{ hasRates: 'да' }, 'hasRates', /[А-Яа-я]/],
  ])('%j is refused at its field, when added and when changed', async (wrong, field, text) => {
    const { selectionId, firstId } = await shared();
    const body = { newId: randomUUID(), requestSelectionId: selectionId, expirationTime: TERM, ...usual, ...wrong };
    const refusals = [
      await ask(app, 'POST', links.add.path, { body }),
      await ask(app, 'POST', links.set.path.replace('{id}', firstId), { body }),
    ];
    for (const answer of refusals) {
      expect(answer.status, answer.text).toBe(400);
      expect(refusalIn(answer).fields).toEqual({ [field]: expect.stringMatching(text) });
    }
    expect(await all(selectionId)).toMatchObject([{ id: firstId, ...usual }]);
  });

  test('settings change for clients at once, with a trace; the code stays', async () => {
    const { selectionId, firstId } = await shared();
    const [first] = await all(selectionId);
    if (!first) throw new Error('there is a first link');
    const changed = await set(first, { name: 'Директор', hasRates: false, hasCard: false, openingLimit: 10 });
    expect(changed).toEqual({ ...first, name: 'Директор', hasRates: false, hasCard: false, openingLimit: 10 });
    expect((await open(selectionId, FIRST)).json).toMatchObject({ hasRates: false, hasAnswers: true, hasCard: false });
    // Without changes nothing is recorded.
    await set(changed, {});
    const traces = await app.db
      .selectFrom('shared.audit')
      .select(['action', 'changes'])
      .where('entity', '=', `${domain}_selection_link`)
      .where('entity_id', '=', firstId)
      .execute();
    expect(traces).toEqual([
      {
        action: 'update',
        changes: {
          name: ['', 'Директор'],
          openingLimit: [null, 10],
          hasRates: [true, false],
          hasCard: [true, false],
        },
      },
    ]);
  });

  test('a deleted link ends at once, the others stay; its answers stay under its name', async () => {
    const { selectionId, requestId, itemIds } = await shared();
    const [director, logistics] = [
      await add(selectionId, { name: 'Директор' }),
      await add(selectionId, { name: 'Логистика' }),
    ];
    await like(itemIds[0] ?? '', director);
    await app.broker.call(links.remove, { params: { id: director.id } });
    expect(code(await open(director.id, director.password))).toBe('link.invalid');
    expect(code(await visit(`${director.id}/ended`, director.password))).toBe('link.invalid');
    expect(code(await open(logistics.id, logistics.password))).toBe('open');
    const { items, links: listed } = await receivedBy(requestId);
    expect(items).toMatchObject([{ id: itemIds[0], linkId: director.id, isLiked: true }]);
    expect(listed.map(({ id, name, expirationTime }) => [id, name, expirationTime !== null])).toEqual([
      [expect.any(String), '', true],
      [logistics.id, 'Логистика', true],
      [director.id, 'Директор', false],
    ]);
    await app.broker.call(selections.clear, { params: { id: selectionId } });
    expect(await all(selectionId)).toEqual([]);
    expect(code(await open(logistics.id, logistics.password))).toBe('link.invalid');
  });

  test('a mark belongs to its link: true for the broker when any link liked, for a client when its own did', async () => {
    const { selectionId, requestId, itemIds } = await shared();
    const [one = '', two = ''] = itemIds;
    const [director, logistics] = [
      await add(selectionId, { name: 'Директор' }),
      await add(selectionId, { name: 'Логистика' }),
    ];
    await like(one, director);
    const marks = async () => {
      const ofBroker = await app.broker.call(selections.one, { params: { id: selectionId } });
      const ofClient = async ({ id, password }: ClientLink) =>
        (await app.anonymous(clients.read, { params: { id }, query: { password } })).items;
      return [ofBroker.items, await ofClient(director), await ofClient(logistics)].map((items) =>
        items.map(({ isClientFavorite }) => isClientFavorite),
      );
    };
    expect(await marks()).toEqual([
      [true, false],
      [true, false],
      [false, false],
    ]);
    await like(one, logistics);
    await like(two, logistics);
    await like(one, director, false);
    expect(await marks()).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ]);
    // The literal mark belongs to the first link.
    await app.anonymous(clients.markFavorite, { params: { id: two }, query: { password: FIRST } });
    await like(one, logistics, false);
    await like(two, logistics, false);
    expect(await marks()).toEqual([
      [false, true],
      [false, false],
      [false, false],
    ]);
    const { items } = await receivedBy(requestId);
    const liked = items.filter(({ isLiked }) => isLiked);
    expect(liked.map(({ id, linkId }) => [id, linkId])).toEqual([[two, expect.any(String)]]);
    expect([director.id, logistics.id]).not.toContain(liked[0]?.linkId);
  });

  test('a code opens answers of its link alone', async () => {
    const { selectionId, itemIds } = await shared();
    const other = await shared();
    const link = await add(selectionId);
    const body = { kind: 'like', isSet: true };
    const send = (itemId: string, query: string) =>
      ask(app, 'POST', `${path}/request-selection-item/${itemId}/answer?${query}`, { token: null, body });
    const [itemId = ''] = itemIds;
    expect(code(await send(itemId, `password=${link.password}`))).toBe('link.code_wrong');
    expect(code(await send(itemId, `password=${FIRST}&link=${link.id}`))).toBe('link.code_wrong');
    expect(code(await send(other.itemIds[0] ?? '', `password=${link.password}&link=${link.id}`))).toBe('link.invalid');
    expect(code(await send(itemId, `password=${FIRST}&link=${selectionId}`))).toBe('open');
    const wrong = await send(itemId, `password=${FIRST}&link=x`);
    expect([wrong.status, refusalIn(wrong).fields]).toEqual([400, { link: expect.stringMatching(/[А-Яа-я]/) }]);
  });

  test('by a link without answers one can look and not answer', async () => {
    const { selectionId, itemIds } = await shared();
    const link = await add(selectionId, { hasAnswers: false });
    const [itemId = ''] = itemIds;
    const query = `?link=${link.id}`;
    const marked = await visit(`request-selection-item/${itemId}${query}`, link.password, 'POST');
    expect([marked.status, refusalIn(marked)]).toEqual([
      403,
      { code: 'link.no_answers', message: 'По этой ссылке можно только смотреть' },
    ]);
    for (const body of [
      { kind: 'like', isSet: true },
      { kind: 'question', id: randomUUID(), text: 'Есть ли свет?' },
      { kind: 'visit', days: ['2099-01-02'] },
      { kind: 'refusal', isSet: true },
    ]) {
      const what = `${path}/request-selection-item/${itemId}/answer${query}&password=${link.password}`;
      expect(code(await ask(app, 'POST', what, { token: null, body }))).toBe('link.no_answers');
    }
    expect((await open(link.id, link.password)).json).toMatchObject({ hasAnswers: false });
    const { items } = await app.anonymous(answers.read, {
      params: { id: link.id },
      query: { password: link.password },
    });
    expect(items).toEqual([]);
  });

  test('a link without rates sends and records no amount, to page, report and preview', async () => {
    const { selectionId, objectIds } = await shared();
    const link = await add(selectionId, { hasRates: false });
    await givenAmounts(objectIds);
    expect((await open(selectionId, FIRST)).text).toMatch(
      domain === 'land' ? /8765432.*17530864/ : /7654321.*8765432.*9876543/,
    );
    const amounts =
      /7654321|8765432|17530864|9876543|"(?:price|pricePerHa|salePrice|averageNetRentalRate|opexPerSqm|leasePricePerSqm)":(?!null)/;
    for (const as of ['page', 'report']) {
      const answer = await open(`${link.id}?as=${as}`, link.password);
      expect(answer.status).toBe(200);
      expect(answer.text).not.toMatch(amounts);
    }
    const { rows } = await sql<{ amounts: Record<string, number | null>; figure: string | null }>`
      select d.amounts, d.figure from shared.disclosures d join shared.showings s on s.id = d.showing_id
      where s.link_id = ${link.id}`.execute(app.db);
    expect(rows).toHaveLength(4);
    expect(rows.flatMap((row) => [row.figure, ...Object.values(row.amounts)]).filter((one) => one !== null)).toEqual(
      [],
    );
    const first = (await all(selectionId))[0];
    if (!first) throw new Error('there is a first link');
    await set(first, { hasRates: false });
    const preview = await ask(app, 'GET', `${path}/${selectionId}/preview`);
    expect(preview.status).toBe(200);
    expect(preview.text).not.toMatch(amounts);
  });

  test('a limit counts openings of thirty minutes, also at once and on several servers; then the link ends', async () => {
    const { selectionId, requestId } = await shared();
    const link = await add(selectionId, { openingLimit: 2 });
    const another = await openAnotherServer(app);
    const later = () =>
      sql`update ${tables.uses} set opened_at = opened_at - interval '31 minutes' where link_id = ${link.id}`.execute(
        app.db,
      );
    const atOnce = async () => {
      const opened = await Promise.all(
        Array.from({ length: 12 }, (_, at) => open(link.id, link.password, at % 2 === 0 ? app : another)),
      );
      return [...new Set(opened.map(code))];
    };
    const count = async () => (await all(selectionId)).find(({ id }) => id === link.id)?.openingCount;
    expect(await atOnce()).toEqual(['open']);
    expect(await count()).toBe(1);
    await later();
    expect(await atOnce()).toEqual(['open']);
    // Answers belong to the opening that is counted already.
    const read = () => visit(`${link.id}/answers`, link.password);
    expect(code(await read())).toBe('open');
    expect(await count()).toBe(2);
    await later();
    expect(await atOnce()).toEqual(['link.invalid']);
    expect(code(await read())).toBe('link.invalid');
    expect(await count()).toBe(2);
    // With a wrong code nothing is revealed; another link still opens.
    expect(code(await open(link.id, 'AAAAAA'))).toBe('link.code_wrong');
    expect(code(await open(selectionId, FIRST))).toBe('open');
    expect((await receivedBy(requestId)).links).toMatchObject([{ isFirst: true }, { id: link.id, openingLimit: 2 }]);
    const listed = (await all(selectionId)).find(({ id }) => id === link.id);
    if (!listed) throw new Error('the link is listed');
    expect(await set(listed, { openingLimit: 5 })).toMatchObject({ openingLimit: 5, openingCount: 0 });
    expect(await atOnce()).toEqual(['open']);
    await another.close();
  });

  test('only the code of an ended link learns how it ended; every other answer is that of an unknown link', async () => {
    const { selectionId } = await shared();
    const [live, expired, used] = [
      await add(selectionId),
      await add(selectionId),
      await add(selectionId, { openingLimit: 1 }),
    ];
    await sql`update ${tables.links} set expiration_time = '2026-11-05 23:59:59+03' where id = ${expired.id}`.execute(
      app.db,
    );
    await open(used.id, used.password);
    expect(code(await visit(`${used.id}/ended`, used.password))).toBe('link.invalid');
    await sql`update ${tables.uses} set opened_at = opened_at - interval '31 minutes'`.execute(app.db);
    const ended = async ({ id, password }: ClientLink) => (await visit(`${id}/ended`, password)).json;
    expect(await ended(expired)).toEqual({ reason: 'expired', expirationTime: '2026-11-05T23:59:59', isAsked: false });
    expect(await ended(used)).toEqual({ reason: 'used', expirationTime: TERM, isAsked: false });

    const refused: Answer[] = [];
    for (const what of ['ended', 'ask-again'] as const) {
      const method = what === 'ended' ? 'GET' : 'POST';
      for (const [id, password] of [
        [randomUUID(), expired.password],
        [live.id, live.password],
        [expired.id, 'AAAAAA'],
        [expired.id, ''],
        [used.id, 'AAAAAA'],
        [selectionId, FIRST],
      ] as const)
        refused.push(await visit(`${id}/${what}`, password, method));
    }
    expect(new Set(refused.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['403 {"error":{"code":"link.invalid","message":"Ссылка недействительна"}}']),
    );
    // Guesses count as attempts: the right code is refused after ten of them.
    for (let tries = 0; tries < 12; tries += 1) await visit(`${expired.id}/ended`, 'BBBBBB');
    expect(code(await visit(`${expired.id}/ended`, expired.password))).toBe('link.invalid');
  });

  test('a link remembers when and by what it was last sent, its trace every sending; a stranger to it cannot', async () => {
    const { selectionId, requestId, firstId } = await shared();
    const link = await add(selectionId, { name: 'Логистика' });
    const send = (way: string) =>
      app.broker.call(links.sent, { params: { id: link.id }, body: { way: way as 'telegram' } });
    expect(await send('telegram')).toMatchObject({ id: link.id, sentWay: 'telegram', name: 'Логистика' });
    const { sentDateTime } = await send('mail');
    expect(sentDateTime).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    const neverSent = { id: firstId, sentDateTime: null, sentWay: null };
    expect(await all(selectionId)).toMatchObject([neverSent, { id: link.id, sentDateTime, sentWay: 'mail' }]);
    expect((await receivedBy(requestId)).links).toMatchObject([
      neverSent,
      { id: link.id, sentDateTime, sentWay: 'mail' },
    ]);
    const { rows } = await sql<{ changes: unknown }>`select changes from shared.audit
      where entity_id = ${link.id} and action = 'update' order by id`.execute(app.db);
    expect(rows.map(({ changes }) => changes)).toEqual([{ sentWay: [null, 'telegram'] }, { sentWay: [null, 'mail'] }]);
    await expect(send('pigeon')).rejects.toMatchObject({ code: 'request.invalid', status: 400 });
    const unknown = app.broker.call(links.sent, { params: { id: randomUUID() }, body: { way: 'mail' } });
    await expect(unknown).rejects.toMatchObject({ code: 'link.not_found' });
  });

  test("answers name their links on 'Сегодня' and in the bell; a link without a name has none", async () => {
    const { itemIds, selectionId, requestId } = await shared();
    const [named, other] = [
      await add(selectionId, { name: 'Логистика' }),
      await add(selectionId, { name: 'Директор' }),
    ];
    const [liked, refused] = itemIds as unknown as [string, string];
    const refuse = ({ id, password }: { id: string; password: string }) =>
      app.anonymous(answers.answer, {
        params: { id: refused },
        query: { password, ...(id === named.id || id === other.id ? { link: id } : {}) },
        body: { kind: 'refusal', isSet: true, reasons: [], text: '' },
      });
    await like(liked, named);
    await like(liked, other);
    await refuse(named);
    await refuse({ id: selectionId, password: FIRST });
    const own = async () =>
      (await app.broker.call(getToday, {})).marks.lines
        .filter((line) => line.request.id === requestId)
        .map(({ object, linkNames }) => [object !== null, linkNames]);
    expect((await own()).toSorted()).toEqual([
      [false, ['Логистика']],
      [true, ['Директор', 'Логистика']],
    ]);
    const { notifications } = await app.broker.call(listNotifications, {});
    const notices = notifications.filter(({ mark }) => mark?.request.id === requestId);
    expect(notices.map(({ mark }) => mark?.linkNames.length).toSorted()).toEqual([1, 2]);
    await set(named, { name: 'Склад' });
    expect((await own()).toSorted()).toEqual([
      [false, ['Склад']],
      [true, ['Директор', 'Склад']],
    ]);
  });

  test("a client asks to open a link again: a line of 'Сегодня' and a notification, once a day, until it is open", async () => {
    await sql`delete from ${tables.links}`.execute(app.db);
    const { selectionId, requestId } = await shared();
    const link = await add(selectionId, { name: 'Логистика', openingLimit: 1 });
    await open(link.id, link.password);
    await sql`update ${tables.uses} set opened_at = opened_at - interval '31 minutes'`.execute(app.db);
    const lines = async () =>
      (await app.broker.call(getToday, {})).links.lines.filter((line) => line.domain === domain);
    const notices = async () =>
      (await app.broker.call(listNotifications, {})).notifications.filter((one) => one.link?.domain === domain);
    expect(await lines()).toEqual([]);

    const asked = await Promise.all([1, 2, 3].map(() => visit(`${link.id}/ask-again`, link.password, 'POST')));
    expect(asked.map(({ json }) => json)).toEqual(
      [1, 2, 3].map(() => ({ reason: 'used', expirationTime: TERM, isAsked: true })),
    );
    const [line, ...others] = await lines();
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      id: link.id,
      name: 'Логистика',
      selectionId,
      request: { id: requestId },
      expirationTime: TERM,
    });
    expect(line?.askedDateTime).toMatch(/^\d{4}-/);
    expect(await notices()).toMatchObject([{ kind: 'link', id: link.id, dateTime: line?.askedDateTime }]);
    expect(await visit(`${link.id}/ended`, link.password)).toMatchObject({ json: { isAsked: true } });

    await sql`update ${tables.links} set asked_at = asked_at - interval '1 day' where id = ${link.id}`.execute(app.db);
    expect(await visit(`${link.id}/ended`, link.password)).toMatchObject({ json: { isAsked: false } });
    const [yesterday] = await lines();
    await visit(`${link.id}/ask-again`, link.password, 'POST');
    const [today] = await lines();
    expect(today?.askedDateTime?.slice(0, 10)).toBe(line?.askedDateTime?.slice(0, 10));
    expect(yesterday?.askedDateTime?.slice(0, 10)).not.toBe(line?.askedDateTime?.slice(0, 10));

    const prolonged = { id: link.id, requestSelectionId: selectionId, expirationTime: '2099-05-06T23:59:59' };
    await app.broker.call(links.update, { body: prolonged });
    expect([await lines(), await notices()]).toEqual([[], []]);
    expect(code(await open(link.id, link.password))).toBe('open');
    expect(code(await visit(`${link.id}/ask-again`, link.password, 'POST'))).toBe('link.invalid');
  });
});

test('a further link of the request of a colleague is refused, and so are its change and its sending (N-06)', async () => {
  const the = selectionDomains.find(({ domain }) => domain === 'industrial');
  if (!the) throw new Error('there is the industrial domain');
  const { selectionId } = await the.givenSelection(app.db, { count: 1, responsibleEmployeeId: app.broker.id });
  const { id } = await givenLinkIn(app.db, the.domain, selectionId);
  const stranger = await app.anotherBroker();
  const body = { newId: randomUUID(), requestSelectionId: selectionId, expirationTime: TERM, ...usual, way: 'mail' };
  const ofLink = [the.links.set, the.links.sent].map(({ path }) => path.replace('{id}', id));
  for (const path of [the.links.add.path, ...ofLink]) {
    const refused = await ask(app, 'POST', path, { body, token: stranger.token });
    expect([refused.status, refusalIn(refused).code]).toEqual([403, 'access.forbidden']);
  }
});

test('each employee has a text of messages; a blank one returns the text of the product', async () => {
  const { read, set } = linkMessageEndpoints;
  const stranger = await app.anotherBroker();
  expect(await app.broker.call(read, {})).toEqual({ text: null });
  await app.broker.call(set, { body: { text: ' {имя}, здравствуйте!\nСмотрите {объекты}. ' } });
  await app.broker.call(set, { body: { text: '{имя}, привет!\nСмотрите {объекты}.' } });
  expect(await app.broker.call(read, {})).toEqual({ text: '{имя}, привет!\nСмотрите {объекты}.' });
  expect(await stranger.call(read, {})).toEqual({ text: null });
  const refused = await ask(app, 'POST', set.path, { body: { text: 'я'.repeat(1_001) } });
  expect([refused.status, refusalIn(refused).fields]).toEqual([400, { text: expect.stringMatching(/[А-Яа-я]/) }]);
  expect(await app.broker.call(set, { body: { text: '  ' } })).toEqual({ text: null });
  expect(await app.broker.call(read, {})).toEqual({ text: null });
  expect((await ask(app, 'GET', read.path, { token: null })).status).toBe(401);
});
