import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOKEN_KEY } from '@gektar/contract/people/token-names.ts';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** Custom properties by selector; the last declaration counts. */
function tokensOf(css: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [, selectors = '', body = ''] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const tokens = [...body.matchAll(/(--[\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]);
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      const known = found.get(selector) ?? new Map<string, string>();
      for (const [name = '', value = ''] of tokens) known.set(name, value);
      found.set(selector, known);
    }
  }
  return found;
}

const withoutMedia = (css: string) => css.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

const dark = "[data-mantine-color-scheme='dark']";

const none = "[data-domain='none']";
const industrial = "[data-domain='industrial']";

test.each([
  ['index.html', [':root', none, industrial, dark, dark + none, dark + industrial]],
  ['public.html', [':root', industrial, dark, dark + industrial]],
])(
  'the first paint of %s has the colours and the bar of the theme, in each area and both schemes',
  (page, selectors) => {
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(read(page)) ?? [];
    const [ofFrame, ofTheme] = [tokensOf(style), tokensOf(withoutMedia(read('src/theme/tokens.css')))];
    for (const selector of selectors) {
      const tokens = ofFrame.get(selector);
      expect(tokens?.size, selector).toBeGreaterThan(0);
      for (const [name, value] of tokens ?? []) expect(ofTheme.get(selector)?.get(name), name).toBe(value);
    }
    // Without the script that reads the chosen scheme: that of the system.
    expect(ofFrame.get(':root:not([data-mantine-color-scheme])')).toEqual(ofFrame.get(dark));
  },
);

test('the script of the first paint looks for the token under its name', () => {
  expect(read('public/first-paint.js')).toContain(`stored('${TOKEN_KEY}')`);
});
