import { type Endpoint, fillPath } from '@gektar/contract/endpoint.ts';
import { extendLink } from '@gektar/contract/industrial/selections/selection.ts';
import {
  exportBuildingPdf,
  exportBuildingSlides,
  exportComplexPage,
  exportVacancyPage,
  exportVacancyPdf,
  exportVacancySlides,
} from '@gektar/contract/industrial/selections/selection-exports.ts';
import { exportPropertyPage } from '@gektar/contract/land/selections/selection-exports.ts';
import { MOST_ANSWERS_AN_HOUR } from '@gektar/contract/sharing/client-answer-limits.ts';
import { MAX_SELECTION_ITEMS } from '@gektar/contract/sharing/selection-limits.ts';
import { MOST_LINKS } from '@gektar/contract/sharing/selection-link.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { tablesOf } from '#sharing/domain-tables.ts';
import { pictureKey } from '#sharing/selection/link-preview.ts';
import { download } from '#testing/download.ts';
import { givenOpenVacancy } from '#testing/given-vacancy-selection.ts';
import {
  givenLinkIn,
  industrial,
  land,
  type SelectionTestDomain,
  selectionDomains,
} from '#testing/selection-domains.ts';
import type { TestApp } from '#testing/test-app.ts';
import { storedNames } from '#testing/upload.ts';
import { ofRunInBody, ofTakenRunInBody } from './of-run.ts';
import {
  but,
  nobodysId,
  type Prepare,
  send,
  type WritingCall,
  withBody,
  withNobodysId,
  writes,
} from './writing-call.ts';

const COUNTS = { counts: ['shared.access_code_totals', 'shared.access_code_tries', 'shared.client_answer_counts'] };
const MOST_TRIES = 10;

/** A request whose selection holds two objects and has a link. */
async function givenWhole({ givenSelection, domain }: SelectionTestDomain, { db, broker }: TestApp) {
  const given = await givenSelection(db, { count: 2, responsibleEmployeeId: broker.id });
  return { ...given, link: await givenLinkIn(db, domain, given.selectionId) };
}

/** The call, sent by an employee who may not edit the request (N-06). */
function byStranger({ domain }: SelectionTestDomain, prepare: Prepare): Prepare | string {
  if (domain === 'land') return 'every employee may edit a land request';
  return async (app) => ({ ...(await prepare(app)), token: (await app.anotherBroker()).token });
}

