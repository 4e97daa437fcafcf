import { readFile, writeFile } from 'node:fs/promises';

const page = new URL('../../docs/performance.md', import.meta.url);

/**
 * Writes figures into docs/performance.md.
 * @param name of the section: replaces the text between `<!-- figures: name -->` and `<!-- end -->`
 */
export async function writeTable(name: string, table: string): Promise<void> {
  const text = await readFile(page, 'utf8');
  const place = new RegExp(`(<!-- figures: ${name} -->\n)[^]*?(<!-- end -->)`);
  if (!place.test(text)) throw new Error(`docs/performance.md has no place for figures: ${name}`);
  await writeFile(
    page,
    text.replace(place, (_, begin: string, end: string) => `${begin}${table}\n${end}`),
  );
}
