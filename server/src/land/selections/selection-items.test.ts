import { addSelectionItem, updateSelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { givenProperty } from '#testing/given.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

test('a property in a selection tells its place and state there (D-08)', async () => {
  const { selectionId } = await givenSelection(app.db, { count: 1 });
  const { id: entityId, area } = await givenProperty(app.db);
  const item = await app.broker.call(addSelectionItem, { body: { entityId, requestSelectionId: selectionId } });
  expect(item.property).toMatchObject({ id: entityId, area, order: 2, status: true });
  const hidden = await app.broker.call(updateSelectionItem, { body: { id: item.id, status: false } });
  expect(hidden.property).toMatchObject({ order: 2, status: false });
});
