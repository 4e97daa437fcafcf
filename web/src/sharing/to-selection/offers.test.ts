import { objects } from '@gektar/format/plural.ts';
import { expect, test } from 'vitest';
import { findOffers, findPercents, openedRequests } from './offers.ts';
import type { HeldObjects, OfferCriteria, OfferedRequest, ToSelectionKind } from './to-selection-kind.ts';

const ME = 'me';
const unused = () => Promise.reject(new Error('an offer writes nothing'));

function request(id: string, about: Partial<OfferedRequest> = {}): OfferedRequest {
  return {
    id,
    name: `Запрос ${id}`,
    company: null,
    isEnabled: true,
    responsibleEmployeeId: ME,
    countRequrestSelectionItems: 0,
    ...about,
  };
}

/** Fake domain with these requests, latest first, and the objects that their selections hold. */
function kindOf(all: readonly OfferedRequest[], held: readonly HeldObjects[] = []) {
  const asked: (readonly string[] | null)[] = [];
  const isFound = ({ ids, searchText, responsibleEmployeeIds, isEnabled }: OfferCriteria, one: OfferedRequest) =>
    (ids?.includes(one.id) ?? true) &&
    one.name.includes(searchText ?? '') &&
    (responsibleEmployeeIds?.includes(one.responsibleEmployeeId ?? '') ?? true) &&
    (isEnabled === null || isEnabled === one.isEnabled);
  const kind: ToSelectionKind = {
    domain: 'land',
    forms: objects,
    added: 'Добавлен',
    source: 'requests',
    find: (criteria, take) => Promise.resolve(all.filter((one) => isFound(criteria, one)).slice(0, take)),
    ofObjects: (_, requestIds) => {
      asked.push(requestIds);
      return Promise.resolve(
        held
          .filter(({ requestId }) => requestIds?.includes(requestId) ?? true)
          .slice(0, requestIds ? held.length : 100),
      );
    },
    selectionOf: () => ({ to: '/' }),
    NewRequest: () => null,
    archive: unused,
    matches: unused,
    read: unused,
    addMany: unused,
    takeOut: unused,
    takenOut: 'Убран',
    undo: unused,
  };
  return { kind, asked };
}

const heldBy = (requestId: string, count = 1): HeldObjects => ({
  requestId,
  count,
  isClientFavorite: false,
  dateTimeCreated: '2026-11-18T12:00:00',
  addedByEmployeeId: null,
});
const about = { text: '', objectIds: ['a', 'b'], me: ME, opened: [] };
const ids = (offers: readonly { readonly request: OfferedRequest }[]) => offers.map(({ request: { id } }) => id);

test('my requests opened last come first, archived ones too, then those created last; five at most, each once', async () => {
  const { kind } = kindOf([
    request('7'),
    request('6'),
    request('5', { isEnabled: false }),
    request('4', { responsibleEmployeeId: 'colleague' }),
    request('3'),
    request('2'),
    request('1'),
  ]);
  const opened = ['2', '4', 'deleted', '5'];
  expect(ids((await findOffers(kind, { ...about, opened }, {})).first)).toEqual(['2', '5', '7', '6', '3']);
  expect(ids((await findOffers(kind, about, {})).first)).toEqual(['7', '6', '3', '2', '1']);
  expect(ids((await findOffers(kind, { ...about, me: undefined, opened }, {})).first)).toEqual([]);
});

test('other requests that have the objects follow in the order of addition, with how many they have; mine are marked in place', async () => {
  const colleague = { responsibleEmployeeId: 'colleague' };
  const { kind, asked } = kindOf(
    [request('mine'), request('x', colleague), request('y', { ...colleague, isEnabled: false })],
    [heldBy('y', 2), heldBy('mine'), heldBy('x')],
  );
  const { first, others } = await findOffers(kind, about, {});
  expect(first).toEqual([{ request: request('mine'), held: heldBy('mine') }]);
  expect(others.map(({ request: { id }, held }) => [id, held?.count])).toEqual([
    ['y', 2],
    ['x', 1],
  ]);
  expect(asked).toEqual([null]);
});

