import './layers.css';
import './tokens.css';
import './fonts.css';
import './base.css';
import './mantine-styles.ts';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';

/**
 * The look of every page: tokens, font, Mantine with our theme. Follows the system's colour scheme until the user
 * chooses one (`useMantineColorScheme`); `public/first-paint.js` sets it before the first paint.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
