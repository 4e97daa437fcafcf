import { describe, expect, test } from 'vitest';
import { repeatsIn, weakTests } from './weak-tests.mjs';

/** Messages about one test file; `others` are further files that it can import. */
function messagesIn(source, file = 'server/src/land/plot.test.ts', others = {}) {
  const sources = { ...others, [file]: source };
  return weakTests([file], (path) => sources[path]).map(({ line, message }) => `${line}: ${message}`);
}

const body = `() => { expect(plot()).toBe(1) }`;

describe('a test without an assertion', () => {
  test.each([
    ['nothing asserted', `test('a', () => { save() })`],
    ['expect without a matcher', `test('a', () => { const x = expect(1) })`],
    ['a part of a value alone', `test('a', () => { save(expect.anything()) })`],
    ['a table of cases', `test.each([1])('a', () => { save() })`],
    ['a helper that asserts nothing', `function look() {}\ntest('a', () => { look() })`],
    ['two helpers that call each other', `function a() { b() }\nfunction b() { a() }\ntest('a', () => { a() })`],
  ])('is found: %s', (_, source) => {
    expect(messagesIn(source)).toEqual([expect.stringMatching(/^\d: no assertion in 'a'$/)]);
  });

  test.each([
    ['it asserts', `test('a', ${body})`],
    ['it waits for what it asserts', `test('a', async () => { await expect(x).rejects.toThrow() })`],
    ['it asks until it holds', `test('a', async () => { await expect.poll(() => x).toBe(1) })`],
    ['it asserts without stopping', `test('a', () => { expect.soft(x).toBe(1) })`],
    ['it says what is never reached', `test('a', () => { expect(x).toBe(1); expect.unreachable('y') })`],
    ['it asserts on random samples', `test('a', () => { fc.assert(fc.property(x, y)) })`],
    [
      'a helper asserts',
      `const look = async () => { await expect(x).toBeVisible() };\ntest('a', async () => { await look() })`,
    ],
    ['a helper is handed over', `function look(x) { expect(x).toBe(1) }\ntest('a', () => { rows.forEach(look) })`],
    ['a named function is the test', `function same() { expect(x).toBe(1) }\ntest('a', same)`],
    ['the name of a method says so', `test('a', async () => { await form.expectSaved() })`],
  ])('is none when %s', (_, source) => {
    expect(messagesIn(source)).toEqual([]);
  });

  test('is none when a helper of another file asserts, and is one when it does not', () => {
    const source = `import { look } from '#testing/look.ts';\ntest('a', () => { look() })`;
    const helper = (inside) => ({ 'server/src/testing/look.ts': `export function look() { ${inside} }` });
    expect(messagesIn(source, undefined, helper('expect(1).toBe(x)'))).toEqual([]);
    expect(messagesIn(source, undefined, helper('return 1'))).toEqual(["2: no assertion in 'a'"]);
  });
});

