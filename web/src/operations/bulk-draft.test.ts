import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dropBulkDraft, findBulkDraft, storeBulkDraft } from './bulk-draft.ts';
import type { ChangedEntity } from './changed-entity.ts';

beforeAll(() => void vi.stubGlobal('localStorage', { getItem: () => null }));
afterAll(() => void vi.unstubAllGlobals());

const listOf = (path: string) => ({ calls: { changes: { path } } }) as unknown as ChangedEntity;
const [plots, vacancies] = [listOf('/plots'), listOf('/vacancies')];
const rows = [{ key: 0, field: 'price', operation: 'set', value: 5 }] as const;
const draft = { ids: ['a', 'b'], first: undefined, rows, employeeId: undefined };

test('an open drawer is found by its employee, over the same objects of the same list, until it is closed', () => {
  const client = new QueryClient();
  storeBulkDraft(client, plots, draft);
  expect(findBulkDraft(client, plots, ['b', 'a'])).toEqual(draft);
  for (const ids of [['a'], ['a', 'c'], ['a', 'b', 'c']]) expect(findBulkDraft(client, plots, ids)).toBeUndefined();
  expect(findBulkDraft(client, vacancies, ['a', 'b'])).toBeUndefined();
  storeBulkDraft(client, plots, { ...draft, employeeId: 'somebody else' });
  expect(findBulkDraft(client, plots, ['a', 'b'])).toBeUndefined();
  storeBulkDraft(client, plots, draft);
  dropBulkDraft(client, plots);
  expect(findBulkDraft(client, plots, ['a', 'b'])).toBeUndefined();
});