/** Calls of the selections of one domain, their links and their clients. */
function callsOf(the: SelectionTestDomain): WritingCall[] {
  const { domain, selections, links, clients, visit, answers, received, exports, givenObject, givenSelection } = the;
  const whole = (app: TestApp) => givenWhole(the, app);
  const fullSelection = onceInEachDatabase((app) => fillSelection(the, app));

  const added: Prepare = async (app) => ({
    body: { entityId: await givenObject(app.db), requestSelectionId: (await whole(app)).selectionId },
  });
  const addedMany: Prepare = async (app) => ({
    params: { id: (await whole(app)).selectionId },
    body: { items: [{ entityId: await givenObject(app.db) }, { entityId: await givenObject(app.db) }] },
  });
  const item: Prepare = async (app) => ({
    body: { id: (await whole(app)).itemIds[0], rowVersion: 1, status: false, comment: 'Дорого' },
  });
  const hiddenByAdding: Prepare = async (app) => {
    const { selectionId, objectIds } = await whole(app);
    return { body: { requestSelectionId: selectionId, entityId: objectIds[0], status: false } };
  };
  const hiddenByAddingMany: Prepare = async (app) => {
    const { selectionId, objectIds } = await whole(app);
    return { params: { id: selectionId }, body: { items: [{ entityId: objectIds[0], status: false }] } };
  };
  const removed: Prepare = async (app) => ({ params: { id: (await whole(app)).itemIds[0] } });
  const cleared: Prepare = async (app) => ({ params: { id: (await whole(app)).selectionId } });
  const restored: Prepare = async (app) => {
    const sent = await cleared(app);
    await send(app, selections.clear, sent);
    return sent;
  };
  const order: Prepare = async (app) => {
    const { selectionId, itemIds } = await whole(app);
    return { params: { id: selectionId }, body: { itemIds: itemIds.toReversed() } };
  };

  const linked: Prepare = async ({ db }) => ({ body: { requestSelectionId: (await givenSelection(db)).selectionId } });
  const extended: Prepare = async (app) => {
    const { selectionId, link } = await whole(app);
    return { body: { requestSelectionId: selectionId, id: link.id, expirationTime: '2099-01-01T00:00:00' } };
  };
  const extendedByCreating: Prepare = async (app) => {
    const { selectionId } = await whole(app);
    return { body: { requestSelectionId: selectionId, expirationTime: '2099-01-01T00:00:00' } };
  };
  const unlinked: Prepare = async (app) => ({ params: { id: (await whole(app)).link.id } });
  const past = { expirationTime: '2020-01-01T00:00:00' };
  const settings = { name: 'Логистика', openingLimit: 5, hasRates: false, hasAnswers: true, hasCard: false };
  const addedLink: Prepare = async (app) => ({
    body: {
      newId: uuidv7(),
      requestSelectionId: (await whole(app)).selectionId,
      expirationTime: '2099-01-01T00:00:00',
      ...settings,
    },
  });
  const sentLink: Prepare = async (app) => ({
    params: { id: (await whole(app)).link.id },
    body: { way: 'telegram' },
  });
  const set: Prepare = async (app) => ({
    params: { id: (await whole(app)).link.id },
    body: { expirationTime: '2099-01-01T00:00:00', ...settings },
  });
  /** A link that has expired, opened with its code. */
  const ended: Prepare = async (app) => {
    const { selectionId, link } = await whole(app);
    await sql`update ${tablesOf(domain).links} set expiration_time = now() - interval '1 minute' where id = ${link.id}`.execute(
      app.db,
    );
    return { params: { id: selectionId }, query: { password: link.password }, token: null };
  };
  /** The call by a link that takes no answers. */
  const withoutAnswers =
    (prepare: Prepare): Prepare =>
    async (app) => {
      const sent = await prepare(app);
      await sql`update ${tablesOf(domain).links} set has_answers = false`.execute(app.db);
      return sent;
    };

  /** Opens a selection as a client, with the code of the link. */
  const opened: Prepare = async (app) => {
    const { selectionId, link } = await whole(app);
    return { params: { id: selectionId }, query: { password: link.password }, token: null };
  };
  /** Opens the picture of a link, with its key. */
  const pictured: Prepare = async (app) => {
    const { selectionId, link } = await whole(app);
    return { params: { id: selectionId }, query: { key: pictureKey(selectionId, link.password) }, token: null };
  };
  const marked: Prepare = async (app) => {
    const { itemIds, link } = await whole(app);
    return { params: { id: itemIds[0] }, query: { password: link.password }, token: null };
  };
  const answered: Prepare = async (app) => ({
    ...(await marked(app)),
    body: { kind: 'refusal', isSet: true, text: 'Дорого' },
  });
  const asked: Prepare = async (app) => ({
    ...(await marked(app)),
    body: { kind: 'question', id: uuidv7(), text: 'Есть ли газ?' },
  });
  const askedTooOften: Prepare = async (app) => {
    const sent = await asked(app);
    await send(app, answers.answer, sent);
    await sql`update shared.client_answer_counts set answers = ${MOST_ANSWERS_AN_HOUR}`.execute(app.db);
    return sent;
  };
  /** A request with a question and a wish of its client. */
  async function givenAnswers(app: TestApp) {
    const { requestId, itemIds, link } = await whole(app);
    const sent = { params: { id: itemIds[0] }, query: { password: link.password }, token: null };
    await send(app, answers.answer, { ...sent, body: { kind: 'question', id: uuidv7(), text: 'Есть ли вода?' } });
    await send(app, answers.answer, { ...sent, body: { kind: 'visit', days: ['2099-01-02'] } });
    return { requestId, params: { id: itemIds[0] }, linkId: link.id };
  }
  const seen: Prepare = async (app) => ({ params: { requestId: (await givenAnswers(app)).requestId } });
  const replied: Prepare = async (app) => {
    const { params, linkId } = await givenAnswers(app);
    return { params, body: { id: uuidv7(), linkId, text: 'Да, есть' } };
  };
  const agreed: Prepare = async (app) => {
    const { params, linkId } = await givenAnswers(app);
    return { params, body: { linkId, dateTime: '2099-01-02T11:00:00' } };
  };
  const refusedReplies = (prepare: Prepare) => ({
    'access.forbidden': byStranger(the, prepare),
    'selection_item.not_found': but(prepare, () => ({ params: { id: nobodysId } })),
    'client_answer.not_found': withBody(prepare, { linkId: nobodysId }),
  });
  /** A file for the client, recorded as shown. */
  const exported: Prepare = async (app) => ({ params: { id: (await whole(app)).requestId } });
  const updated: Prepare = async (app) => {
    const sent = await exported(app);
    const { bytes } = await download(app, fillPath(exports.slides.path, sent.params));
    // The exported file is removed once it is sent.
    await expect.poll(() => storedNames(app)).not.toContain('selection.pptx');
    return { ...sent, files: [new File([new Uint8Array(bytes)], 'deck.pptx')] };
  };
  const exportedSheet = but(exported, () => ({ query: { audience: 'client' } }));
  const noSelection = { 'selection.not_found': withNobodysId };
  function refusedToClients(prepare: Prepare, endpoint: Endpoint) {
    const wrong = but(prepare, () => ({ query: { password: 'WRONG1' } }));
    return {
      'link.invalid': but(prepare, () => ({ params: { id: nobodysId } })),
      'link.code_missing': but(prepare, () => ({ query: {} })),
      'link.code_wrong': wrong,
      'link.too_many_tries': async (app: TestApp) => {
        const sent = await prepare(app);
        for (let tries = 0; tries < MOST_TRIES; tries += 1) {
          await send(app, endpoint, { ...sent, query: { password: 'WRONG1' } });
        }
        return sent;
      },
    };
  }

  return [
    writes(selections.addItem, ofRunInBody(added), {
      'operation.id_taken': ofTakenRunInBody(added),
      'access.forbidden': byStranger(the, hiddenByAdding),
      'selection.not_found': withBody(added, { requestSelectionId: nobodysId }),
      ...noObject(withBody(added, { entityId: nobodysId })),
      'selection.full': async (app) => withBody(added, { requestSelectionId: await fullSelection(app) })(app),
    }),
    writes(selections.addItems, ofRunInBody(addedMany), {
      'operation.id_taken': ofTakenRunInBody(addedMany),
      'access.forbidden': byStranger(the, hiddenByAddingMany),
      'selection.not_found': but(addedMany, () => ({ params: { id: nobodysId } })),
      ...noObject(async (app) =>
        withBody(addedMany, { items: [{ entityId: await givenObject(app.db) }, { entityId: nobodysId }] })(app),
      ),
      'selection.full': async (app) => {
        const id = await fullSelection(app);
        return but(addedMany, () => ({ params: { id } }))(app);
      },
    }),
    writes(selections.updateItem, item, {
      'access.forbidden': byStranger(the, item),
      'selection_item.not_found': withBody(item, { id: nobodysId }),
      'selection_item.changed': withBody(item, { rowVersion: 7 }),
    }),
    writes(selections.removeItem, removed, {
      'access.forbidden': byStranger(the, removed),
      'selection_item.not_found': withNobodysId,
    }),
    writes(selections.order, order, {
      'selection.not_found': but(order, () => ({ params: { id: nobodysId } })),
    }),
    writes(selections.clear, cleared, {
      'access.forbidden': byStranger(the, cleared),
      'selection.not_found': withNobodysId,
    }),
    writes(selections.restore, restored, {
      'access.forbidden': byStranger(the, restored),
      'selection.not_found': withNobodysId,
      'selection.full': async (app) => fullBehindCleared(the, app),
    }),

    writes(links.create, linked, {
      'access.forbidden': byStranger(the, extendedByCreating),
      'selection.not_found': withBody(linked, { requestSelectionId: nobodysId }),
      'link.past_date': withBody(linked, past),
    }),
    writes(links.update, extended, {
      'access.forbidden': byStranger(the, extended),
      'link.not_found': withBody(extended, { id: nobodysId }),
      'link.past_date': withBody(extended, past),
    }),
    writes(links.remove, unlinked, {
      'access.forbidden': byStranger(the, unlinked),
      'link.not_found': withNobodysId,
    }),
    writes(links.add, addedLink, {
      'access.forbidden': byStranger(the, addedLink),
      'selection.not_found': withBody(addedLink, { requestSelectionId: nobodysId }),
      'link.past_date': withBody(addedLink, past),
      'link.too_many': async (app) => {
        const sent = await addedLink(app);
        await fillLinks(the, app, (sent.body as { requestSelectionId: string }).requestSelectionId);
        return sent;
      },
      'link.id_taken': async (app) => withBody(addedLink, { newId: (await whole(app)).link.id })(app),
    }),
    writes(links.set, set, {
      'access.forbidden': byStranger(the, set),
      'link.not_found': but(set, () => ({ params: { id: nobodysId } })),
      'link.past_date': withBody(set, past),
    }),
    writes(links.sent, sentLink, {
      'access.forbidden': byStranger(the, sentLink),
      'link.not_found': but(sentLink, () => ({ params: { id: nobodysId } })),
    }),
    writes(clients.ended, ended, { 'link.invalid': withNobodysId }, COUNTS),
    writes(clients.picture, pictured, { 'link.invalid': withNobodysId }, COUNTS),
    writes(clients.askAgain, ended, { 'link.invalid': withNobodysId }, COUNTS),
    writes(clients.read, opened, refusedToClients(opened, clients.read), COUNTS),
    writes(
      clients.markFavorite,
      marked,
      { ...refusedToClients(marked, clients.markFavorite), 'link.no_answers': withoutAnswers(marked) },
      COUNTS,
    ),
    writes(answers.read, opened, refusedToClients(opened, answers.read), COUNTS),
    writes(visit, opened, refusedToClients(opened, visit), COUNTS),
    writes(
      answers.answer,
      answered,
      {
        ...refusedToClients(answered, answers.answer),
        'link.too_many_answers': askedTooOften,
        'link.no_answers': withoutAnswers(answered),
      },
      COUNTS,
    ),
    writes(answers.open, marked, refusedToClients(marked, answers.open), COUNTS),
    writes(received.seen, seen, { 'selection.not_found': but(seen, () => ({ params: { requestId: nobodysId } })) }),
    writes(received.reply, replied, refusedReplies(replied)),
    writes(received.setVisit, agreed, refusedReplies(agreed)),
    writes(exports.sheet, exportedSheet, noSelection),
    writes(exports.slides, exported, noSelection),
    writes(exports.pdf, exported, noSelection),
    writes(exports.update, updated, {
      'selection.not_found': but(updated, () => ({ params: { id: nobodysId } })),
      'selection.changed': but(updated, () => ({ fields: { state: 'another' } })),
      'file.refused': but(updated, () => ({ files: [new File(['no deck'], 'deck.pptx')] })),
      'file.too_large': 'a file of 120 MB takes too long to send; the limit is that of every form',
    }),
  ];
}

