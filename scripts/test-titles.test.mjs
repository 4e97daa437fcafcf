import { describe, expect, test } from 'vitest';
import { testTitles } from './test-titles.mjs';

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
    ['other calls are not titles', `expect('one'); step('two'); regexp.test('three')`, []],
  ])('%s', (_, source, titles) => {
    expect(testTitles(source)).toEqual(titles);
  });
});
