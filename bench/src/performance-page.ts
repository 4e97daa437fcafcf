import { readFile, writeFile } from 'node:fs/promises';

const page = new URL('../../docs/performance.md', import.meta.url);

/**
 * Writes figures into docs/performance.md.
 * @param name name of the section: the text between `<!-- figures: name -->` and `<!-- end -->` is replaced
 */
export async function writeTable(name: string, table: string): Promise<void> {
  const text = await readFile(page, 'utf8');
  const section = new RegExp(`(<!-- figures: ${name} -->\n)[^]*?(<!-- end -->)`);
  if (!section.test(text)) throw new Error(`docs/performance.md has no section for figures: ${name}`);
  await writeFile(
    page,
    text.replace(section, (_, begin: string, end: string) => `${begin}${table}\n${end}`),
  );
}