/** Refusals for a missing object; an endpoint declares only the one of its domain. */
function noObject(prepare: Prepare) {
  return { 'property.not_found': prepare, 'vacancy.not_found': prepare };
}

function onceInEachDatabase(make: (app: TestApp) => Promise<string>): (app: TestApp) => Promise<string> {
  const made = new WeakMap<TestApp, Promise<string>>();
  return (app) => {
    const one = made.get(app) ?? make(app);
    made.set(app, one);
    return one;
  };
}

async function fillSelection(
  { domain, column, givenSelection, givenObjects }: SelectionTestDomain,
  app: TestApp,
): Promise<string> {
  const { selectionId } = await givenSelection(app.db, { responsibleEmployeeId: app.broker.id });
  const ids = await givenObjects(app, MAX_SELECTION_ITEMS);
  await sql`
    insert into ${tablesOf(domain).items} (id, request_selection_id, ${sql.ref(column)}, "order")
    select gen_random_uuid(), ${selectionId}::uuid, object_id, place
    from unnest(${ids}::uuid[]) with ordinality as given (object_id, place)`.execute(app.db);
  return selectionId;
}

/** Adds links to a selection until it has as many as it may have. */
async function fillLinks({ domain }: SelectionTestDomain, { db }: TestApp, selectionId: string): Promise<void> {
  await sql`
    insert into ${tablesOf(domain).links} (id, request_selection_id, password, expiration_time, is_first)
    select gen_random_uuid(), ${selectionId}::uuid, 'K7M4XC', now() + interval '1 day', false
    from generate_series(1, ${MOST_LINKS})`.execute(db);
}

