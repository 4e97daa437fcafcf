import { randomUUID } from 'node:crypto';
import { updateOwnCard } from '@gektar/contract/people/own-card-endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { tablesOf } from '#sharing/domain-tables.ts';
import { ageShowings } from '#testing/age-showings.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { emptyCard } from '#testing/empty-card.ts';
import { givenLinkIn, industrial, land, type SelectionTestDomain } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload } from '#testing/upload.ts';

const CODE = 'K7M4XC';

const none = { figures: [], days: [], added: [], removed: [], replied: [] };

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
beforeEach(async () => {
  await sql`truncate shared.showings cascade`.execute(app.db);
  await app.broker.call(updateOwnCard, { body: emptyCard });
});
afterAll(() => app.close());

/** Differences between the domains. */
interface Area {
  readonly the: SelectionTestDomain;
  readonly figure: 'price' | 'averageNetRentalRate';
  /** Sets the figure of an object, as any write does: with a new version. */
  readonly reprice: (id: string, amount: number) => Promise<unknown>;
  /** Title of an object as clients see it. */
  readonly title: RegExp;
}

const areas: readonly Area[] = [
  {
    the: land,
    figure: 'price',
    reprice: (id, amount) =>
      sql`update land.properties set price = ${amount}, row_version = row_version + 1 where id = ${id}`.execute(app.db),
    title: /^[^:]+, \d+,\d\d\u00A0га$/,
  },
  {
    the: industrial,
    figure: 'averageNetRentalRate',
    reprice: (id, amount) =>
      sql`update industrial.vacancies set production_area = 1000, production_price = ${amount}, row_version = row_version + 1
        where id = ${id}`.execute(app.db),
    title: /^«.+», .+, .+$/,
  },
];

