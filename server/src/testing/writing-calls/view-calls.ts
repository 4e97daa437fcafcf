import type { View, ViewDraft } from '@gektar/contract/views/view.ts';
import * as endpoints from '@gektar/contract/views/view-endpoints.ts';
import { MAX_VIEWS } from '@gektar/contract/views/view-lists.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Person, TestApp } from '#testing/test-app.ts';
import { nobodysId, type Prepare, type WritingCall, withBody, withNobodysId, writes } from './writing-call.ts';

/** A new view of the list of plots, with a different name in each call. */
export function viewDraft(about: Partial<ViewDraft> = {}): ViewDraft {
  const newId = uuidv7();
  return {
    newId,
    list: 'land-properties',
    name: `Юг, от 5 га ${newId}`,
    isShared: false,
    filter: { area: { from: 5, to: null }, archive: 'all' },
    order: { sort: 'Price', direction: 'desc' },
    columns: { visibility: { price: true }, order: ['price'], widths: { price: 120 } },
    kind: 'table',
    ...about,
  };
}

export async function givenView({ broker }: TestApp, about: Partial<ViewDraft> = {}, by: Person = broker) {
  return await by.call(endpoints.createView, { body: viewDraft(about) });
}

const edited = ({ id, rowVersion, name, isShared, filter, order, columns, kind }: View) => ({
  ...{ id, rowVersion, name, isShared, filter, order, columns, kind },
});

const edit: Prepare = async (app) => ({ body: { ...edited(await givenView(app)), name: `Новое имя ${uuidv7()}` } });
const creation: Prepare = async () => ({ body: viewDraft() });
/** A shared view of another employee. */
const foreign = async (app: TestApp) => givenView(app, { isShared: true }, await app.anotherBroker());
const ofForeign: Prepare = async (app) => ({ params: { id: (await foreign(app)).id } });
const deleted = async (app: TestApp): Promise<View> => {
  const view = await givenView(app);
  await app.broker.call(endpoints.deleteView, { params: { id: view.id } });
  return view;
};

const full: Prepare = async (app) => {
  await sql`
    insert into shared.views (id, list, owner_id, name, filter, position)
    select gen_random_uuid(), 'industrial-complexes', ${app.broker.id}, 'Вид ' || n, '{}', n
    from generate_series(1, ${MAX_VIEWS}) n`.execute(app.db);
  return { body: viewDraft({ list: 'industrial-complexes' }) };
};

/** Views of lists. */
export const viewCalls: readonly WritingCall[] = [
  writes(endpoints.createView, creation, {
    'view.name_taken': async (app) => ({ body: viewDraft({ name: (await givenView(app)).name }) }),
    'view.changed': async (app) => ({ body: viewDraft({ newId: (await givenView(app)).id }) }),
    'view.too_many': full,
  }),
  writes(endpoints.updateView, edit, {
    'view.not_found': withBody(edit, { id: nobodysId }),
    'view.name_taken': async (app) => withBody(edit, { name: (await givenView(app)).name })(app),
    'view.changed': withBody(edit, { rowVersion: 7 }),
    'access.forbidden': async (app) => ({ body: edited(await foreign(app)) }),
  }),
  writes(
    endpoints.orderViews,
    async (app) => {
      const [one, two] = [await givenView(app), await givenView(app)];
      return { body: { list: 'land-properties', ids: [two.id, one.id] } };
    },
    {},
  ),
  writes(
    endpoints.setListHabits,
    async (app) => ({
      body: {
        list: 'land-properties',
        defaultViewId: (await givenView(app)).id,
        order: { sort: 'Area', direction: 'desc' },
      },
    }),
    {
      'view.not_found': async () => ({ body: { list: 'land-properties', defaultViewId: nobodysId } }),
    },
  ),
  writes(endpoints.deleteView, async (app) => ({ params: { id: (await givenView(app)).id } }), {
    'view.not_found': withNobodysId,
    'access.forbidden': ofForeign,
  }),
  writes(endpoints.restoreView, async (app) => ({ params: { id: (await deleted(app)).id } }), {
    'view.not_found': withNobodysId,
    'view.name_taken': async (app) => {
      const { id, name } = await deleted(app);
      await givenView(app, { name });
      return { params: { id } };
    },
    'access.forbidden': ofForeign,
  }),
];
