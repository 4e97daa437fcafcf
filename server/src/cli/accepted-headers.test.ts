import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readHeader, type TableColumn } from '#importing/columns.ts';
import { complexColumns } from '#industrial/complexes/import/complex-columns.ts';
import { plotColumns } from '#land/properties/import/plot-columns.ts';

interface Documented {
  readonly name: string;
  readonly isRequired: boolean;
  readonly headers: readonly string[];
}

/**
 * Rows of a table of the guide: `| name | да | «header», «header» |`. @param heading beginning of its section's title
 */
async function documented(heading: string): Promise<Documented[]> {
  const guide = await readFile(new URL('../../../docs/guide/import.md', import.meta.url), 'utf8');
  const section = guide.split('\n## ').find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\| `(\w+)` \| (да)? ?\| (.*) ?\|$/gm)].map(([, name = '', needed, headers = '']) => ({
    name,
    isRequired: needed !== undefined,
    headers: [...headers.matchAll(/«([^»]+)»/g)].map(([, header = '']) => header),
  }));
}

test.each<[string, readonly TableColumn[]]>([
  ['Участки', plotColumns],
  ['Комплексы', complexColumns],
])('the guide names every column of «%s» with every accepted header, and each is read', async (heading, columns) => {
  const rows = await documented(heading);
  expect(rows).toEqual(columns.map(({ name, isRequired, titles }) => ({ name, isRequired, headers: titles })));
  const foreign = 'Чужой столбец';
  for (const { name, headers } of rows) {
    for (const header of [name, ...headers]) {
      for (const written of [
        header,
        ` ${header.toUpperCase()}:`,
        header.replaceAll(' ', '\u00a0').replaceAll('ё', 'е'),
      ]) {
        const { indexes, unknown } = readHeader([foreign, written], columns);
        expect([...indexes], written).toEqual([[name, 1]]);
        expect(unknown).toEqual([foreign]);
      }
    }
  }
});
