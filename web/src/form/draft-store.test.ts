import { expect, test } from 'vitest';
import { type DraftKey, openDraftStore } from './draft-store.ts';

/** A simulated browser: its storage, open tabs and clock. */
function givenBrowser(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  const open = new Set<string>();
  const clock = { now: 1_000_000 };
  const storage = {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
  const place = (tab: string): DraftKey => ({
    storage,
    tab,
    announce: () => void open.add(tab),
    others: async () => new Set([...open].filter((one) => one !== tab)),
    now: () => clock.now++,
  });
  return { place, open, clock, kept };
}

const subject = 'land-property/broker/1';

test('a draft is found again by the tab that kept it, until it is dropped', async () => {
  const { place } = givenBrowser();
  const store = openDraftStore<{ area: number }>(subject, place('a'));
  expect(await store.find()).toBeUndefined();
  const keptAt = store.keep({ area: 12.5 });
  expect(await openDraftStore(subject, place('a')).find()).toEqual({ content: { area: 12.5 }, keptAt });
  store.drop();
  expect(await store.find()).toBeUndefined();
});

test('the draft of an open tab stays its own; that of a tab that is gone is taken over', async () => {
  const { place, open } = givenBrowser();
  openDraftStore(subject, place('a')).keep('typed in a');
  const b = openDraftStore(subject, place('b'));
  expect(await b.find()).toBeUndefined();

  open.delete('a');
  expect(await b.find()).toMatchObject({ content: 'typed in a' });
  expect(await openDraftStore(subject, place('c')).find()).toBeUndefined();
  b.drop();
  expect(await openDraftStore(subject, place('c')).find()).toBeUndefined();
});

test('with the thing all drafts of it go, those of other things stay', async () => {
  const { place, kept } = givenBrowser();
  for (const tab of ['a', 'b']) openDraftStore(subject, place(tab)).keep(tab);
  const other = openDraftStore('land-property/broker/12', place('a'));
  other.keep('other');
  openDraftStore(subject, place('a')).dropAll();
  expect([...kept.keys()]).toEqual(['gektar.draft/land-property/broker/12/a']);
  expect(await other.find()).toMatchObject({ content: 'other' });
});

test('two tabs that edit the same thing keep two drafts', async () => {
  const { place, open } = givenBrowser();
  const [a, b] = [openDraftStore(subject, place('a')), openDraftStore(subject, place('b'))];
  a.keep('in a');
  b.keep('in b');
  expect(await a.find()).toMatchObject({ content: 'in a' });
  expect(await b.find()).toMatchObject({ content: 'in b' });
  open.clear();
  expect(await openDraftStore(subject, place('c')).find()).toMatchObject({ content: 'in b' });
});

test('drafts of other things and other people are not found', async () => {
  const { place, open } = givenBrowser();
  openDraftStore('land-property/broker/2', place('a')).keep('another object');
  openDraftStore('land-property/colleague/1', place('a')).keep('another person');
  open.clear();
  expect(await openDraftStore(subject, place('b')).find()).toBeUndefined();
});

test('what cannot be read and what nobody came back to for a month is removed', async () => {
  const { place, clock, kept } = givenBrowser();
  kept.set(`gektar.draft/${subject}/x`, '{"content":');
  openDraftStore(subject, place('a')).keep('old');
  clock.now += 31 * 24 * 3_600_000;
  expect(await openDraftStore(subject, place('a')).find()).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('a full storage refuses a draft without failing the form', () => {
  const { place } = givenBrowser(10);
  expect(openDraftStore(subject, place('a')).keep('longer than ten characters')).toBeUndefined();
});
