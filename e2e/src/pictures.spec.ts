import { createRequest as createIndustrialRequest } from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { createRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import type { ViewDraft } from '@gektar/contract/views/view.ts';
import { createView } from '@gektar/contract/views/view-endpoints.ts';
import { openFrozenDemoApp } from '@gektar/server/testing/demo-app.ts';
import { forgetShowings } from '@gektar/server/testing/forget-showings.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenSignIn } from '@gektar/server/testing/given-sign-in.ts';
import { restartScattered } from '@gektar/server/testing/given-values.ts';
import { wholeIndustrialRequestFields } from '@gektar/server/testing/given-whole-industrial-request.ts';
import { wholeRequestFields } from '@gektar/server/testing/given-whole-request.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import { webFolder } from './build-web.ts';
import { prepareDemo } from './demo-places.ts';
import { AT, expectPicture, optionsOf } from './draw-picture.ts';
import { givenPhotos } from './given-visit.ts';
import { test as base, credentials } from './journey.ts';
import { CODE, type FilledPlaces, picturesOf, VIEW_ID } from './picture-list.ts';
import type { DemoPlaces } from './screen-list.ts';
import { givenWholePark } from './whole-complex.ts';
import { wholeProperty } from './whole-property.ts';

// Compares every screen with `pictures/*.txt` (README, 'Pictures'). After an intended change run playwright test
// pictures.spec.ts --update-snapshots, and read the difference.

interface Drawn {
  readonly app: TestApp;
  readonly demo: DemoPlaces;
  readonly filled: FilledPlaces;
}

/**
 * One server for all screens of a worker: none of them changes data, except that pages of clients are recorded as
 * shown.
 */
const test = base.extend<object, { drawn: Drawn }>({
  drawn: [
    async ({ cluster, front }, use) => {
      restartScattered();
      const app = await openFrozenDemoApp(cluster.url, AT, { webFolder, door: front });
      await givenSignIn(app.db, app.broker.id, credentials);
      await use({ app, ...(await givenPlaces(app)) });
      await app.close();
    },
    { scope: 'worker' },
  ],
  app: async ({ drawn: { app }, front }, use) => {
    front.leadTo(app.fastify.server);
    await use(app);
    front.leadTo(undefined);
  },
});

/** A view of vacancies, shared with the office. */
const nearMoscow: ViewDraft = {
  newId: VIEW_ID,
  list: 'industrial-vacancies',
  name: 'До 30 км от МКАД',
  isShared: true,
  filter: { distanceFromRingRoad: { from: null, to: 30 } },
  order: null,
  columns: null,
  kind: null,
};

/** Adds to the demo data one entity of each kind with every field, and a client link per domain with a known code. */
async function givenPlaces(app: TestApp): Promise<Omit<Drawn, 'app'>> {
  const { db, broker } = app;
  const { link, industrialLink, sharedRequestId, ...demo } = await prepareDemo(broker.call);
  for (const table of ['land.request_selection_links', 'industrial.request_selection_links'] as const)
    await db.updateTable(table).set({ password: CODE }).execute();
  const park = await givenWholePark(app, 'Технопарк «Полный»');
  const people = { companyId: 'c1', contactId: 'p1', referralContactId: 'p2' };
  const property = await givenProperty(db, {
    ...wholeProperty('50:01:0000001:12345'),
    ...people,
    responsibleEmployeeId: broker.id,
    images: await givenPhotos(app, 3),
  });
  const request = await broker.call(createRequest, { body: wholeRequestFields(broker.id, people) });
  await broker.call(createView, { body: nearMoscow });
  const industrial = await wholeIndustrialRequestFields(db, broker.id, people);
  const industrialRequest = await broker.call(createIndustrialRequest, { body: industrial });
  // No page is notified of the given rows.
  await db.deleteFrom('versions.events').execute();
  return {
    demo,
    filled: {
      ...park,
      propertyPath: `/land/property/${property.id}`,
      requestPath: `/land/request/${request.id}`,
      industrialRequestPath: `/industrial/requests/${industrialRequest.id}`,
      sharedRequestPath: `/land/request/${sharedRequestId}`,
      publicPath: `/public/${link.requestSelectionId}`,
      industrialPublicPath: `/industrial-public/${industrialLink.requestSelectionId}`,
    },
  };
}

/**
 * Replaces the places while tests are declared, before the server is started: at that time only the pictures' names and
 * options are used.
 */
const nowhere = new Proxy({} as DemoPlaces & FilledPlaces, { get: () => '' });

for (const picture of picturesOf(nowhere, nowhere)) {
  const { name } = picture;
  test.describe(name, () => {
    test.use(optionsOf(picture));

    test(`picture of ${name}`, async ({ page, drawn, troubles }) => {
      const screen = picturesOf(drawn.demo, drawn.filled).find((one) => one.name === name);
      if (screen === undefined) throw new Error(`No screen ${name}`);
      // The record of showings must not depend on client pages drawn earlier.
      await forgetShowings(drawn.app.db);
      await expectPicture(page, screen, troubles);
    });
  });
}
