import { expect, test } from 'vitest';
import { forgetEntry, recentEntries, rememberEntry } from './recent-entries.ts';

function storage(first: string | null = null) {
  let kept = first;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}
const entry = (name: string) => ({ key: `things/${name}`, title: name, href: `/things/${name}` });
const titles = (store: ReturnType<typeof storage>) => recentEntries(store).map(({ title }) => title);

test('the last opened comes first, once, and eight are remembered', () => {
  const store = storage();
  for (const name of ['a', 'b', 'c', 'a']) rememberEntry(entry(name), store);
  expect(titles(store)).toEqual(['a', 'c', 'b']);
  for (const name of ['1', '2', '3', '4', '5', '6', '7']) rememberEntry(entry(name), store);
  expect(titles(store)).toEqual(['7', '6', '5', '4', '3', '2', '1', 'a']);
});

test('what is gone is forgotten', () => {
  const store = storage();
  rememberEntry(entry('a'), store);
  rememberEntry(entry('b'), store);
  forgetEntry('things/a', store);
  expect(titles(store)).toEqual(['b']);
});

test.each(['', 'x', '{}', '[1,null,{}]', '[{"key":"a","title":"b","href":"//evil.example"}]'])(
  'strange content is passed over: %s',
  (content) => {
    expect(recentEntries(storage(content))).toEqual([]);
  },
);

test('a browser that keeps nothing breaks nothing', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  rememberEntry(entry('a'), full);
  expect(recentEntries(full)).toEqual([]);
});
