import { expect, test } from 'vitest';
import { type DraftKey, dropStored, findLeftDrafts, openDraftStore } from './draft-store.ts';

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
  const browser = (tab: string): DraftKey => ({
    storage,
    tab,
    announce: () => void open.add(tab),
    others: async () => new Set([...open].filter((one) => one !== tab)),
    now: () => clock.now++,
  });
  return { browser, open, clock, kept };
}

const subject = 'land-property/broker/1';

test('a draft is found again by the tab that kept it, until it is dropped', async () => {
  const { browser } = givenBrowser();
  const store = openDraftStore<{ area: number }>(subject, browser('a'));
  expect(await store.find()).toBeUndefined();
  const keptAt = store.keep({ area: 12.5 });
  expect(await openDraftStore(subject, browser('a')).find()).toEqual({ content: { area: 12.5 }, keptAt });
  store.drop();
  expect(await store.find()).toBeUndefined();
});

test('the draft of an open tab stays its own; that of a tab that is gone is taken over', async () => {
  const { browser, open } = givenBrowser();
  openDraftStore(subject, browser('a')).keep('typed in a');
  const b = openDraftStore(subject, browser('b'));
  expect(await b.find()).toBeUndefined();

  open.delete('a');
  expect(await b.find()).toMatchObject({ content: 'typed in a' });
  expect(await openDraftStore(subject, browser('c')).find()).toBeUndefined();
  b.drop();
  expect(await openDraftStore(subject, browser('c')).find()).toBeUndefined();
});

test('with the thing all drafts of it go, those of other things stay', async () => {
  const { browser, kept } = givenBrowser();
  for (const tab of ['a', 'b']) openDraftStore(subject, browser(tab)).keep(tab);
  const other = openDraftStore('land-property/broker/12', browser('a'));
  other.keep('other');
  openDraftStore(subject, browser('a')).dropAll();
  expect([...kept.keys()]).toEqual(['gektar.draft/land-property/broker/12/a']);
  expect(await other.find()).toMatchObject({ content: 'other' });
});

test('two tabs that edit the same thing keep two drafts', async () => {
  const { browser, open } = givenBrowser();
  const [a, b] = [openDraftStore(subject, browser('a')), openDraftStore(subject, browser('b'))];
  a.keep('in a');
  b.keep('in b');
  expect(await a.find()).toMatchObject({ content: 'in a' });
  expect(await b.find()).toMatchObject({ content: 'in b' });
  open.clear();
  expect(await openDraftStore(subject, browser('c')).find()).toMatchObject({ content: 'in b' });
});

test('drafts of other things and other people are not found', async () => {
  const { browser, open } = givenBrowser();
  openDraftStore('land-property/broker/2', browser('a')).keep('another object');
  openDraftStore('land-property/colleague/1', browser('a')).keep('another person');
  open.clear();
  expect(await openDraftStore(subject, browser('b')).find()).toBeUndefined();
});

test('a list does not take the draft of a list whose address is below its own', async () => {
  const { browser, open, kept } = givenBrowser();
  openDraftStore('cells/broker/industrial/vacancy', browser('a')).keep('rate of a vacancy');
  open.clear();
  const complexes = openDraftStore('cells/broker/industrial', browser('b'));
  expect(await complexes.find()).toBeUndefined();
  complexes.dropAll();
  expect(kept.size).toBe(1);
});

test('what cannot be read and what nobody came back to for a month is removed', async () => {
  const { browser, clock, kept } = givenBrowser();
  kept.set(`gektar.draft/${subject}/x`, '{"content":');
  openDraftStore(subject, browser('a')).keep('old');
  clock.now += 31 * 24 * 3_600_000;
  expect(await openDraftStore(subject, browser('a')).find()).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('a full storage refuses a draft without failing the form', () => {
  const { browser } = givenBrowser(10);
  expect(openDraftStore(subject, browser('a')).keep('longer than ten characters')).toBeUndefined();
});

test('left drafts are those of closed tabs and this one, the newest of each subject, latest first', async () => {
  const { browser, open, clock, kept } = givenBrowser();
  openDraftStore(subject, browser('old')).keep('forgotten');
  clock.now += 31 * 24 * 3_600_000;
  openDraftStore(subject, browser('a')).keep('earlier');
  openDraftStore(subject, browser('b')).keep('later');
  openDraftStore('comment/broker/2', browser('this')).keep('own');
  openDraftStore('comment/broker/3', browser('open')).keep('being typed');
  for (const tab of ['old', 'a', 'b']) open.delete(tab);
  kept.set('gektar.draft/broken/x', '{');
  kept.set('token', 'a');
  const left = await findLeftDrafts(browser('this'));
  expect(left.map(({ subject: of, content }) => [of, content])).toEqual([
    ['comment/broker/2', 'own'],
    [subject, 'later'],
  ]);

  const before = new Map(kept);
  const back = dropStored(left[1]?.keys ?? [], browser('this').storage);
  expect((await findLeftDrafts(browser('this'))).map(({ subject: of }) => of)).toEqual(['comment/broker/2']);
  back();
  expect(kept).toEqual(before);
});
