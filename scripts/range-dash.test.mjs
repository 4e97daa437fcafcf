import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-step.mjs';

/** Writes '@{name}' as a placeholder of a template literal. */
const inserted = (text) => text.replaceAll('@', '$');

/**
 * Patterns of two inserted values with the dash of a range between them. A hyphen without spaces also joins parts of
 * names, so it is not matched.
 */
const ownRanges = [
  // `${from} - ${to}`, `${from}${nbsp}– ${to}`, `${from}–${to}`
  /\}(?:\s|\$\{nbsp\})*[–—](?:\s|\$\{nbsp\})*\$\{/u,
  /\}(?:\s|\$\{nbsp\})+-(?:\s|\$\{nbsp\})*\$\{/u,
  // {from} – {to} of a drawn text
  /^[^`]*\}\s*[–—]\s*\{/u,
  // from + ' - ' + to, ends.join(' – ')
  /(?:\+|join\()\s*['"](?:\s*[–—]\s*|\s+-\s+)['"]/u,
];
/** Dashes that are not ranges: in sentences and titles. */
const notRanges = [
  ['server/src/importing/row-words.ts', inserted('@{withWayOut(result, reason)} — @{endings[result]}')],
  ['server/src/office/slides/objects-deck.ts', inserted('@{sender.productName} - @{heading}')],
  ['server/src/office/slides/objects-deck.ts', inserted('@{sender.productName} - @{title}')],
  ['contract/src/sharing/selection-exports.ts', inserted('@{productName} - @{subject}')],
];

test.each([
  [inserted('`@{from} - @{to}`')],
  [inserted('`@{formatDate(from)}@{nbsp}– @{formatDate(to)}`')],
  [inserted('`@{from}–@{to}`')],
  ['<b>{from} — {to}</b>'],
  ["from + ' - ' + to"],
  ["ends.join(' – ')"],
])('%s is a range of its own', (line) => {
  expect(isOwnRange(line)).toBe(true);
});

test.each([
  [inserted('`@{id}-@{index}`')],
  [inserted('sql`@{a} >= now() - @{b}`')],
  [inserted('`@{joinEnds(from, to)}`')],
])('%s is none', (line) => {
  expect(isOwnRange(line)).toBe(false);
});

test('ranges of screens, sheets, slides and texts are written by format/ alone, with one dash', async () => {
  const found = [];
  let files = 0;
  for (const room of ['web', 'server', 'contract']) {
    for await (const path of glob(`${room}/src/**/*.{ts,tsx}`, { cwd: root })) {
      if (path.includes('.test.')) continue;
      files += 1;
      const lines = (await readFile(join(root, path), 'utf8')).split('\n');
      const isKnown = (line) => notRanges.some(([place, text]) => place === path && line.includes(text));
      found.push(
        ...lines.filter((line) => isOwnRange(line) && !isKnown(line)).map((line) => `${path}: ${line.trim()}`),
      );
    }
  }
  expect(files).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

function isOwnRange(line) {
  return !/^\s*(?:\/\/|\*|\/\*)/.test(line) && ownRanges.some((pattern) => pattern.test(line));
}