/** A selection that was cleared and then filled to its limit. */
async function fullBehindCleared(the: SelectionTestDomain, app: TestApp) {
  const { selectionId } = await givenWhole(the, app);
  const sent = { params: { id: selectionId } };
  await send(app, the.selections.clear, sent);
  const full = await fillSelection(the, app);
  const { items } = tablesOf(the.domain);
  await sql`update ${items} set request_selection_id = ${selectionId} where request_selection_id = ${full}`.execute(
    app.db,
  );
  return sent;
}

/** Extends the link of a selection, which only the industrial domain offers (G-07). */
const extended: Prepare = async (app) => ({
  params: { id: (await givenWhole(industrial, app)).selectionId },
  body: { expirationTime: '2099-01-01T00:00:00' },
});

/** Slides of a vacancy, recorded as shown. */
const vacancyExported: Prepare = async ({ db }) => ({ params: { id: await givenOpenVacancy(db) } });

/** Page of a plot. */
const propertyExported: Prepare = async ({ db }) => ({ params: { id: await land.givenObject(db) } });

/** Page of a complex with an open vacancy. */
const complexExported: Prepare = async ({ db }) => {
  const { id } = await db
    .selectFrom('industrial.vacancies')
    .select('complex_id as id')
    .where('id', '=', await givenOpenVacancy(db))
    .executeTakeFirstOrThrow();
  return { params: { id } };
};

