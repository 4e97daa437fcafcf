import { Marked } from 'marked';
import type { Plugin } from 'vite';

/**
 * The guide of `docs/guide` inside the product: a Markdown file becomes a module with its HTML as the default export,
 * made at build; pictures are assets. The text is ours, so its HTML is trusted.
 */
export const guidePages: Plugin = {
  name: 'guide-pages',
  enforce: 'pre',
  transform(source, id) {
    if (!id.endsWith('.md')) return undefined;
    const pictures: string[] = [];
    const marked = new Marked({
      renderer: {
        image({ href, text }) {
          const place = pictures.push(href) - 1;
          return `<img src="\${picture${place}}" alt="${text}" loading="lazy" width="1440" height="900">`;
        },
      },
    });
    const html = marked.parse(source, { async: false }).replaceAll('`', '\\`');
    const imports = pictures.map((href, place) => `import picture${place} from '${href}?url';`);
    return { code: `${imports.join('\n')}\nexport default \`${html}\`;`, map: null };
  },
};
