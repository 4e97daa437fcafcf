import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { written } from '@gektar/contract/testing/written.ts';
import { expect, test } from 'vitest';

/**
 * Files with side effects on import, or whose values depend on the machine or the version; words of spreadsheets, each
 * of which has an example (word-tables.test.ts) and counts in the scores of sheets.
 */
const LEFT_OUT =
  /\.test\.ts$|worker\.ts$|\/sheets\/|^(testing|cli|demo|database\/embedded)\/|^(main|environment)\.ts$|(migrate|program-version|page-fonts)\.ts$/;
/** Recognizes SQL. */
const SQL = /\b(select|join|is_enabled)\b/;
/** Length above which a text counts as SQL; stored answers cover the effect of SQL. */
const LONGEST = 120;

/** A value as plain data; undefined for SQL, schemas and functions. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST || SQL.test(value) ? undefined : value;
  if (value instanceof RegExp || typeof value === 'bigint') return String(value);
  if (value instanceof Set || value instanceof Map) return [...value].map(plain);
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  if ('_zod' in value || 'toOperationNode' in value) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const shown = plain(part);
      return shown === undefined ? [] : [[key, shown]];
    }),
  );
}

test('columns, widths, faces, limits and the other tables of the server are the stored ones', async () => {
  const root = import.meta.dirname;
  const lines: string[] = [];
  for (const file of globSync('**/*.ts', { cwd: root }).sort()) {
    if (LEFT_OUT.test(file)) continue;
    const exported: object = await import(resolve(root, file));
    for (const [name, value] of Object.entries(exported)) {
      const shown = plain(value);
      const isEmpty = typeof shown === 'object' && shown !== null && Object.keys(shown).length === 0;
      if (shown !== undefined && !isEmpty) lines.push(`${name} = ${written(shown)}`);
    }
  }
  expect(lines.length).toBeGreaterThan(100);
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('stored/tables.txt');
});
