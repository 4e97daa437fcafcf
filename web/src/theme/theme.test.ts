import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

test('breakpoints are 0, 800, 1024, 1280 and 1440 px [SHELL-056]', () => {
  const { variables } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const pixels = ['xs', 'sm', 'md', 'lg', 'xl'].map(
    (name) => Number.parseFloat(variables[`--mantine-breakpoint-${name}`] ?? '') * 16,
  );
  expect(pixels).toEqual([0, 800, 1024, 1280, 1440]);
});