test('of one object the requests that have it come first, mine and those of colleagues, and are not offered again', async () => {
  const colleague = { responsibleEmployeeId: 'colleague' };
  const { kind } = kindOf(
    [request('mine'), request('free'), request('x', colleague)],
    [heldBy('x'), heldBy('mine'), heldBy('deleted')],
  );
  const offers = await findOffers(kind, { ...about, objectIds: ['a'] }, {});
  expect(offers).toEqual({
    already: [
      { request: request('x', colleague), held: heldBy('x') },
      { request: request('mine'), held: heldBy('mine') },
    ],
    first: [{ request: request('free'), held: undefined }],
    others: [],
  });
  const found = await findOffers(kind, { ...about, objectIds: ['a'], text: 'mine' }, {});
  expect(found).toEqual({ already: [], first: [{ request: request('mine'), held: heldBy('mine') }], others: [] });
});

test('a text searches the whole office, archived requests last, and shows no other group', async () => {
  const { kind } = kindOf(
    [
      request('old', { name: 'Завод А', isEnabled: false }),
      request('new', { name: 'Завод Б', responsibleEmployeeId: 'colleague' }),
      request('no'),
    ],
    [heldBy('no'), heldBy('new')],
  );
  const { first, others } = await findOffers(kind, { ...about, text: 'Завод' }, {});
  expect(ids(first)).toEqual(['new', 'old']);
  expect(first[0]?.held?.count).toBe(1);
  expect(others).toEqual([]);
});

test('objects in more requests than an answer has are asked about again for the offered ones', async () => {
  const many = Array.from({ length: 100 }, (_, at) => heldBy(`other-${at}`));
  const { kind, asked } = kindOf([request('mine')], [...many, heldBy('mine')]);
  const { first } = await findOffers(kind, about, {});
  expect(first[0]?.held).toEqual(heldBy('mine'));
  expect(asked).toEqual([null, ['mine']]);
});

test('matches of an object are asked for by the ids of the offered requests, twenty at most; one without a score has none', async () => {
  const asked: unknown[] = [];
  const percents = [91, null, 63];
  const matches: ToSelectionKind['matches'] = (objectId, query) => {
    asked.push([objectId, query]);
    const items = query.requestIds.split(',').map((id, at) => ({ request: { id }, percent: percents[at] ?? null }));
    return Promise.resolve({ items: items as never });
  };
  const found = await findPercents({ matches }, 'plot', ['a', 'b', 'c'], {});
  expect([...found]).toEqual([
    ['a', 91],
    ['c', 63],
  ]);
  const many = Array.from({ length: 25 }, (_, at) => `r${at}`);
  await findPercents({ matches }, 'other', many, {});
  expect(asked).toEqual([
    ['plot', { requestIds: 'a,b,c', take: 3 }],
    ['other', { requestIds: many.slice(0, 20).join(','), take: 20 }],
  ]);
});

test('opened requests are those of one source, in their order', () => {
  const entries = [
    { key: 'requests/2' },
    { key: 'industrial-requests/3' },
    { key: 'properties/4' },
    { key: 'requests/1' },
  ];
  expect(openedRequests('requests', entries)).toEqual(['2', '1']);
});

test('a search that breaks off fails once: no other answer is left unhandled', async () => {
  const { kind } = kindOf([]);
  const breakOff = (after: number) => async () => {
    for (let turn = 0; turn < after; turn += 1) await Promise.resolve();
    throw new Error(`broken off after ${after}`);
  };
  const broken: ToSelectionKind = { ...kind, find: breakOff(1), ofObjects: breakOff(3) };
  for (const text of ['', 'склад'])
    await expect(findOffers(broken, { ...about, text }, {})).rejects.toThrow('broken off after 1');
});
