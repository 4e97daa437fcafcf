import { fillPath, queryString } from '@gektar/contract/endpoint.ts';
import { findShownTo, type ShowingsQuery } from '@gektar/contract/sharing/disclosures.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { tablesOf } from '#sharing/domain-tables.ts';
import { ageShowings } from '#testing/age-showings.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { givenLinkIn, industrial, land, type SelectionTestDomain } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  await sql`insert into shared.companies (id, name, websites) values
    ('c-1', 'ООО «Липа»', '[]'), ('c-2', 'АО «Полка»', '[]'), ('c-3', 'ООО «Короб»', '[]')`.execute(app.db);
  await sql`insert into shared.contacts (id, company_id, first_name, last_name, phones, emails) values
    ('p-1', 'c-1', 'Вера', 'Лозинская', '[]', '[]')`.execute(app.db);
});
beforeEach(() => sql`truncate shared.showings cascade`.execute(app.db));
afterAll(() => app.close());

const query = { password: 'K7M4XC' };

/** Differences between the domains in the record. */
interface Area {
  readonly the: SelectionTestDomain;
  readonly figure: 'price' | 'averageNetRentalRate';
  /** Amounts in the answer to a client. */
  readonly amountsIn: (item: Record<string, unknown>) => Record<string, unknown>;
  /** Sets the figure of an object, as any write does: with a new version. */
  readonly reprice: (id: string, amount: number | null) => Promise<unknown>;
  /** Hides the amount of an object from clients. */
  readonly withhold: (id: string) => Promise<unknown>;
}

const areas: readonly Area[] = [
  {
    the: land,
    figure: 'price',
    amountsIn: ({ property }) => {
      const { price, pricePerHa } = property as Record<string, unknown>;
      return { price, pricePerHa };
    },
    reprice: (id, amount) =>
      sql`update land.properties set price = ${amount}, row_version = row_version + 1 where id = ${id}`.execute(app.db),
    withhold: (id) =>
      sql`update land.properties set price = null, row_version = row_version + 1 where id = ${id}`.execute(app.db),
  },
  {
    the: industrial,
    figure: 'averageNetRentalRate',
    amountsIn: ({ entity }) => {
      const { averageNetRentalRate, salePrice, opexPerSqm } = entity as Record<string, unknown>;
      return {
        ...{ averageNetRentalRate, salePrice, opexPerSqm },
        ...(averageNetRentalRate !== null && { productionRate: averageNetRentalRate }),
      };
    },
    reprice: (id, amount) =>
      sql`update industrial.vacancies set production_area = 1000, production_price = ${amount}, row_version = row_version + 1
        where id = ${id}`.execute(app.db),
    withhold: (id) =>
      sql`update industrial.vacancies set is_rental_price_on_request = true, row_version = row_version + 1
        where id = ${id}`.execute(app.db),
  },
];

/** Rows of the record, the last showing first, objects in the order of their amounts. */
async function recorded() {
  const { rows } = await sql<Record<string, unknown>>`
    select s.channel, s.request_id as "requestId", s.request_name as request, s.company_name as company,
      s.contact_name as contact, s.employee_id as "employeeId", d.object_id as "objectId", d.object_version as version,
      d.object_name as name, d.figure, d.amount, d.amounts
    from shared.showings s join shared.disclosures d on d.showing_id = s.id
    order by s.at desc, d.amount`.execute(app.db);
  return rows;
}

describe.each(areas)('what was shown of $the.domain', (area) => {
  const { the, figure, amountsIn, reprice, withhold } = area;
  const { domain, clients, disclosures, exports, links, remove } = the;
  const { requests } = tablesOf(domain);

  /** A selection of two objects at 9200,50 and 8500 for a client, with a link made by the broker. */
  async function given({
    companyId = 'c-1',
    amounts = [9_200.5, 8_500],
  }: {
    companyId?: string | null;
    amounts?: number[];
  } = {}) {
    const selection = await the.givenSelection(app.db, {
      count: amounts.length,
      responsibleEmployeeId: app.broker.id,
      ...(companyId !== null && { companyId }),
    });
    for (const [index, amount] of amounts.entries()) await reprice(selection.objectIds[index] ?? '', amount);
    const link = await app.broker.call(links.create, { body: { requestSelectionId: selection.selectionId } });
    return { ...selection, objectId: selection.objectIds[0] ?? '', password: link.password, linkId: link.id };
  }
  type Given = Awaited<ReturnType<typeof given>>;
  const open = ({ selectionId: id, password }: Given, as: 'page' | 'report' = 'page') =>
    app.anonymous(clients.read, { params: { id }, query: { password, as } });
  const showings = (objectId: string, about: Partial<Record<keyof ShowingsQuery, unknown>> = {}) =>
    app.broker.call(disclosures.ofObject, { query: { objectId, ...about } as never });
  const file = async (name: 'sheet' | 'slides' | 'pdf', { requestId }: Given, audience?: 'client' | 'broker') => {
    const { path } = exports[name];
    const answer = await ask(app, 'GET', fillPath(path, { id: requestId }) + queryString({ audience }));
    expect(answer.status).toBe(200);
  };

  test('an opened page is recorded with the very amounts and versions of the answer, the client and who shared the link', async () => {
    const selection = await given();
    await sql`update ${requests} set contact_id = 'p-1' where id = ${selection.requestId}`.execute(app.db);
    const { items } = await open(selection);
    const amounts = (items as unknown as Record<string, unknown>[]).map(amountsIn);
    expect(amounts.map((one) => one[figure])).toEqual([9_200.5, 8_500]);
    const { rows: names } = await sql<{
      name: string;
    }>`select name from ${requests} where id = ${selection.requestId}`.execute(app.db);
    const common = {
      ...{ channel: 'page', requestId: selection.requestId, request: names[0]?.name, employeeId: app.broker.id },
      ...{ company: 'ООО «Липа»', contact: 'Вера Лозинская', version: 2, figure, name: expect.stringMatching(/./) },
    };
    expect(await recorded()).toEqual([
      { ...common, objectId: selection.objectIds[1], amount: 8_500, amounts: amounts[1] },
      { ...common, objectId: selection.objectIds[0], amount: 9_200.5, amounts: amounts[0] },
    ]);
    expect(Object.keys(items[0] ?? {})).not.toContain('source');
  });

  test("'Как показали': a showing has what it had then, now what clients would see, nothing of an archived object", async () => {
    const selection = await given({ amounts: [9_200.5] });
    const { objectId } = selection;
    await open(selection);
    const [showing] = (await showings(objectId)).showings;
    if (!showing) throw new Error('the opening is recorded');
    await reprice(objectId, 8_900);
    const asShown = (id: string, of = objectId) =>
      app.broker.call(disclosures.asShown, { params: { id, objectId: of } });
    const compared = await asShown(showing.id);
    expect(compared.figures).toContainEqual({ name: figure, before: 9_200.5, now: 8_900 });
    expect(compared).toMatchObject({ isShownNow: true, title: expect.stringMatching(/\p{L}/u) });
    const area = compared.figures.find(({ name }) => name === 'area');
    expect([area?.before, compared.day?.before]).toEqual([area?.now, compared.day?.now]);
    expect(compared.day === null).toBe(domain === 'land');
    await withhold(objectId);
    expect((await asShown(showing.id)).figures).toContainEqual({ name: figure, before: 9_200.5, now: null });
    await the.archive(app.broker, objectId);
    const archived = await asShown(showing.id);
    expect([archived.isShownNow, archived.figures.every(({ now }) => now === null)]).toEqual([false, true]);
    expect(archived.figures).toContainEqual({ name: figure, before: 9_200.5, now: null });
    const unknown = '01998e5a-0000-7000-8000-000000000000';
    for (const [id, of] of [
      [unknown, objectId],
      [showing.id, unknown],
    ] as const)
      await expect(asShown(id, of)).rejects.toMatchObject({ code: 'showing.not_found', status: 404 });
    const other = domain === 'land' ? industrial : land;
    const elsewhere = app.broker.call(other.disclosures.asShown, { params: { id: showing.id, objectId } });
    await expect(elsewhere).rejects.toMatchObject({ code: 'showing.not_found' });
  });

  test('the same content within half an hour is one showing, however many open it at once; later or changed it is another', async () => {
    const selection = await given({ amounts: [9_200.5] });
    await Promise.all(Array.from({ length: 5 }, () => open(selection)));
    await open(selection);
    expect(await recorded()).toHaveLength(1);
    await reprice(selection.objectId, 8_900);
    await open(selection);
    await open(selection);
    expect((await recorded()).map(({ amount, version }) => [amount, version])).toEqual([
      [8_900, 3],
      [9_200.5, 2],
    ]);
    await ageShowings(app.db, '29 minutes');
    await open(selection);
    expect(await recorded()).toHaveLength(2);
    await ageShowings(app.db, '2 minutes');
    await open(selection);
    expect(await recorded()).toHaveLength(3);
    // Openings of the same version and amount are one line.
    const { showings: lines, count } = await showings(selection.objectId);
    expect(count).toBe(2);
    expect(lines.map(({ shown, openings, channel }) => [shown, openings, channel])).toEqual([
      [8_900, 2, 'page'],
      [9_200.5, 1, 'page'],
    ]);
  });

  test('files for the client and the report are recorded by their kind and by who made them', async () => {
    const selection = await given({ amounts: [7_100.25] });
    await open(selection, 'report');
    await file('sheet', selection, 'client');
    await file('slides', selection);
    await file('pdf', selection);
    expect((await recorded()).map(({ channel, amount, employeeId }) => [channel, amount, employeeId])).toEqual(
      ['pdf', 'slides', 'sheet', 'report'].map((channel) => [channel, 7_100.25, app.broker.id]),
    );
    // Each file is a showing, also a second one with the same content.
    await file('pdf', selection);
    expect(await recorded()).toHaveLength(5);
  });

  test('refused openings, a broker’s preview and the working sheet record nothing', async () => {
    const selection = await given();
    const { selectionId: id, password, linkId } = selection;
    await file('sheet', selection, 'broker');
    expect(await app.broker.call(clients.preview, { params: { id } })).toMatchObject({ id });
    expect(refusalIn(await ask(app, 'GET', fillPath(clients.preview.path, { id }), { token: null })).code).toBe(
      'auth.required',
    );
    const address = fillPath(clients.read.path, { id });
    const knock = (of: object) => ask(app, 'GET', address + queryString({ ...of }), { token: null });
    expect(refusalIn(await knock({ password: 'WRONG1' })).code).toBe('link.code_wrong');
    expect(refusalIn(await knock({})).code).toBe('link.code_missing');
    expect(refusalIn(await knock({ password, as: 'nothing' })).code).toBe('request.invalid');
    await app.broker.call(links.remove, { params: { id: linkId } });
    expect(refusalIn(await knock({ password })).code).toBe('link.invalid');
    expect(refusalIn(await ask(app, 'GET', fillPath(clients.preview.path, { id }))).code).toBe('link.not_found');
    expect(await recorded()).toEqual([]);
  });

  test('an object shown without an amount has none in the record, but today’s is known', async () => {
    const selection = await given({ amounts: [9_200.5] });
    await withhold(selection.objectId);
    await open(selection);
    expect((await recorded()).map(({ figure: of, amount }) => [of, amount])).toEqual([[null, null]]);
    await reprice(selection.objectId, 8_000);
    const { showings: lines, above, below, sawMore } = await showings(selection.objectId);
    expect(lines).toMatchObject([{ figure: null, shown: null, now: 8_000 }]);
    expect({ above, below, sawMore }).toEqual({ above: 0, below: 0, sawMore: [] });
  });

  test('an empty selection shows nothing', async () => {
    const selection = await given({ amounts: [] });
    await open(selection);
    const { rows } = await sql`select from shared.showings`.execute(app.db);
    expect(rows).toEqual([]);
  });

  test('the record outlives object, selection and request, under their names of then', async () => {
    const selection = await given({ amounts: [9_200.5] });
    await open(selection);
    const [before] = (await showings(selection.objectId)).showings;
    await remove(app.broker, selection.objectId);
    await sql`delete from ${requests} where id = ${selection.requestId}`.execute(app.db);
    await sql`update shared.companies set name = 'ООО «Осина»' where id = 'c-1'`.execute(app.db);
    const { showings: lines } = await showings(selection.objectId);
    await sql`update shared.companies set name = 'ООО «Липа»' where id = 'c-1'`.execute(app.db);
    expect(lines).toEqual([{ ...before, isObjectThere: false, now: null }]);
    expect(before).toMatchObject({ shown: 9_200.5, now: 9_200.5, company: { name: 'ООО «Липа»' } });
  });

  test('rows of the record can be neither changed nor deleted', async () => {
    await open(await given());
    for (const table of ['showings', 'disclosures']) {
      const name = sql.table(`shared.${table}`);
      const changing = sql`update ${name} set ${sql.ref(table === 'showings' ? 'request_name' : 'object_name')} = 'Другой'`;
      await expect(changing.execute(app.db)).rejects.toThrow('never changed');
      await expect(sql`delete from ${name}`.execute(app.db)).rejects.toThrow('never changed');
    }
  });

  test('clients who last saw more or less than today’s amount are counted once each, and named', async () => {
    const objectId = await the.givenObject(app.db);
    const shownAt = async (companyId: string, amount: number) => {
      await reprice(objectId, amount);
      const selection = await the.givenSelection(app.db, { companyId, objectIds: [objectId] });
      await givenLinkIn(app.db, domain, selection.selectionId, query);
      await app.anonymous(clients.read, { params: { id: selection.selectionId }, query });
    };
    await shownAt('c-1', 9_200);
    await shownAt('c-1', 8_900);
    await shownAt('c-2', 9_500);
    await shownAt('c-2', 9_300);
    await shownAt('c-3', 8_100);
    await reprice(objectId, 8_900);
    const found = await showings(objectId);
    expect(found).toMatchObject({ count: 5, clientCount: 3, above: 1, below: 1 });
    expect(found.sawMore.map(({ company, shown }) => [company?.name, shown])).toEqual([['АО «Полка»', 9_300]]);
    expect(found.showings.map(({ shown }) => shown)).toEqual([8_100, 9_300, 9_500, 8_900, 9_200]);
    const byClient = await showings(objectId, { order: 'client' });
    expect(byClient.showings.map(({ company }) => company?.id)).toEqual(['c-3', 'c-2', 'c-2', 'c-1', 'c-1']);
    const second = await showings(objectId, { take: 2, skip: 2 });
    expect(second.showings.map(({ shown }) => shown)).toEqual([9_500, 8_900]);
    expect(second.count).toBe(5);
  });

  test('showings are filtered by channel and Moscow days', async () => {
    const selection = await given({ amounts: [9_200.5] });
    await file('pdf', selection);
    await ageShowings(app.db, '3 days');
    await open(selection);
    const channels = async (about: object) =>
      (await showings(selection.objectId, about)).showings.map(({ channel }) => channel);
    const day = async (back: number) => {
      const { rows } = await sql<{ day: string }>`
        select to_char(now() at time zone 'Europe/Moscow' - make_interval(days => ${back}::int), 'YYYY-MM-DD') as day`.execute(
        app.db,
      );
      return rows[0]?.day ?? '';
    };
    expect(await channels({})).toEqual(['page', 'pdf']);
    expect(await channels({ channel: 'pdf' })).toEqual(['pdf']);
    expect(await channels({ channel: 'sheet' })).toEqual([]);
    expect(await channels({ from: await day(2) })).toEqual(['page']);
    expect(await channels({ to: await day(3) })).toEqual(['pdf']);
    expect(await channels({ from: await day(3), to: await day(0) })).toEqual(['page', 'pdf']);
  });

  test('bad questions are refused at their field; nothing is read without a sign-in', async () => {
    const selection = await given();
    const path = disclosures.ofObject.path;
    for (const bad of [
      { objectId: 'x' },
      { channel: 'fax' },
      { from: '2026-02-31' },
      { take: 0 },
      { skip: -1 },
      { order: 'x' },
    ]) {
      const refusal = refusalIn(await ask(app, 'GET', path + queryString({ objectId: selection.objectId, ...bad })));
      expect(Object.keys(refusal.fields ?? {})).toEqual(Object.keys(bad));
    }
    const closed = await ask(app, 'GET', path + queryString({ objectId: selection.objectId }), { token: null });
    expect(refusalIn(closed).code).toBe('auth.required');
    const ofCustomer = await ask(app, 'GET', findShownTo.path + queryString({ kind: 'company', id: 'c-1' }), {
      token: null,
    });
    expect(refusalIn(ofCustomer).code).toBe('auth.required');
  });
});

test('a file of one vacancy is recorded without a client, and a complex has the showings of its vacancies', async () => {
  const objectId = await industrial.givenObject(app.db);
  await sql`update industrial.vacancies set sale_price = 45000000.75, is_price_by_request = false where id = ${objectId}`.execute(
    app.db,
  );
  const answer = await ask(app, 'GET', `/api/industrial/pdf-export/vacancy/${objectId}`);
  expect(answer.status).toBe(200);
  const { rows } = await sql<{
    id: string;
  }>`select complex_id as id from industrial.vacancies where id = ${objectId}`.execute(app.db);
  const complexId = rows[0]?.id ?? '';
  const ofComplex = await app.broker.call(industrial.disclosures.ofObject, {
    query: { objectId: complexId, isComplex: 'true' },
  });
  expect(ofComplex.showings).toMatchObject([
    {
      objectId,
      company: null,
      contact: null,
      request: null,
      figure: 'salePrice',
      shown: 45_000_000.75,
      now: 45_000_000.75,
      channel: 'pdf',
    },
  ]);
  expect(ofComplex).toMatchObject({ count: 1, clientCount: 0 });
  const wrong = await app.broker.call(industrial.disclosures.ofObject, { query: { objectId: complexId } });
  expect(wrong).toMatchObject({ count: 0, showings: [] });
});

test('a customer sees what was shown in both domains by request, also under its record before the CRM', async () => {
  for (const the of [land, industrial]) {
    for (const count of [1, 7]) {
      const { selectionId, itemIds } = await the.givenSelection(app.db, {
        count,
        companyId: 'c-2',
        responsibleEmployeeId: app.broker.id,
      });
      await givenLinkIn(app.db, the.domain, selectionId, query);
      await app.anonymous(the.clients.read, { params: { id: selectionId }, query });
      if (count === 1) await app.anonymous(the.clients.markFavorite, { params: { id: itemIds[0] ?? '' }, query });
    }
  }
  const find = (about: object) => app.broker.call(findShownTo, { query: { kind: 'company', id: 'c-2', ...about } });
  const whole = await find({ overview: 'true' });
  expect(whole).toMatchObject({ count: 16, objectCount: 16, counts: { land: 8, industrial: 8 } });
  expect(whole.requests.map(({ domain, count }) => [domain, count])).toEqual([
    ['industrial', 7],
    ['industrial', 1],
    ['land', 7],
    ['land', 1],
  ]);
  expect(whole.requests[0]).toMatchObject({ isThere: true, employeeId: app.broker.id });
  // Five of each, in the order of the requests.
  expect(whole.showings.map(({ domain }) => domain)).toEqual([
    ...Array(6).fill('industrial'),
    ...Array(6).fill('land'),
  ]);
  expect(whole.showings.map(({ isClientFavorite }) => isClientFavorite).filter(Boolean)).toHaveLength(2);
  const requestId = whole.requests[0]?.id ?? '';
  const one = await find({ requestId, take: 4, skip: 4 });
  expect(one).toMatchObject({ count: 7, counts: { land: 8, industrial: 8 } });
  expect(one.showings).toHaveLength(3);
  expect(await find({ domain: 'land' })).toMatchObject({ count: 8, requests: [{ count: 7 }, { count: 1 }] });
  expect(await find({ channel: 'pdf' })).toMatchObject({ count: 0, requests: [], showings: [], since: null });
  await sql`update shared.companies set crm_id = 'c-3' where id = 'c-2'`.execute(app.db);
  expect(await find({ id: 'c-3' })).toMatchObject({ count: 16 });
  await sql`update shared.companies set crm_id = null where id = 'c-2'`.execute(app.db);
  expect(await find({ id: 'c-3' })).toMatchObject({ count: 0 });
});
