import type { Domain } from '@gektar/contract/domain.ts';
import { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openAnotherServer } from '#testing/another-server.ts';
import { type Answer, ask, refusalIn } from '#testing/ask.ts';
import { givenLinkIn, land, selectionDomains } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { removeOldTries } from './code-tries.ts';
import { tablesOf } from './domain-tables.ts';

/** Limits as decided (G-03), on purpose not imported from the code. */
const MOST_TRIES = 10;
const MOST_IN_TOTAL = 1_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const unknownId = '01998e5a-0000-7000-8000-000000000000';
const RIGHT = 'K7M4XC';
const WRONG = 'AAAAAA';
const path = '/api/land/request-selections-for-clients';
const pathOf = (domain: Domain) => `/api/${domain}/request-selections-for-clients`;

/** A selection with a valid link. */
async function shared(the = land): Promise<{ selectionId: string; itemId: string; linkId: string }> {
  const { selectionId, itemIds } = await the.givenSelection(app.db, { count: 1, responsibleEmployeeId: app.broker.id });
  const { id: linkId } = await givenLinkIn(app.db, the.domain, selectionId, { password: RIGHT });
  return { selectionId, itemId: itemIds[0] ?? '', linkId };
}

/** @param from the client's address, as reported by the proxy */
function knock(
  selectionId: string,
  password: string | undefined,
  from = '203.0.113.1',
  at = app,
  domain: Domain = 'land',
): Promise<Answer> {
  const query = password === undefined ? '' : `?password=${encodeURIComponent(password)}`;
  return ask(at, 'GET', `${pathOf(domain)}/${selectionId}${query}`, {
    token: null,
    headers: { 'x-forwarded-for': from },
  });
}
function mark(itemId: string, password: string, from = '203.0.113.1', domain: Domain = 'land'): Promise<Answer> {
  return ask(app, 'POST', `${pathOf(domain)}/request-selection-item/${itemId}?password=${password}`, {
    token: null,
    headers: { 'x-forwarded-for': from },
  });
}
const codesOf = (answers: readonly Answer[]) =>
  answers.map((answer) => (answer.status === 200 ? 'open' : refusalIn(answer).code));

function atOnce(count: number, make: () => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, make));
}

async function oneByOne(count: number, make: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await make());
  return answers;
}

