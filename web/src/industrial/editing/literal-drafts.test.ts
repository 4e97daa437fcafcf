import { afterEach, expect, test, vi } from 'vitest';
import { findLeftLiteralDrafts, type LiteralPlace, openLiteralDraft } from './literal-drafts.ts';

afterEach(() => void vi.unstubAllGlobals());

const kept = new Map<string, string>();
function place(about: Partial<LiteralPlace> = {}): LiteralPlace {
  return {
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    },
    tab: 'one',
    announce: () => undefined,
    others: async () => new Set(),
    now: () => 1_000,
    employeeId: () => 'stepnoy',
    ...about,
  };
}

test('drafts stand under their literal keys and are gone when dropped [IND-BLD-051]', async () => {
  const complex = openLiteralDraft<string>('industrialComplex', undefined, place());
  const building = openLiteralDraft<string>('building', 'north', place());
  complex.keep('Логопарк');
  building.keep('Корпус 1');
  expect([...kept.keys()]).toEqual(['industrialComplex', 'building']);
  expect(await complex.find()).toMatchObject({ content: 'Логопарк', keptAt: 1_000 });
  complex.drop();
  building.drop();
  expect(kept.size).toBe(0);
});

test('the draft of a building is in the local storage of the browser, under building [IND-BLD-050]', async () => {
  vi.stubGlobal('localStorage', place().storage);
  vi.stubGlobal('navigator', {});
  const draft = openLiteralDraft<string>('building', 'north');
  draft.keep('Корпус 7');
  expect([...kept.keys()]).toEqual(['building']);
  expect(JSON.parse(kept.get('building') ?? '')).toMatchObject({ content: 'Корпус 7', complexId: 'north' });
  expect(await openLiteralDraft<string>('building', 'north').find()).toMatchObject({ content: 'Корпус 7' });
  draft.drop();
  expect(kept.size).toBe(0);
});

test('the draft of a building is offered in its own complex alone (H-18)', async () => {
  openLiteralDraft<string>('building', 'north', place()).keep('Корпус 1');
  const elsewhere = openLiteralDraft<string>('building', 'south', place());
  expect(await elsewhere.find()).toBeUndefined();
  elsewhere.drop();
  expect(await openLiteralDraft<string>('building', 'north', place()).find()).toMatchObject({ content: 'Корпус 1' });
});

test('a building typed in another complex leaves the draft of the unsaved chain where it is found again (H-02)', async () => {
  openLiteralDraft<string>('building', 'new', place()).keep('Корпус цепочки');
  openLiteralDraft<string>('building', 'north', place()).keep('Корпус 2');
  expect(kept.get('building')).toContain('Корпус 2');
  const chain = openLiteralDraft<string>('building', 'new', place());
  expect(await chain.find()).toMatchObject({ content: 'Корпус цепочки' });
  expect(await openLiteralDraft<string>('building', 'north', place()).find()).toMatchObject({ content: 'Корпус 2' });
  chain.drop();
  expect(await openLiteralDraft<string>('building', 'new', place()).find()).toBeUndefined();
  openLiteralDraft<string>('building', 'north', place()).drop();
  expect(kept.has('building')).toBe(false);
});

test('what another employee or another open tab types is not offered', async () => {
  openLiteralDraft<string>('industrialComplex', undefined, place()).keep('Логопарк');
  const find = (about: Partial<LiteralPlace>) => openLiteralDraft('industrialComplex', undefined, place(about)).find();
  expect(await find({ employeeId: () => 'polev' })).toBeUndefined();
  expect(await find({ tab: 'two', others: async () => new Set(['one']) })).toBeUndefined();
  expect(await find({ tab: 'two' })).toMatchObject({ content: 'Логопарк' });
});

test('a draft that is no draft is none', async () => {
  kept.set('building', '{"content":');
  expect(await openLiteralDraft('building', 'north', place()).find()).toBeUndefined();
});

test("left drafts are the employee's own, of closed tabs and this one, also those moved aside", async () => {
  kept.clear();
  openLiteralDraft('industrialComplex', undefined, place({ tab: 'closed' })).keep('Логопарк');
  openLiteralDraft('building', 'north', place()).keep('Корпус 1');
  openLiteralDraft('building', 'south', place()).keep('Корпус 2');
  kept.set('gektar.draft/building/stepnoy/broken', '{');
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  const found = async (about: Partial<LiteralPlace> = {}) =>
    (await findLeftLiteralDrafts({ ...place(about), storage })).map(({ kind, complexId, content }) => [
      kind,
      complexId,
      content,
    ]);
  expect(await found()).toEqual([
    ['industrialComplex', undefined, 'Логопарк'],
    ['building', 'south', 'Корпус 2'],
    ['building', 'north', 'Корпус 1'],
  ]);
  expect(await found({ tab: 'two', others: async () => new Set(['one']) })).toEqual([
    ['industrialComplex', undefined, 'Логопарк'],
  ]);
  expect(await found({ employeeId: () => 'vetrova' })).toEqual([]);
});