describe.each(areas)('a visit of a client to a selection of $the.domain', (area) => {
  const { the, figure, reprice, title } = area;
  const { domain, clients, visit, selections, answers, received, givenObject, archive } = the;
  const { requests } = tablesOf(domain);

  async function shared(count = 3) {
    const selection = await the.givenSelection(app.db, { count });
    await sql`update ${requests} set responsible_employee_id = ${app.broker.id} where id = ${selection.requestId}`.execute(
      app.db,
    );
    for (const [at, id] of selection.objectIds.entries()) await reprice(id, 9_000 + at);
    const { id: linkId } = await givenLinkIn(app.db, domain, selection.selectionId, { password: CODE });
    return { ...selection, linkId };
  }
  type Shared = Awaited<ReturnType<typeof shared>>;
  const open = ({ selectionId: id }: Shared) =>
    app.anonymous(clients.read, { params: { id }, query: { password: CODE } });
  const visited = ({ selectionId: id }: Shared) => app.anonymous(visit, { params: { id }, query: { password: CODE } });

  test('at the first visit and within half an hour of it nothing has changed; later the changed figures come first', async () => {
    const selection = await shared();
    const [first = '', second = ''] = selection.itemIds;
    const [repriced = '', , gone = ''] = selection.objectIds;
    await open(selection);
    expect(await visited(selection)).toMatchObject({ previousDateTime: null, changes: none });
    await ageShowings(app.db, '29 minutes');
    expect(await visited(selection)).toMatchObject({ previousDateTime: null, changes: none });
    await ageShowings(app.db, '2 days');
    expect(await visited(selection)).toMatchObject({ previousDateTime: expect.any(String), changes: none });

    await reprice(repriced, 8_320);
    await archive(app.broker, gone);
    const entityId = await givenObject(app.db);
    const added = await app.broker.call(selections.addItem, {
      body: { entityId, requestSelectionId: selection.selectionId },
    });
    const question = { kind: 'question', id: randomUUID(), text: 'Можно взять половину?' } as const;
    await app.anonymous(answers.answer, { params: { id: second }, query: { password: CODE }, body: question });
    await app.broker.call(received.reply, {
      params: { id: second },
      body: { id: randomUUID(), linkId: selection.linkId, text: 'Да' },
    });
    const { changes } = await visited(selection);
    expect(changes).toEqual({
      figures: [{ id: first, name: figure, before: 9_000, now: 8_320 }],
      days: [],
      added: [added.id],
      removed: [expect.stringMatching(title)],
      replied: [second],
    });

    // The present visit does not become its own previous one.
    await open(selection);
    expect((await visited(selection)).changes).toEqual(changes);
    await ageShowings(app.db, '31 minutes');
    expect((await visited(selection)).changes).toEqual({ ...none, replied: [second] });
  });

  test('a record without titles gives a removed object without a title, and no area to compare', async () => {
    const selection = await shared(2);
    await open(selection);
    await sql`create temporary table untitled as select * from shared.showings`.execute(app.db);
    await sql`create temporary table untitled_objects as select * from shared.disclosures`.execute(app.db);
    await sql`truncate shared.showings cascade`.execute(app.db);
    await sql`insert into shared.showings select * from untitled`.execute(app.db);
    await sql`update untitled_objects set shown = null`.execute(app.db);
    await sql`insert into shared.disclosures select * from untitled_objects`.execute(app.db);
    await sql`drop table untitled, untitled_objects`.execute(app.db);
    await ageShowings(app.db, '1 day');
    await archive(app.broker, selection.objectIds[1] ?? '');
    expect((await visited(selection)).changes).toEqual({ ...none, removed: [null] });
  });

  test('what another link of a selection has shown is no previous visit', async () => {
    const selection = await shared(1);
    await open(selection);
    await ageShowings(app.db, '1 day');
    await sql`delete from ${tablesOf(domain).links} where id = ${selection.linkId}`.execute(app.db);
    await givenLinkIn(app.db, domain, selection.selectionId, { password: CODE });
    expect(await visited(selection)).toMatchObject({ previousDateTime: null, changes: none });
  });

  test('a client sees the card of the responsible employee; none when it is hidden, the employee has left or nobody is responsible', async () => {
    const selection = await shared(1);
    const employee = await app.db
      .selectFrom('shared.employees')
      .select(['first_name', 'last_name', 'email'])
      .where('id', '=', app.broker.id)
      .executeTakeFirstOrThrow();
    const name = `${employee.first_name} ${employee.last_name}`;
    const { isCardShown: _, ...nothing } = emptyCard;
    expect((await visited(selection)).broker).toEqual({ ...nothing, name, email: employee.email || null });

    const photo = await givenUpload(app);
    const entered = {
      phone: '8 (900) 000-00-01',
      telegram: 'https://t.me/egor_stepnoy',
      whatsapp: '+375 29 123-45-67',
      replyHours: ' в будни с 9 до 20 ',
      photoId: photo.id,
      isCardShown: true,
    };
    await app.broker.call(updateOwnCard, { body: entered });
    expect((await visited(selection)).broker).toEqual({
      name,
      email: employee.email || null,
      phone: '79000000001',
      telegram: 'egor_stepnoy',
      whatsapp: '+375291234567',
      replyHours: 'в будни с 9 до 20',
      photoId: photo.id,
    });
    await app.broker.call(updateOwnCard, { body: { ...entered, isCardShown: false } });
    expect((await visited(selection)).broker).toBeNull();
    await app.broker.call(updateOwnCard, { body: entered });
    const other = await shared(1);
    await sql`update ${requests} set responsible_employee_id = ${(await app.anotherBroker()).id} where id = ${other.requestId}`.execute(
      app.db,
    );
    expect((await visited(other)).broker).toMatchObject({ phone: null, photoId: null });
    await sql`update shared.employees set blocked_at = now()
      where id = (select responsible_employee_id from ${requests} where id = ${other.requestId})`.execute(app.db);
    expect((await visited(other)).broker).toBeNull();
  });

  test('a link without rates, answers and card has no amounts in its comparison, not even those it has shown before', async () => {
    const selection = await shared(2);
    const [first = '', second = ''] = selection.itemIds;
    await open(selection);
    const question = { kind: 'question', id: randomUUID(), text: 'Торг уместен?' } as const;
    await app.anonymous(answers.answer, { params: { id: first }, query: { password: CODE }, body: question });
    await ageShowings(app.db, '1 day');
    await reprice(selection.objectIds[1] ?? '', 7_654);
    await app.broker.call(received.reply, {
      params: { id: first },
      body: { id: randomUUID(), linkId: selection.linkId, text: 'Немного' },
    });
    const whole = await visited(selection);
    expect(whole.broker).not.toBeNull();
    expect(whole.changes.figures).toEqual([{ id: second, name: figure, before: 9_001, now: 7_654 }]);
    expect(whole.changes.replied).toEqual([first]);
    await sql`update ${tablesOf(domain).links} set has_rates = false, has_answers = false, has_card = false
      where id = ${selection.linkId}`.execute(app.db);
    const withheld = await visited(selection);
    expect(withheld).toMatchObject({ broker: null, previousDateTime: whole.previousDateTime, changes: none });
  });

  test('strangers are refused like at the selection', async () => {
    const { selectionId } = await shared(1);
    const get = (id: string, password?: string) =>
      ask(
        app,
        'GET',
        `/api/${domain}/request-selections-for-clients/${id}/visit${password ? `?password=${password}` : ''}`,
        {
          token: null,
        },
      );
    expect(refusalIn(await get(selectionId))).toMatchObject({ code: 'link.code_missing' });
    expect(refusalIn(await get(selectionId, 'AAAAAA'))).toMatchObject({ code: 'link.code_wrong' });
    expect(refusalIn(await get(randomUUID(), CODE))).toMatchObject({ code: 'link.invalid' });
  });
});

test('the smallest area of an industrial request comes with the visit, for totals', async () => {
  const { selectionId, requestId } = await industrial.givenSelection(app.db, { count: 1 });
  await givenLinkIn(app.db, 'industrial', selectionId, { password: CODE });
  const areaM2 = async () =>
    (await app.anonymous(industrial.visit, { params: { id: selectionId }, query: { password: CODE } })).areaM2;
  await sql`update industrial.requests set vacancy_area_range_from = 9000, vacancy_area_range_to = 12000
    where id = ${requestId}`.execute(app.db);
  expect(await areaM2()).toBe(9000);
  await sql`update industrial.requests set vacancy_area_range_from = null where id = ${requestId}`.execute(app.db);
  expect(await areaM2()).toBeNull();
});
