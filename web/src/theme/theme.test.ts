import { expect, test } from 'vitest';
import { theme } from './theme.ts';

test('breakpoints are 0, 800, 1024, 1280 and 1440 px [SHELL-056]', () => {
  const pixels = Object.entries(theme.breakpoints ?? {}).map(([name, em]) => [name, Number.parseFloat(em ?? '') * 16]);
  expect(Object.fromEntries(pixels)).toEqual({ xs: 0, sm: 800, md: 1024, lg: 1280, xl: 1440 });
});
