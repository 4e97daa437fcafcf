import { readFile, writeFile } from 'node:fs/promises';

const pages = ['performance.md', 'performance-browser.md'].map(
  (name) => new URL(`../../docs/${name}`, import.meta.url),
);

/**
 * Writes figures into docs/performance.md or docs/performance-browser.md.
 * @param name name of the section: the text between `<!-- figures: name -->` and `<!-- end -->` is replaced
 */
export async function writeTable(name: string, table: string): Promise<void> {
  const section = new RegExp(`(<!-- figures: ${name} -->\n)[^]*?(<!-- end -->)`);
  for (const page of pages) {
    const text = await readFile(page, 'utf8');
    if (!section.test(text)) continue;
    await writeFile(
      page,
      text.replace(section, (_, begin: string, end: string) => `${begin}${table}\n${end}`),
    );
    return;
  }
  throw new Error(`docs/performance*.md have no section for figures: ${name}`);
}
