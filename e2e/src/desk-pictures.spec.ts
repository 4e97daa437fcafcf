import { givenSignIn } from '@gektar/server/testing/given-sign-in.ts';
import { restartScattered } from '@gektar/server/testing/given-values.ts';
import { openTestApp, type TestApp } from '@gektar/server/testing/test-app.ts';
import { webFolder } from './build-web.ts';
import { deskPicturesOf } from './desk-pictures.ts';
import { AT, expectPicture, optionsOf } from './draw-picture.ts';
import { DESK_OPERATION, type DeskPlaces, givenDesk } from './given-desk.ts';
import { test as base, credentials } from './journey.ts';

// Cells, panels, dialogs and states, drawn over a small database with a history of work; see pictures.spec.ts.

interface Desk {
  readonly app: TestApp;
  readonly places: DeskPlaces;
}

/** One server for all pictures of a worker: they leave no changes behind. */
const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ cluster, front }, use) => {
      restartScattered();
      const app = await openTestApp(cluster.url, { webFolder, door: front, frozenAt: AT });
      await givenSignIn(app.db, app.broker.id, credentials);
      await use({ app, places: await givenDesk(app) });
      await app.close();
    },
    { scope: 'worker' },
  ],
  app: async ({ desk: { app }, front }, use) => {
    front.leadTo(app.fastify.server);
    await use(app);
    // Even a refused edit of a cell stores an operation.
    await app.db.deleteFrom('shared.operations').where('id', '<>', DESK_OPERATION).execute();
    front.leadTo(undefined);
  },
});

/** Stands for the places while tests are declared, before the server is started; only the names are used. */
const nowhere = new Proxy({} as DeskPlaces, { get: () => '' });

for (const picture of deskPicturesOf(nowhere)) {
  const { name } = picture;
  test.describe(name, () => {
    test.use(optionsOf(picture));

    test(`picture of ${name}`, async ({ page, desk, troubles }) => {
      const screen = deskPicturesOf(desk.places).find((one) => one.name === name);
      if (screen === undefined) throw new Error(`No screen ${name}`);
      await expectPicture(page, screen, troubles);
    });
  });
}
