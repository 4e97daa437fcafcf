import { describe, expect, test } from 'vitest';
import { isTitleOf, titlesIn, titlesNotRun } from './test-titles.mjs';

describe('titles of tests are read from the source', () => {
  test.each([
    ['a plain test', `test('one', () => {})`, ['one']],
    ['it and describe', `describe("all", () => { it('one', () => {}) })`, ['all', 'one']],
    ['a described group of journeys', `test.describe('all', () => {})`, ['all']],
    ['a table of cases', `test.each([['x', 'not a title']])('case %s', () => {})`, ['case %s']],
    ['a table of journeys', 'for (const a of b) test(`case $\u007Ba}`, async () => {})', ['case $\u007Ba}']],
    ['types and markup do not disturb', `const a: X<Y> = b as Z; test('one', () => <p>it('no')</p>)`, ['one']],
    ['a skipped test proves nothing', `test.skip('one', () => {}); describe.todo('two')`, []],
    ['comments are not titles', `// test('one')\n/* it('two') */`, []],
    ['other calls are not titles', `expect('one'); test.step('two'); regexp.test('three')`, []],
  ])('%s', (_, source, titles) => {
    expect(titlesIn(source).map(({ title }) => title)).toEqual(titles);
  });
});

test('a title is found with its line, and a group is told from a test', () => {
  expect(titlesIn(`\ndescribe('all', () => {\n  test('one', () => {})\n})`)).toEqual([
    { title: 'all', line: 2, isGroup: true },
    { title: 'one', line: 3, isGroup: false },
  ]);
});

describe('a title is known again in a report', () => {
  test.each([
    ['as it stands', 'is refused', 'is refused', true],
    ['behind its groups', 'is refused', 'a plot twice is refused', true],
    ['not by its end alone', 'refused', 'unrefused', false],
    ['with the places of a table filled in', '%s is $what [ERR-001]', 'a plot (new) is refused [ERR-001]', true],
    ['with an expression filled in', 'from a $\u007Bname} screen', 'from a dark screen', true],
    ['with signs that mean something in a pattern', 'is (1 + 1)?', 'is (1 + 1)?', true],
    ['not as another', 'is refused', 'is refused twice', false],
  ])('%s', (_, spelled, reported, isIt) => {
    expect(isTitleOf(spelled, reported)).toBe(isIt);
  });
});

describe('titles without a test that ran', () => {
  const titled = (...titles) => titles.map((title) => ({ title }));

  test('of words: a test in a condition', () => {
    expect(titlesNotRun(titled('one', 'case %s'), titled('a group case 5'))).toEqual(titled('one'));
  });

  test('of placeholders alone: other tests of the file do not count', () => {
    expect(titlesNotRun(titled('one', '%s'), titled('one', 'a group one'))).toEqual(titled('%s'));
    expect(titlesNotRun(titled('one', '$name: %i'), titled('one', 'plots: 5'))).toEqual([]);
  });
});