/** Page of a complex whose vacancies are closed. */
const closedComplexExported: Prepare = async (app) => {
  const sent = await complexExported(app);
  await sql`update industrial.vacancies set is_enabled = false where complex_id = ${sent.params?.id}`.execute(app.db);
  return sent;
};

/** Slides of the open vacancies of a building. */
const buildingExported: Prepare = async ({ db }) => {
  const { buildingId } = await db
    .selectFrom('industrial.vacancies')
    .select('building_id as buildingId')
    .where('id', '=', await givenOpenVacancy(db))
    .executeTakeFirstOrThrow();
  return { params: { id: buildingId, vacancyType: 1 } };
};

export const selectionCalls: readonly WritingCall[] = [
  ...selectionDomains.flatMap(callsOf),
  writes(extendLink, extended, {
    'access.forbidden': byStranger(industrial, extended),
    'selection.not_found': but(extended, () => ({ params: { id: nobodysId } })),
    'link.not_found': async ({ db }) => ({
      params: { id: (await industrial.givenSelection(db)).selectionId },
      body: { expirationTime: '2099-01-01T00:00:00' },
    }),
    'link.past_date': withBody(extended, { expirationTime: '2020-01-01T00:00:00' }),
  }),
  ...[exportVacancySlides, exportVacancyPdf, exportVacancyPage].map((endpoint) =>
    writes(endpoint, vacancyExported, { 'vacancy.not_found': withNobodysId }),
  ),
  writes(exportPropertyPage, propertyExported, { 'property.not_found': withNobodysId }),
  writes(exportComplexPage, complexExported, {
    'complex.not_found': withNobodysId,
    'complex.nothing_open': closedComplexExported,
  }),
  ...[exportBuildingSlides, exportBuildingPdf].map((endpoint) =>
    writes(endpoint, buildingExported, {
      'building.not_found': but(buildingExported, () => ({ params: { id: nobodysId, vacancyType: 1 } })),
    }),
  ),
];