describe('a test that passes whatever happens', () => {
  test.each([
    ['skipped', `test.skip('a', ${body})`, '.skip'],
    ['to be written', `test.todo('a')`, '.todo'],
    ['the only one', `test.only('a', ${body})`, '.only'],
    ['expected to fail', `test.fails('a', ${body})`, '.fails'],
    ['a group set aside', `describe.skip('a', () => {})`, '.skip'],
    ['on some machines alone', `test.skipIf(x)('a', ${body})`, '.skipIf'],
    ['set aside while it runs', `test('a', () => { test.fixme(); expect(plot()).toBe(1) })`, '.fixme'],
    ['repeated', `test('a', { retry: 2 }, ${body})`, 'the option retry'],
    ['a repeated group', `test.describe.configure({ retries: 2 })`, 'the option retries'],
    ['an empty table', `test.each([])('a', ${body})`, 'an empty table'],
    ['set aside by its information', `test('a', ({}, info) => { info.fail(); expect(plot()).toBe(1) })`, '.fail()'],
    ['set aside by its context', `test('a', (context) => { context.skip(); expect(plot()).toBe(1) })`, '.skip()'],
    ['options in a variable', `const often = { retry: 2 };\ntest('a', often, ${body})`, 'the option retry'],
    ['a starter in a variable', `const later = test.skip;\nlater('a', ${body})`, 'by their own names'],
    ['a starter taken out', `const { only } = test;\nonly('a', ${body})`, 'by their own names'],
    ['a starter imported by another name', `import { test as trial } from 'vitest';\ntrial('a', ${body})`, 'own names'],
    ['caught', `test('a', () => { try { expect(plot()).toBe(1) } catch {} })`, 'a failed assertion is caught'],
    [
      'caught as a promise',
      `test('a', async () => { await expect(x).rejects.toThrow().catch(() => {}) })`,
      'a failed assertion is caught',
    ],
    [
      'caught behind a helper',
      `const look = async () => { await expect(x).toBeVisible() };\ntest('a', async () => { await look().catch(() => {}) })`,
      'a failed assertion is caught',
    ],
    ['a matcher left out', `test('a', () => { expect(plot()).toBe(1); expect(x) })`, 'expect(…) without a matcher'],
  ])('is refused: %s', (_, source, message) => {
    expect(messagesIn(source)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ['cleaned up after', `test('a', () => { try { expect(plot()).toBe(1) } finally { close() } })`],
    ['explained and thrown', `test('a', () => { try { expect(plot()).toBe(1) } catch (e) { throw new Error(x) } })`],
    ['a refusal is looked at', `test('a', async () => { expect(await save().catch((e) => e)).toBe(1) })`],
    ['a method of the product', `test('a', () => { page.tries.fail(); expect(plot()).toBe(1) })`],
    [
      'an imported starter that is extended',
      `import { test as base } from 'x';\nconst test = base.extend({});\ntest('a', ${body})`,
    ],
    ['an extended starter', `const test = base.extend({});\ntest('a', ${body})`],
  ])('is not refused: %s', (_, source) => {
    expect(messagesIn(source)).toEqual([]);
  });

  test('is refused in a journey that asserts only in a loop that may be empty', () => {
    const messages = (source) => messagesIn(source, 'e2e/src/plot.spec.ts');
    const found = [expect.stringContaining('assertions only in a loop')];
    expect(messages(`test('a', () => { for (const x of rows()) expect(x).toBe(1) })`)).toEqual(found);
    expect(messages(`test('a', () => { rows.forEach((x) => expect(x).toBe(1)) })`)).toEqual(found);
    expect(messages(`test('a', () => { for (const x of [1, 2]) expect(x).toBe(plot()) })`)).toEqual([]);
    expect(messages(`test('a', () => { for (const x of rows()) expect(x).toBe(1); expect(y).toBe(1) })`)).toEqual([]);
  });

  test('is refused in the settings of a runner, too', () => {
    expect(repeatsIn('e2e/playwright.config.ts', 'export default {\n  retries: 2 }')).toMatchObject([{ line: 2 }]);
    expect(repeatsIn('e2e/playwright.config.ts', 'export default { retries: 0 }')).toEqual([]);
  });
});

describe('an assertion on a promise', () => {
  const inTest = (statement) => `async function plot() {}\ntest('a', async ({ page }) => { ${statement} })`;
  const journey = 'e2e/src/plot.spec.ts';

  test.each([
    ['of a function of the file', `expect(plot()).toBeDefined()`],
    ['of a page', `expect(page.getByRole('button').isVisible()).toBeTruthy()`],
    ['behind not', `expect(page.locator('tr').count()).not.toBe(0)`],
  ])('is found: %s', (_, statement) => {
    expect(messagesIn(inTest(statement), journey)).toEqual([expect.stringContaining('expect(…) of a promise')]);
  });

  test.each([
    ['awaited', `expect(await plot()).toBeDefined()`],
    ['by what it resolves to', `await expect(plot()).resolves.toBe(1)`],
    ['by what it rejects with', `await expect(plot()).rejects.toThrow()`],
    ['asked again and again', `await expect.poll(() => page.locator('tr').count()).toBe(1)`],
  ])('is none: %s', (_, statement) => {
    expect(messagesIn(inTest(statement), journey)).toEqual([]);
  });
});

describe('rows named by constants alone', () => {
  const named = (inside, before = '') =>
    `import { LIMIT, isRight } from './limits.ts';\n${before}test('a [ERR-001]', () => { ${inside} })`;

  test.each([
    ['a constant against a literal', `expect(LIMIT).toBe(5)`],
    ['literals', `expect(1 + 1).toBe(2)`],
    ['parts of a constant', `expect(Object.keys(LIMIT).map((key) => key.trim())).toEqual(['a'])`],
  ])('are found: %s', (_, inside) => {
    expect(messagesIn(named(inside))).toEqual([expect.stringContaining('rows named by constants alone')]);
  });

  test.each([
    ['the product is called', `expect(isRight(LIMIT)).toBe(true)`],
    ['the product is handed over', `expect([1, 2].every(isRight)).toBe(true)`],
    ['the product answers', `const found = await call(x); expect(found).toBe(LIMIT)`],
    ['what is asserted was asked before', `expect(found).toBe(LIMIT)`, 'const found = isRight(1);\n'],
  ])('are none when %s', (_, inside, before) => {
    expect(messagesIn(named(inside, before).replace('() =>', 'async () =>'))).toEqual([]);
  });

  test('are no matter where no row is named', () => {
    expect(messagesIn(named(`expect(LIMIT).toBe(5)`).replace(' [ERR-001]', ''))).toEqual([]);
  });
});