describe.each(selectionDomains)('a link of $domain', (the) => {
  const tables = tablesOf(the.domain);
  const knockAt = (selectionId: string, password: string | undefined) =>
    knock(selectionId, password, undefined, app, the.domain);
  const markAt = (itemId: string, password: string) => mark(itemId, password, undefined, the.domain);

  test('the right code opens, whatever its case; the same way for the mark', async () => {
    const { selectionId, itemId } = await shared(the);
    const answers = [
      await knockAt(selectionId, RIGHT),
      await knockAt(selectionId, RIGHT.toLowerCase()),
      await markAt(itemId, RIGHT),
    ];
    expect(codesOf(answers)).toEqual(['open', 'open', 'open']);
    for (const answer of answers) expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('the link is looked at first, then whether a code is there, then whether it is right [IND-PUB-007, IND-PUB-015]', async () => {
    const { selectionId } = await shared(the);
    for (const blank of [undefined, ' ']) {
      const answer = await knockAt(selectionId, blank);
      expect(answer.status).toBe(400);
      expect(refusalIn(answer)).toMatchObject({ code: 'link.code_missing' });
    }
    const wrong = await knockAt(selectionId, WRONG);
    expect(wrong.status).toBe(401);
    expect(refusalIn(wrong)).toEqual({ code: 'link.code_wrong', message: 'Неправильный код доступа' });
  });

  test('unknown, never shared, expired and deleted links are one answer, byte for byte, whatever the code [LINK-003, AUTH-017]', async () => {
    const never = await the.givenSelection(app.db, { count: 1, responsibleEmployeeId: app.broker.id });
    const expired = await the.givenSelection(app.db, { count: 1, responsibleEmployeeId: app.broker.id });
    await givenLinkIn(app.db, the.domain, expired.selectionId, { password: RIGHT, endsIn: '-1 microsecond' });
    const deleted = await shared(the);
    await app.broker.call(the.links.remove, { params: { id: deleted.linkId } });

    const compared = ({ status, text, headers }: Answer) => {
      // Date and request id differ between any two answers.
      const { date, 'x-request-id': id, ...rest } = Object.fromEntries(headers);
      expect([date, id]).toEqual([expect.any(String), expect.any(String)]);
      return JSON.stringify([status, text, rest]);
    };
    const answers: Answer[] = [];
    for (const code of [undefined, WRONG, RIGHT]) {
      for (const id of [unknownId, never.selectionId, expired.selectionId, deleted.selectionId]) {
        answers.push(await knockAt(id, code));
      }
    }
    expect(new Set(answers.map(compared)).size).toBe(1);
    expect(answers[0]?.status).toBe(403);
    const marks = [];
    for (const id of [unknownId, never.itemIds[0], expired.itemIds[0], deleted.itemId]) {
      marks.push(await markAt(id ?? '', RIGHT));
    }
    expect(new Set(marks.map(compared)).size).toBe(1);
    expect(codesOf(marks)[0]).toBe('link.invalid');
    const kept = await sql`select from ${sql.table(`${the.domain}.request_selection_items`)}
      where client_favorite_at is not null
        and id in (${never.itemIds[0]}, ${expired.itemIds[0]}, ${deleted.itemId})`.execute(app.db);
    expect(kept.rows).toEqual([]);
    const { rows } = await sql`select from shared.access_code_tries where link_id = ${deleted.linkId}`.execute(app.db);
    expect(rows).toEqual([]);
  });

  test('a link holds to its last moment; prolonged, it opens again with the same code', async () => {
    const { selectionId, linkId } = await shared(the);
    const endIn = (span: string) =>
      sql`update ${tables.links} set expiration_time = clock_timestamp() + ${span}::interval where id = ${linkId}`.execute(
        app.db,
      );
    await endIn('1 minute');
    expect((await knockAt(selectionId, RIGHT)).status).toBe(200);
    await endIn('0 seconds');
    expect((await knockAt(selectionId, RIGHT)).status).toBe(403);
    await app.broker.call(the.links.update, {
      body: { requestSelectionId: selectionId, id: linkId, expirationTime: '2999-12-31T23:59:59' },
    });
    expect((await knockAt(selectionId, RIGHT)).status).toBe(200);
  });

  test('a selection that lost its request or was cleared is an invalid link', async () => {
    const first = await shared(the);
    await sql`delete from ${tables.requests} r using ${tables.selections} s
    where s.request_id = r.id and s.id = ${first.selectionId}`.execute(app.db);
    expect((await knockAt(first.selectionId, RIGHT)).status).toBe(403);
  });
});

test('ten wrong codes, then every code is refused, the right one too; others are not held up', async () => {
  const { selectionId, itemId } = await shared();
  const neighbour = await shared();
  expect(codesOf(await oneByOne(MOST_TRIES, () => knock(selectionId, WRONG)))).toEqual(
    Array(MOST_TRIES).fill('link.code_wrong'),
  );
  const held = [await knock(selectionId, WRONG), await knock(selectionId, RIGHT), await mark(itemId, RIGHT)];
  expect(codesOf(held)).toEqual(Array(3).fill('link.too_many_tries'));
  expect(held.map(({ status }) => status)).toEqual([400, 400, 400]);
  // A missing code is reported as such and is not an attempt.
  expect(codesOf([await knock(selectionId, '')])).toEqual(['link.code_missing']);
  expect(codesOf([await knock(selectionId, RIGHT, '203.0.113.2')])).toEqual(['open']);
  expect(codesOf([await knock(neighbour.selectionId, RIGHT)])).toEqual(['open']);
});

test('guesses at the mark count like guesses at the selection', async () => {
  const { selectionId, itemId } = await shared();
  await oneByOne(5, () => mark(itemId, WRONG));
  await oneByOne(5, () => knock(selectionId, WRONG));
  expect(codesOf([await mark(itemId, RIGHT)])).toEqual(['link.too_many_tries']);
});

test('a right code in time begins the count anew', async () => {
  const { selectionId } = await shared();
  await oneByOne(MOST_TRIES - 1, () => knock(selectionId, WRONG));
  expect((await knock(selectionId, RIGHT)).status).toBe(200);
  expect(codesOf(await oneByOne(MOST_TRIES + 1, () => knock(selectionId, WRONG)))).toEqual([
    ...Array(MOST_TRIES).fill('link.code_wrong'),
    'link.too_many_tries',
  ]);
});

test('a quarter of an hour after the last wrong code one may try again; knocking meanwhile does not prolong it', async () => {
  const { selectionId, linkId } = await shared();
  const since = async () => {
    const { rows } = await sql<{ since: string }>`
      select since::text from shared.access_code_tries where link_id = ${linkId}`.execute(app.db);
    return rows[0]?.since;
  };
  const wait = (span: string) =>
    sql`update shared.access_code_tries set since = since - ${span}::interval where link_id = ${linkId}`.execute(
      app.db,
    );
  await oneByOne(MOST_TRIES, () => knock(selectionId, WRONG));
  const last = await since();
  await oneByOne(3, () => knock(selectionId, WRONG));
  expect(await since()).toBe(last);
  await wait('14 minutes');
  expect(codesOf([await knock(selectionId, RIGHT)])).toEqual(['link.too_many_tries']);
  await wait('1 minute');
  expect(codesOf(await oneByOne(MOST_TRIES + 1, () => knock(selectionId, WRONG)))).toEqual([
    ...Array(MOST_TRIES).fill('link.code_wrong'),
    'link.too_many_tries',
  ]);
});

test('of many guesses at once, to two processes, ten are told that they are wrong', async () => {
  const { selectionId } = await shared();
  const other = await openAnotherServer(app);
  const answers = await Promise.all([
    atOnce(60, () => knock(selectionId, WRONG)),
    atOnce(60, () => knock(selectionId, WRONG, undefined, other)),
  ]);
  const codes = codesOf(answers.flat());
  expect(codes.filter((code) => code === 'link.code_wrong')).toHaveLength(MOST_TRIES);
  expect(codes.filter((code) => code === 'link.too_many_tries')).toHaveLength(120 - MOST_TRIES);
  expect(codesOf([await knock(selectionId, RIGHT, undefined, other)])).toEqual(['link.too_many_tries']);
  await other.close();
});

test('many who know the code come in at once from one address', async () => {
  const { selectionId } = await shared();
  const answers = await atOnce(40, () => knock(selectionId, RIGHT));
  expect(new Set(codesOf(answers))).toEqual(new Set(['open']));
});

test('an IPv6 customer counts as one, however many addresses they have', async () => {
  const { selectionId } = await shared();
  let last = 0;
  await oneByOne(MOST_TRIES, () => {
    last += 1;
    return knock(selectionId, WRONG, `2001:db8:1:2:${last}::${last}`);
  });
  expect(codesOf([await knock(selectionId, RIGHT, '2001:db8:1:2::ffff')])).toEqual(['link.too_many_tries']);
  expect(codesOf([await knock(selectionId, RIGHT, '2001:db8:1:3::1')])).toEqual(['open']);
});

test('a thousand wrong codes from everywhere: whoever had the code before comes in, anyone else waits, whatever the code', async () => {
  const { selectionId, linkId } = await shared();
  const client = '198.51.100.1';
  expect((await knock(selectionId, RIGHT, client)).status).toBe(200);
  const fill = (level: number) =>
    sql`insert into shared.access_code_totals (link_id, since, level) values (${linkId}, clock_timestamp(), ${level})
      on conflict (link_id) do update set since = excluded.since, level = excluded.level`.execute(app.db);
  await fill(MOST_IN_TOTAL - 1);
  let last = 0;
  const fresh = () => {
    last += 1;
    return `192.0.2.${last}`;
  };
  expect(codesOf([await knock(selectionId, WRONG, fresh()), await knock(selectionId, WRONG, fresh())])).toEqual([
    'link.code_wrong',
    'link.too_many_tries',
  ]);
  expect(codesOf([await knock(selectionId, RIGHT, fresh()), await knock(selectionId, WRONG, fresh())])).toEqual([
    'link.too_many_tries',
    'link.too_many_tries',
  ]);
  // A client who had the right code before still learns that a code is wrong.
  expect(codesOf([await knock(selectionId, RIGHT, client), await knock(selectionId, WRONG, client)])).toEqual([
    'open',
    'link.code_wrong',
  ]);
  expect(codesOf([await knock(selectionId, RIGHT, client)])).toEqual(['open']);
  const neighbour = await shared();
  expect(codesOf([await knock(neighbour.selectionId, RIGHT, fresh())])).toEqual(['open']);

  await sql`update shared.access_code_totals set since = since - interval '15 minutes' where link_id = ${linkId}`.execute(
    app.db,
  );
  expect(codesOf([await knock(selectionId, RIGHT, fresh())])).toEqual(['open']);
});

test('the link counts the wrong codes of a network up to its limit, not those refused after it', async () => {
  const { selectionId, linkId } = await shared();
  await oneByOne(MOST_TRIES + 3, () => knock(selectionId, WRONG));
  const { rows } = await sql<{ level: number }>`
    select round(level)::int as level from shared.access_code_totals where link_id = ${linkId}`.execute(app.db);
  expect(rows).toEqual([{ level: MOST_TRIES }]);
});

test('who had the code is known longer than a pause lasts, and counts of a day ago are swept', async () => {
  const { selectionId, linkId } = await shared();
  await knock(selectionId, RIGHT);
  await knock(selectionId, WRONG, '203.0.113.9');
  const age = (span: string) =>
    sql`with one as (update shared.access_code_tries set since = since - ${span}::interval,
        accepted_at = accepted_at - ${span}::interval where link_id = ${linkId})
      update shared.access_code_totals set since = since - ${span}::interval where link_id = ${linkId}`.execute(app.db);
  const kept = async () => {
    const { rows } = await sql<{ address: string }>`
      select address from shared.access_code_tries where link_id = ${linkId}
      union all select 'total' from shared.access_code_totals where link_id = ${linkId}`.execute(app.db);
    return rows.map(({ address }) => address);
  };
  await age('1 hour');
  await removeOldTries(app.db);
  expect(await kept()).toEqual(['203.0.113.1', 'total']);
  await age('1 day');
  await removeOldTries(app.db);
  expect(await kept()).toEqual(['203.0.113.1']);
  await age('30 days');
  await removeOldTries(app.db);
  expect(await kept()).toEqual([]);
});

test('clients behind a proxy that is named are told apart; behind one that is not, and by their own word, they are one', async () => {
  const { selectionId } = await shared();
  const last = (answers: readonly Answer[]) => codesOf(answers).at(-1);
  for (const [trustedProxies, code] of [
    [['loopback', '10.0.0.5'], 'open'],
    [['loopback'], 'link.too_many_tries'],
    [['198.51.100.7'], 'link.too_many_tries'],
  ] as const) {
    const other = await openAnotherServer(app, { trustedProxies: [...trustedProxies] });
    await sql`delete from shared.access_code_tries`.execute(app.db);
    const through = (client: string, typed: string) => knock(selectionId, typed, `${client}, 10.0.0.5`, other);
    await oneByOne(MOST_TRIES, () => through('203.0.113.1', WRONG));
    expect(last([await through('203.0.113.2', RIGHT)])).toBe(code);
    await other.close();
  }
});

test('old counts are swept, fresh ones stay', async () => {
  const [old, fresh] = [await shared(), await shared()];
  await knock(old.selectionId, WRONG);
  await knock(fresh.selectionId, WRONG);
  await sql`update shared.access_code_tries set since = since - interval '15 minutes' where link_id = ${old.linkId}`.execute(
    app.db,
  );
  await removeOldTries(app.db);
  const { rows } = await sql<{ link_id: string }>`
    select link_id from shared.access_code_tries where link_id in (${old.linkId}, ${fresh.linkId})`.execute(app.db);
  expect(rows).toEqual([{ link_id: fresh.linkId }]);
});

test.each([
  ['an id that is none', 'x', '?password=K7M4XC'],
  ['an id with a tail', `${unknownId}x`, ''],
  ['a code given twice', unknownId, '?password=K7M4XC&password=K7M4XD'],
  ['a code without end', unknownId, `?password=${'A'.repeat(101)}`],
  ['SQL for an id', encodeURIComponent("' or 1=1 --"), ''],
])('%s is refused before anything is looked up', async (_, id, query) => {
  expect(refusalIn(await ask(app, 'GET', `${path}/${id}${query}`, { token: null })).code).toBe('request.invalid');
});

test('a code with what a database cannot keep is just a wrong one', async () => {
  const { selectionId } = await shared();
  for (const code of ['\0', '💣', '%00', "' or ''='"]) {
    expect(codesOf([await knock(selectionId, code)])).toEqual(['link.code_wrong']);
  }
});

test('an employee’s token does not stand in for the code', async () => {
  const { selectionId } = await shared();
  const read = app.broker.call(landPublic.read, { params: { id: selectionId } });
  await expect(read).rejects.toMatchObject({ code: 'link.code_missing' });
});
