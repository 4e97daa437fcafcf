import {
  actualizeRequest,
  copyRequest,
  createRequest,
  deleteRequest,
  toggleRequestArchive,
  updateRequest,
} from '@gektar/contract/land/requests/request-endpoints.ts';
import { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import {
  addSelectionItem,
  addSelectionItems,
  clearSelection,
  deleteSelectionItem,
  landLinks,
  orderSelectionItems,
  updateSelectionItem,
} from '@gektar/contract/land/selections/selection.ts';
import { MAX_SELECTION_ITEMS } from '@gektar/contract/sharing/selection.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { givenProperty } from '#testing/given.ts';
import { givenLink } from '#testing/given-link.ts';
import { givenManyProperties } from '#testing/given-many.ts';
import { requestFields } from '#testing/given-request.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { wholeRequestFields } from '#testing/given-whole-request.ts';
import type { TestApp } from '#testing/test-app.ts';
import {
  but,
  nobodysId,
  nobodysValue,
  type Prepare,
  send,
  type WritingCall,
  withBody,
  withNobodysId,
  writes,
} from './writing-call.ts';

const COUNTS = { counts: ['shared.access_code_totals', 'shared.access_code_tries'] };
const MOST_TRIES = 10;

/** A request whose selection holds two objects and has a link. */
async function wholeRequest({ db }: TestApp) {
  const given = await givenSelection(db, { count: 2 });
  return { ...given, link: await givenLink(db, given.selectionId) };
}

const byId: Prepare = async (app) => ({ params: { id: (await wholeRequest(app)).requestId } });
const notFound = { 'land_request.not_found': withNobodysId };
const created: Prepare = async ({ broker }) => ({ body: wholeRequestFields(broker.id) });
const updated: Prepare = async (app) => ({
  body: { ...requestFields({ name: 'Другое имя' }), id: (await wholeRequest(app)).requestId, rowVersion: 1 },
});

const added: Prepare = async (app) => ({
  body: { entityId: (await givenProperty(app.db)).id, requestSelectionId: (await wholeRequest(app)).selectionId },
});
const addedMany: Prepare = async (app) => ({
  params: { id: (await wholeRequest(app)).selectionId },
  body: { items: [{ entityId: (await givenProperty(app.db)).id }, { entityId: (await givenProperty(app.db)).id }] },
});
const item: Prepare = async (app) => ({
  body: { id: (await wholeRequest(app)).itemIds[0], rowVersion: 1, status: false, comment: 'Дорого' },
});
const order: Prepare = async (app) => {
  const { selectionId, itemIds } = await wholeRequest(app);
  return { params: { id: selectionId }, body: { itemIds: itemIds.toReversed() } };
};

/** One full selection per database. */
const fullSelections = new WeakMap<TestApp, Promise<string>>();
function fullSelection(app: TestApp): Promise<string> {
  const made = fullSelections.get(app) ?? fillSelection(app);
  fullSelections.set(app, made);
  return made;
}
async function fillSelection({ db, broker }: TestApp): Promise<string> {
  const { selectionId } = await givenSelection(db);
  await givenManyProperties(db, broker.id, MAX_SELECTION_ITEMS);
  await sql`
    insert into land.request_selection_items (id, request_selection_id, property_id, "order")
    select gen_random_uuid(), ${selectionId}::uuid, property_id, row_number() over (order by property_id)
    from land.property_cadastral_numbers where number like '77:00:0000000:%'`.execute(db);
  return selectionId;
}

const linked: Prepare = async ({ db }) => ({ body: { requestSelectionId: (await givenSelection(db)).selectionId } });
const extended: Prepare = async (app) => {
  const { selectionId, link } = await wholeRequest(app);
  return { body: { requestSelectionId: selectionId, id: link.id, expirationTime: '2099-01-01T00:00:00' } };
};
const past = { expirationTime: '2020-01-01T00:00:00' };

/** As a client with the code of the link. */
const opened: Prepare = async (app) => {
  const { selectionId, link } = await wholeRequest(app);
  return { params: { id: selectionId }, query: { password: link.password }, token: null };
};
const marked: Prepare = async (app) => {
  const { itemIds, link } = await wholeRequest(app);
  return { params: { id: itemIds[0] }, query: { password: link.password }, token: null };
};
function refusedToClients(prepare: Prepare, endpoint: typeof landPublic.read | typeof landPublic.markFavorite) {
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

export const requestCalls: readonly WritingCall[] = [
  writes(createRequest, created, {
    'land_request.changed': async ({ broker }) => {
      const newId = uuidv7();
      await broker.call(createRequest, { body: { ...requestFields(), newId } });
      return { body: { ...wholeRequestFields(broker.id), newId } };
    },
    'land_request.unknown_reference': withBody(created, { propertyTypes: [nobodysValue] }),
  }),
  writes(updateRequest, updated, {
    'land_request.not_found': withBody(updated, { id: nobodysId }),
    'land_request.changed': withBody(updated, { rowVersion: 7 }),
    'land_request.unknown_reference': withBody(updated, { propertyTypes: [nobodysValue] }),
  }),
  writes(deleteRequest, byId, notFound),
  writes(toggleRequestArchive, byId, notFound),
  writes(copyRequest, byId, notFound),
  writes(actualizeRequest, byId, notFound),

  writes(addSelectionItem, added, {
    'selection.not_found': withBody(added, { requestSelectionId: nobodysId }),
    'property.not_found': withBody(added, { entityId: nobodysId }),
    'selection.full': async (app) => withBody(added, { requestSelectionId: await fullSelection(app) })(app),
  }),
  writes(addSelectionItems, addedMany, {
    'selection.not_found': but(addedMany, () => ({ params: { id: nobodysId } })),
    'property.not_found': async (app) =>
      withBody(addedMany, { items: [{ entityId: (await givenProperty(app.db)).id }, { entityId: nobodysId }] })(app),
    'selection.full': async (app) => {
      const id = await fullSelection(app);
      return but(addedMany, () => ({ params: { id } }))(app);
    },
  }),
  writes(updateSelectionItem, item, {
    'selection_item.not_found': withBody(item, { id: nobodysId }),
    'selection_item.changed': withBody(item, { rowVersion: 7 }),
  }),
  writes(deleteSelectionItem, async (app) => ({ params: { id: (await wholeRequest(app)).itemIds[0] } }), {
    'selection_item.not_found': withNobodysId,
  }),
  writes(orderSelectionItems, order, {
    'selection.not_found': but(order, () => ({ params: { id: nobodysId } })),
  }),
  writes(clearSelection, async (app) => ({ params: { id: (await wholeRequest(app)).selectionId } }), {
    'selection.not_found': withNobodysId,
  }),

  writes(landLinks.create, linked, {
    'selection.not_found': withBody(linked, { requestSelectionId: nobodysId }),
    'link.past_date': withBody(linked, past),
  }),
  writes(landLinks.update, extended, {
    'link.not_found': withBody(extended, { id: nobodysId }),
    'link.past_date': withBody(extended, past),
  }),
  writes(landLinks.remove, async (app) => ({ params: { id: (await wholeRequest(app)).link.id } }), {
    'link.not_found': withNobodysId,
  }),
  writes(landPublic.read, opened, refusedToClients(opened, landPublic.read), COUNTS),
  writes(landPublic.markFavorite, marked, refusedToClients(marked, landPublic.markFavorite), COUNTS),
];
