import { randomUUID } from 'node:crypto';
import { landComments } from '@gektar/contract/land/properties/property-comments.ts';
import { countNotifications } from '@gektar/contract/today/notification-endpoints.ts';
import { ask } from '@gektar/server/testing/ask.ts';
import { givenDay } from '@gektar/server/testing/given-day.ts';
import { givenSignIn } from '@gektar/server/testing/given-sign-in.ts';
import { restartScattered } from '@gektar/server/testing/given-values.ts';
import { openTestApp, type TestApp } from '@gektar/server/testing/test-app.ts';
import { givenReminder } from '@gektar/server/testing/writing-calls/today-calls.ts';
import { webFolder } from './build-web.ts';
import { AT, expectPicture, optionsOf } from './draw-picture.ts';
import { test as base, credentials, expect } from './journey.ts';
import { dayPictures } from './picture-list.ts';

// Notifications of every kind on one day; see pictures.spec.ts.

/** One server for all pictures of a worker. */
const test = base.extend<object, { day: TestApp }>({
  day: [
    async ({ cluster, front }, use) => {
      restartScattered();
      const app = await openTestApp(cluster.url, { webFolder, door: front, frozenAt: AT });
      await givenSignIn(app.db, app.broker.id, credentials);
      await givenNotices(app);
      await use(app);
      await app.close();
    },
    { scope: 'worker' },
  ],
  app: async ({ day: app, front }, use) => {
    front.leadTo(app.fastify.server);
    await use(app);
    await app.db.updateTable('shared.notification_settings').set({ read_up_to: null }).execute();
    front.leadTo(undefined);
  },
});

/** A mention, a mark, a fit, a reminder, a link that ends, a change of several objects. */
async function givenNotices(app: TestApp): Promise<void> {
  const { fit, marked, overdue, request } = await givenDay(app);
  for (const [index, { id }] of [fit, marked, overdue].entries()) {
    const number = { number: `50:20:0010203:${index + 1}` };
    await app.db.updateTable('land.property_cadastral_numbers').set(number).where('property_id', '=', id).execute();
  }
  const about = { kind: 'land_request' as const, id: request.id };
  await givenReminder(app, { kind: 'call', text: 'после совета', dueDateTime: '2026-11-20T12:10:00', about });
  const colleague = await app.anotherBroker();
  const name = { first_name: 'Ида', last_name: 'Полевая' };
  await app.db.updateTable('shared.employees').set(name).where('id', '=', colleague.id).execute();
  const text = '@Егор Степной пропуск закажу';
  await colleague.call(landComments.add, { params: { id: marked.id }, body: { text } });
  const body = { operationId: randomUUID(), ids: [marked.id, randomUUID()], fields: { price: 5_000_000 } };
  await ask(app, 'POST', '/api/land/properties/changes/by-filter', { body });
  await expect.poll(async () => (await app.broker.call(countNotifications)).unreadCount).toBe(6);
}

for (const picture of dayPictures) {
  test.describe(picture.name, () => {
    test.use(optionsOf(picture));

    test(`picture of ${picture.name}`, async ({ page, troubles }) => {
      await expectPicture(page, picture, troubles);
    });
  });
}
