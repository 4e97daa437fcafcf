import type { Draft } from '@gektar/contract/drafts/draft.ts';
import { expect, test } from 'vitest';
import { followingIn, inQueue, readDraftFormSearch, wayOf } from './draft-way.ts';

const draft = (id: string, kind: Draft['kind'], isEmpty = true) => ({
  ...{ id, kind, remarks: [] },
  missing: isEmpty ? [{ field: 'name', label: 'Название', message: 'Заполните поле', isEmpty }] : [],
});
const drafts = [
  draft('v1', 'vacancy'),
  draft('v2', 'vacancy'),
  draft('b1', 'building'),
  draft('b2', 'building', false),
  draft('c1', 'complex'),
];
const at = (id: string, back?: string) => ({
  ...({ domain: 'industrial', id, isQueue: true } as const),
  search: { load: '0199a', ...(back !== undefined && { back }) },
});

test('a queue goes from complexes to buildings and vacancies, past whole drafts, and ends', () => {
  expect(inQueue(drafts).map(({ id }) => id)).toEqual(['c1', 'b1', 'v1', 'v2']);
  expect(followingIn(drafts, at('c1'))).toBe('b1');
  expect(followingIn(drafts, at('b1'))).toBe('v1');
  expect(followingIn(drafts, at('v2'))).toBeUndefined();
});

test('a skipped draft is left as it is; after the last one comes the outcome of the load, or the list of drafts', () => {
  expect(wayOf(at('b1'), 'v1').skip).toBe('/industrial/drafts/v1/queue?load=0199a');
  expect(wayOf(at('v2'), undefined).skip).toBe('/industrial/load/0199a');
  expect(wayOf({ ...at('v2'), search: {} }, undefined).next).toBe('/industrial/drafts');
  expect(wayOf({ ...at('v2'), isQueue: false }, undefined).skip).toBeUndefined();
});

test('the form of a parent leads back to the draft that waits for it, however many levels below', () => {
  const ofMessage = { ...at('v1'), isQueue: false, search: {} };
  const parent = wayOf(ofMessage, undefined).parent('b1');
  expect(parent).toBe('/industrial/drafts/b1?back=v1');
  const above = wayOf({ ...ofMessage, id: 'b1', search: { back: 'v1' } }, undefined);
  expect(above.parent('c1')).toBe('/industrial/drafts/c1?back=b1%2Cv1');
  expect(above.next).toBe('/industrial/drafts/v1');
  expect(wayOf({ ...ofMessage, id: 'c1', search: { back: 'b1,v1' } }, undefined).next).toBe(
    '/industrial/drafts/b1?back=v1',
  );
  expect(wayOf(ofMessage, undefined).next).toBeUndefined();
});

test('a skipped parent is left with the draft that waits for it', () => {
  expect(followingIn(drafts, at('b1', 'v1'))).toBe('v2');
  expect(wayOf(at('b1', 'v1'), 'v2')).toMatchObject({
    next: '/industrial/drafts/v1/queue?load=0199a',
    skip: '/industrial/drafts/v2/queue?load=0199a',
  });
});

test('only ids are read from the address', () => {
  expect(readDraftFormSearch({ load: '0199a', back: '<b>', q: 'x' })).toEqual({ load: '0199a' });
});
