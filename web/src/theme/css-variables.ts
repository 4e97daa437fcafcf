import type { CSSVariablesResolver } from '@mantine/core';

const perScheme = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--ok)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-2)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--field-line)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-disabled-border': 'var(--line-2)',
  '--mantine-color-accent-text': 'var(--accent-text)',
  '--mantine-color-accent-filled': 'var(--accent)',
  '--mantine-color-accent-filled-hover': 'var(--accent-hover)',
  '--mantine-color-accent-light': 'var(--accent-soft)',
  '--mantine-color-accent-light-hover': 'var(--accent-soft)',
  '--mantine-color-accent-light-color': 'var(--accent-text)',
  '--mantine-color-accent-outline': 'var(--accent-line)',
  '--mantine-color-accent-outline-hover': 'var(--accent-soft)',
};

/**
 * Maps Mantine's variables to our tokens, which already depend on scheme and domain: both schemes get the same list.
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: perScheme,
  dark: perScheme,
});
