import { namesOf } from '#records.ts';

/**
 * The 19 colours of dictionary values: name → hex (1§3, I-05). Grey is left out: it means "disabled". For swatches
 * and map markers, never for text.
 */
export const valueColors = {
  brick: '#b4472f',
  orange: '#e07b2a',
  ochre: '#c99a1d',
  lemon: '#d8c532',
  olive: '#8a8f2a',
  lime: '#8fbf3b',
  grass: '#4f9a3d',
  emerald: '#1f8a63',
  teal: '#178f92',
  sky: '#3fa7d6',
  blue: '#2d6fc4',
  indigo: '#4550a8',
  violet: '#7650b5',
  plum: '#93408f',
  pink: '#d96aa0',
  crimson: '#c02e5c',
  coral: '#e8705f',
  brown: '#7d5a3c',
  sand: '#c9ab7c',
} as const;

export type ValueColor = keyof typeof valueColors;
export const valueColorNames = namesOf(valueColors);

/** Swatch and marker of a disabled value. */
export const DISABLED_COLOR = '#a09a90';
