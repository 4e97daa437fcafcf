import type { Plugin } from 'vite';

const sheets = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Moves the style sheets of the page behind its frame: a browser draws what is above a sheet before it has come, and
 * runs no script until then.
 */
export const sheetsAfterFrame: Plugin = {
  name: 'sheets-after-frame',
  transformIndexHtml: {
    order: 'post',
    handler: moveSheets,
  },
};

export function moveSheets(html: string): string {
  const links = (html.match(sheets) ?? []).join('');
  return html.replaceAll(sheets, '').replace('\n  </body>', `${links}\n  </body>`);
}
