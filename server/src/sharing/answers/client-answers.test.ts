import { randomUUID } from 'node:crypto';
import type { SentAnswer } from '@gektar/contract/sharing/client-answers.ts';
import { listNotifications } from '@gektar/contract/today/notification-endpoints.ts';
import { getToday, setTodayLine } from '@gektar/contract/today/today-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { tablesOf } from '#sharing/domain-tables.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { type GivenObjects, givenLinkIn, selectionDomains, selectionsOfBroker } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { removeOldCounts } from './answer-limit.ts';
import { removeOldOpenings } from './link-openings.ts';

/** Limit as decided, on purpose not imported from the code. */
const MOST_AN_HOUR = 60;
const CODE = 'K7M4XC';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

describe.each(selectionDomains)('answers of clients to selections of $domain', (the) => {
  const { domain, selections, links, clients, answers, received, archive } = the;
  const givenSelection = selectionsOfBroker(the, () => app);
  const tables = tablesOf(domain);
  const path = `/api/${domain}/request-selections-for-clients`;
  const lastReason = domain === 'land' ? 'noGas' : 'lowCeiling';

  type Shared = GivenObjects & { readonly linkId: string; readonly itemIds: readonly [string, string, string] };
  async function shared(): Promise<Shared> {
    const selection = await givenSelection(app.db, { count: 3 });
    const { id: linkId } = await givenLinkIn(app.db, domain, selection.selectionId, { password: CODE });
    return { ...selection, itemIds: selection.itemIds as unknown as Shared['itemIds'], linkId };
  }
  const answer = (id: string, body: unknown, password = CODE) =>
    app.anonymous(answers.answer, { params: { id }, query: { password }, body: body as SentAnswer });
  const question = (text: string | null, id: string = randomUUID()) => ({ kind: 'question', id, text });
  const read = ({ selectionId }: Shared, password = CODE) =>
    app.anonymous(answers.read, { params: { id: selectionId }, query: { password } });
  const seenByBroker = ({ requestId }: Shared) => app.broker.call(received.ofRequest, { params: { requestId } });
  const isFavorite = async ({ selectionId }: Shared) =>
    (await app.broker.call(selections.one, { params: { id: selectionId } })).items.map(
      ({ isClientFavorite }) => isClientFavorite,
    );
  const post = (address: string, body?: unknown, from = '203.0.113.1') =>
    ask(app, 'POST', `${path}/${address}`, { token: null, body, headers: { 'x-forwarded-for': from } });

  test('the record of two clients equals what each of them did, in the order of time', async () => {
    const [first, second] = [await shared(), await shared()];
    const [one, two, three] = first.itemIds;
    await answer(one, { kind: 'like', isSet: true });
    await answer(two, { kind: 'refusal', isSet: true, reasons: ['far', lastReason], text: ' Нужно до февраля ' });
    const asked = question('Можно взять половину?');
    await answer(three, asked);
    await answer(three, asked);
    await answer(three, { kind: 'visit', days: ['2099-01-03', '2099-01-02', '2099-01-03'] });
    await answer(second.itemIds[1], { kind: 'like', isSet: true });

    const { items } = await read(first);
    const empty = { isLiked: false, refusal: null, visit: null, messages: [] };
    const refusal = { reasons: ['far', lastReason], text: 'Нужно до февраля' };
    expect(items).toEqual([
      {
        ...empty,
        id: three,
        visit: { days: ['2099-01-02', '2099-01-03'], dateTime: null },
        messages: [
          {
            id: asked.id,
            dateTime: expect.any(String),
            text: 'Можно взять половину?',
            isReply: false,
            isRead: false,
          },
        ],
      },
      { ...empty, id: two, refusal },
      { ...empty, id: one, isLiked: true },
    ]);
    expect((await read(second)).items).toEqual([{ ...empty, id: second.itemIds[1], isLiked: true }]);

    const toBroker = await seenByBroker(first);
    expect(toBroker).toMatchObject({ selectionId: first.selectionId, newCount: 4 });
    expect(toBroker.items).toMatchObject([
      { id: three, linkId: first.linkId, visitAskedDateTime: expect.any(String), openingCount: 0 },
      { id: two, refusal, visit: null, likedDateTime: null, refusedDateTime: toBroker.items[1]?.dateTime },
      { id: one, isLiked: true, refusal: null, refusedDateTime: null, likedDateTime: toBroker.items[2]?.dateTime },
    ]);
    expect(await isFavorite(first)).toEqual([true, false, false]);
  });

  test('each answer can be taken back; a like and a refusal exclude each other', async () => {
    const selection = await shared();
    const [id] = selection.itemIds;
    await answer(id, { kind: 'like', isSet: true });
    expect(await answer(id, { kind: 'refusal', isSet: true })).toMatchObject({
      isLiked: false,
      refusal: { reasons: [], text: '' },
    });
    expect(await isFavorite(selection)).toEqual([false, false, false]);
    expect(await answer(id, { kind: 'like', isSet: true })).toMatchObject({ isLiked: true, refusal: null });
    expect(await answer(id, { kind: 'like', isSet: false })).toMatchObject({ isLiked: false });
    await answer(id, { kind: 'refusal', isSet: true, reasons: ['expensive'] });
    expect(await answer(id, { kind: 'refusal', isSet: false })).toMatchObject({ refusal: null });
    await answer(id, { kind: 'visit', days: ['2099-02-03'] });
    expect(await answer(id, { kind: 'visit', days: [] })).toMatchObject({ visit: null });
    const asked = question('Есть ли вода?');
    expect((await answer(id, asked)).messages).toHaveLength(1);
    expect((await answer(id, question(null, asked.id))).messages).toEqual([]);
    expect(await isFavorite(selection)).toEqual([false, false, false]);
    const marks = await app.db
      .selectFrom('shared.audit')
      .select('changes')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(marks.map(({ changes }) => changes)).toEqual([
      { isClientFavorite: [false, true] },
      { isClientFavorite: [true, false] },
      { isClientFavorite: [false, true] },
      { isClientFavorite: [true, false] },
    ]);
  });

  test('the literal mark is a like of its link, and a like is the literal mark', async () => {
    const selection = await shared();
    const [marked, liked] = selection.itemIds;
    await app.anonymous(clients.markFavorite, { params: { id: marked }, query: { password: CODE } });
    await answer(liked, { kind: 'like', isSet: true });
    expect((await read(selection)).items.map(({ id, isLiked }) => [id, isLiked])).toEqual([
      [liked, true],
      [marked, true],
    ]);
    await answer(marked, { kind: 'like', isSet: false });
    expect(await isFavorite(selection)).toEqual([false, true, false]);
  });

  test('marks older than answers, and those of a deleted link, can be taken back', async () => {
    const selection = await shared();
    const [old, ofDeleted] = selection.itemIds;
    await sql`update ${tables.items} set client_favorite_at = now() where id = ${old}`.execute(app.db);
    await answer(ofDeleted, { kind: 'like', isSet: true });
    await answer(ofDeleted, question('Кому видно?'));
    await app.broker.call(links.remove, { params: { id: selection.linkId } });
    expect((await seenByBroker(selection)).items).toMatchObject([
      { id: ofDeleted, messages: [{ text: 'Кому видно?' }] },
    ]);
    await givenLinkIn(app.db, domain, selection.selectionId, { password: 'QQQQQQ' });
    const { items } = await read(selection, 'QQQQQQ');
    // Texts belong to the link they came by.
    expect(items.map(({ id, isLiked, messages }) => [id, isLiked, messages.length])).toEqual(
      expect.arrayContaining([
        [old, true, 0],
        [ofDeleted, true, 0],
      ]),
    );
    for (const id of [old, ofDeleted]) {
      expect(await answer(id, { kind: 'like', isSet: false }, 'QQQQQQ')).toMatchObject({ isLiked: false });
    }
    expect(await isFavorite(selection)).toEqual([false, false, false]);
  });

  test('the broker replies and agrees on a time, the client reads both; seen answers are not new', async () => {
    const selection = await shared();
    const { linkId, requestId } = selection;
    const [id] = selection.itemIds;
    await answer(id, question('А стеллажи остаются?'));
    await answer(id, { kind: 'visit', days: ['2099-01-05'] });
    expect((await seenByBroker(selection)).newCount).toBe(2);
    await app.broker.call(received.seen, { params: { requestId } });
    expect((await seenByBroker(selection)).newCount).toBe(0);
    const reply = { id: randomUUID(), linkId, text: 'Да, остаются' };
    for (const _ of [1, 2]) await app.broker.call(received.reply, { params: { id }, body: reply });
    await app.broker.call(received.setVisit, {
      params: { id },
      body: { linkId, dateTime: '2099-01-05T11:00:00' },
    });
    const [item] = (await read(selection)).items;
    expect(item?.visit).toEqual({ days: ['2099-01-05'], dateTime: '2099-01-05T11:00:00' });
    expect(item?.messages).toMatchObject([
      { text: 'А стеллажи остаются?', isReply: false, isRead: true },
      { id: reply.id, text: 'Да, остаются', isReply: true },
    ]);
    expect((await seenByBroker(selection)).items[0]?.messages.map(({ employeeId }) => employeeId)).toEqual([
      null,
      app.broker.id,
    ]);
    // Setting the same time again adds nothing to the history.
    for (const dateTime of ['2099-01-05T11:00:00', '2099-01-05T12:30:00', null])
      await app.broker.call(received.setVisit, { params: { id }, body: { linkId, dateTime } });
    const history = await ask(app, 'GET', `/api/${domain}/requests/${requestId}/history`);
    const object = expect.stringMatching(/\p{L}|\d/u);
    const at = (time: string) => ({ object, dateTime: `2099-01-05T${time}:00` });
    expect((history.json as { employeeId: string; changes: Record<string, unknown> }[]).slice(0, 3)).toMatchObject([
      { employeeId: app.broker.id, action: 'update', changes: { clientVisit: [at('12:30'), null] } },
      { employeeId: app.broker.id, action: 'update', changes: { clientVisit: [at('11:00'), at('12:30')] } },
      { employeeId: app.broker.id, action: 'update', changes: { clientVisit: [null, at('11:00')] } },
    ]);
    // A wish for other days replaces the earlier wish and its time.
    await answer(id, { kind: 'visit', days: ['2099-01-06'] });
    expect((await seenByBroker(selection)).items[0]?.visit).toEqual({ days: ['2099-01-06'], dateTime: null });
    await answer(id, { kind: 'visit', days: [] });
    const late = app.broker.call(received.setVisit, { params: { id }, body: { linkId, dateTime: null } });
    await expect(late).rejects.toMatchObject({ code: 'client_answer.not_found', status: 404 });
  });

  test('hidden, archived, unknown objects and ended, deleted, wrong links are refused by every call, and store nothing', async () => {
    const [selection, ended, deleted] = [await shared(), await shared(), await shared()];
    const [hidden, archived, open] = selection.itemIds;
    await app.broker.call(selections.updateItem, { body: { id: hidden, status: false } });
    await archive(app.broker, selection.objectIds[1] ?? '');
    await answer(ended.itemIds[0], question('До конца срока'));
    await sql`update ${tables.links} set expiration_time = now() - interval '1 minute' where id = ${ended.linkId}`.execute(
      app.db,
    );
    await app.broker.call(links.remove, { params: { id: deleted.linkId } });
    const unknown = '01998e5a-0000-7000-8000-000000000000';
    const like = { kind: 'like', isSet: true };
    const stored = async () => {
      const { rows } = await sql`select (select count(*) from ${tables.answers}) as answers,
        (select count(*) from ${tables.messages}) as messages, (select count(*) from ${tables.openings}) as openings`.execute(
        app.db,
      );
      return rows;
    };
    const before = await stored();
    const bytes = new Set<string>();
    for (const id of [hidden, archived, unknown, ended.itemIds[0], deleted.itemIds[0]]) {
      for (const [call, body] of [
        ['answer', like],
        ['answer', question('Вопрос')],
        ['open', undefined],
      ] as const) {
        const refused = await post(`request-selection-item/${id}/${call}?password=${CODE}`, body);
        expect(refused.status).toBe(403);
        bytes.add(refused.text);
      }
    }
    for (const id of [ended.selectionId, deleted.selectionId, unknown]) {
      const refused = await ask(app, 'GET', `${path}/${id}/answers?password=${CODE}`, { token: null });
      expect(refused.status).toBe(403);
      bytes.add(refused.text);
    }
    expect([...bytes]).toHaveLength(1);
    for (const [password, code] of [
      ['', 'link.code_missing'],
      ['AAAAAA', 'link.code_wrong'],
    ]) {
      expect(refusalIn(await post(`request-selection-item/${open}/answer?password=${password}`, like)).code).toBe(code);
      expect(refusalIn(await post(`request-selection-item/${open}/open?password=${password}`)).code).toBe(code);
      await expect(read(selection, password)).rejects.toMatchObject({ code });
    }
    expect(await stored()).toEqual(before);
    expect((await seenByBroker(ended)).items).toMatchObject([{ messages: [{ text: 'До конца срока' }] }]);
  });

  test('guessed codes are counted together with those of other calls', async () => {
    const selection = await shared();
    const [id] = selection.itemIds;
    const guess = (password: string) =>
      post(`request-selection-item/${id}/answer?password=${password}`, { kind: 'like', isSet: true }, '203.0.113.9');
    for (let tries = 0; tries < 10; tries += 1) expect((await guess('AAAAAA')).status).toBe(401);
    expect(refusalIn(await guess(CODE)).code).toBe('link.too_many_tries');
  });

  test.each([
    ['an unknown kind', { kind: 'love', isSet: true }],
    ['an unknown reason', { kind: 'refusal', isSet: true, reasons: ['ugly'] }],
    ['a reason of the other area', { kind: 'refusal', isSet: true, reasons: [domain === 'land' ? 'late' : 'noGas'] }],
    ['a long text', { kind: 'refusal', isSet: true, text: 'я'.repeat(501) }],
    ['a long question', { kind: 'question', id: '01998e5a-0000-7000-8000-000000000001', text: 'я'.repeat(2_001) }],
    ['an empty question', { kind: 'question', id: '01998e5a-0000-7000-8000-000000000001', text: ' \u0007 ' }],
    ['no day', { kind: 'visit', days: ['31.12.2099'] }],
    ['many days', { kind: 'visit', days: Array.from({ length: 11 }, (_, at) => `2099-01-${at + 10}`) }],
  ])('%s is refused at its field', async (_, body) => {
    const selection = await shared();
    const refused = await post(`request-selection-item/${selection.itemIds[0]}/answer?password=${CODE}`, body);
    expect([refused.status, refusalIn(refused).code]).toEqual([400, 'request.invalid']);
    expect(Object.values(refusalIn(refused).fields ?? {}).join()).toMatch(/[а-яё]/i);
    expect((await read(selection)).items).toEqual([]);
  });

  test('control characters are removed, markup and formulas stay text', async () => {
    const selection = await shared();
    const [id] = selection.itemIds;
    const texts = [
      '<img src=x onerror=alert(1)>',
      '=HYPERLINK("http://a.example","б")',
      '+7\r\nвторая\u0000\u0008 строка',
    ];
    for (const text of texts) await answer(id, question(text));
    const [item] = (await read(selection)).items;
    expect(item?.messages.map(({ text }) => text)).toEqual([...texts.slice(0, 2), '+7\nвторая строка']);
  });

  test('sixty answers an hour of one network by one link, whatever their kind; others go through', async () => {
    const selection = await shared();
    const [id] = selection.itemIds;
    const like = (at: number, from?: string) =>
      post(`request-selection-item/${id}/answer?password=${CODE}`, { kind: 'like', isSet: at % 2 === 0 }, from);
    const statuses: number[] = [];
    for (let at = 0; at < MOST_AN_HOUR + 2; at += 1) statuses.push((await like(at)).status);
    expect(statuses).toEqual([...Array(MOST_AN_HOUR).fill(200), 429, 429]);
    expect(refusalIn(await like(1)).message).toBe('Слишком много ответов за час. Повторите позже');
    expect((await like(1, '203.0.113.77')).status).toBe(200);
    await sql`update shared.client_answer_counts set since = now() - interval '61 minutes'
      where link_id = ${selection.linkId}`.execute(app.db);
    expect((await like(1)).status).toBe(200);
    await sql`update shared.client_answer_counts set since = now() - interval '61 minutes'`.execute(app.db);
    await removeOldCounts(app.db);
    expect(await app.db.selectFrom('shared.client_answer_counts').selectAll().execute()).toEqual([]);
  });

  test('openings of a link and of objects are counted once in thirty minutes, by day, and forgotten after a year', async () => {
    const selection = await shared();
    const { linkId } = selection;
    const [id] = selection.itemIds;
    const open = () => app.anonymous(answers.open, { params: { id }, query: { password: CODE } });
    await Promise.all([read(selection), read(selection), open(), open()]);
    const opened = async () => {
      const {
        items,
        links: [link],
      } = await seenByBroker(selection);
      return [items[0]?.openingCount, link?.openingCount, link?.days.map(({ count }) => count)];
    };
    expect(await opened()).toEqual([1, 1, [1]]);
    await sql`update ${tables.openings} set last_at = last_at - interval '31 minutes' where link_id = ${linkId}`.execute(
      app.db,
    );
    await Promise.all([read(selection), read(selection), open(), open()]);
    expect(await opened()).toEqual([2, 2, [2]]);
    expect((await seenByBroker(selection)).links).toMatchObject([
      { id: linkId, lastOpeningDateTime: expect.any(String) },
    ]);
    await sql`update ${tables.openings} set day = now()::date - interval '13 months' where link_id = ${linkId}`.execute(
      app.db,
    );
    await removeOldOpenings(app.db, 12);
    expect(await opened()).toEqual([undefined, 0, []]);
  });

  test('answers return with items that a clearing removed', async () => {
    const selection = await shared();
    const [id] = selection.itemIds;
    await answer(id, { kind: 'refusal', isSet: true, reasons: ['small'] });
    await app.broker.call(selections.clear, { params: { id: selection.selectionId } });
    expect((await seenByBroker(selection)).items).toEqual([]);
    await app.broker.call(selections.restore, { params: { id: selection.selectionId } });
    expect((await seenByBroker(selection)).items).toMatchObject([{ id, refusal: { reasons: ['small'] } }]);
  });

  test("answers wait in 'Сегодня' and in the bell as one line of a selection and hour, until they are dealt with", async () => {
    const selection = await shared();
    const { linkId, requestId } = selection;
    const [one, two, three] = selection.itemIds;
    await answer(one, { kind: 'like', isSet: true });
    await answer(two, { kind: 'refusal', isSet: true, reasons: ['far'] });
    await answer(three, question('Есть ли вода?'));
    await answer(three, { kind: 'visit', days: ['2099-03-04'] });
    await sql`update ${tables.answers} set refused_at = '2026-11-20 10:05+03' where item_id = ${two}`.execute(app.db);
    await sql`update ${tables.answers} set visit_asked_at = '2026-11-20 10:15+03' where item_id = ${three}`.execute(
      app.db,
    );
    await sql`update ${tables.messages} set at = '2026-11-20 10:25+03' where item_id = ${three}`.execute(app.db);
    const lines = async () =>
      (await app.broker.call(getToday, {})).marks.lines.filter(({ request }) => request.id === requestId);
    const notices = async () =>
      (await app.broker.call(listNotifications, { query: { take: 100 } })).notifications.filter(
        ({ mark }) => mark?.request.id === requestId,
      );
    const none = { likeCount: 0, refusalCount: 0, questionCount: 0, visitCount: 0 };
    const grouped = { object: null, dateTime: '2026-11-20T10:25:00' };
    const [like, group, ...more] = await lines();
    expect([like?.id, like?.answers, more]).toEqual([one, null, []]);
    expect(group).toMatchObject({ ...grouped, answers: { ...none, refusalCount: 1, questionCount: 1, visitCount: 1 } });
    expect((await notices()).map(({ id }) => id)).toEqual([one, group?.id]);

    await app.broker.call(received.seen, { params: { requestId } });
    expect((await lines())[1]?.answers).toEqual({ ...none, questionCount: 1, visitCount: 1 });
    await app.broker.call(received.reply, {
      params: { id: three },
      body: { id: randomUUID(), linkId, text: 'Скважина' },
    });
    expect((await lines())[1]?.answers).toEqual({ ...none, visitCount: 1 });
    const line = { kind: 'mark', domain, itemId: group?.id ?? '' } as const;
    await app.broker.call(setTodayLine, { body: { line, isDone: true } });
    expect((await lines()).map(({ id }) => id)).toEqual([one]);
    await app.broker.call(setTodayLine, { body: { line, isDone: false } });
    await app.broker.call(received.setVisit, {
      params: { id: three },
      body: { linkId, dateTime: '2099-03-04T12:00:00' },
    });
    expect((await lines()).map(({ id }) => id)).toEqual([one]);
  });

  test('ten thousand questions and many likes of an hour are one line', async () => {
    const selection = await givenSelection(app.db, { count: 12 });
    const { requestId, selectionId, itemIds } = selection;
    await sql`insert into ${tables.messages} (id, request_selection_id, item_id, link_id, at, text)
      select gen_random_uuid(), ${selectionId}, ${itemIds[0]}, ${selectionId}, '2026-11-21 09:00+03', 'бот'
      from generate_series(1, 10000)`.execute(app.db);
    await sql`update ${tables.items} set client_favorite_at = '2026-11-21 09:10+03'
      where request_selection_id = ${selectionId}`.execute(app.db);
    const { notifications } = await app.broker.call(listNotifications, { query: { take: 100 } });
    const own = notifications.filter(({ mark }) => mark?.request.id === requestId);
    expect(own.map(({ mark }) => mark?.answers)).toEqual([
      { likeCount: 12, refusalCount: 0, questionCount: 10_000, visitCount: 0 },
    ]);
  });
});
