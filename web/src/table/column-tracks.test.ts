import { expect, test } from 'vitest';
import { columnTracks } from './column-tracks.ts';

const fixed = (widthPx: number) => ({ widthPx, grows: false });
const growing = (widthPx: number) => ({ widthPx, grows: true });

test('spare room widens the columns that grow, in proportion to their widths', () => {
  expect(columnTracks([growing(272), growing(108), fixed(96)])).toBe('minmax(272px, 272fr) minmax(108px, 108fr) 96px');
});

test('spare room widens the last column where none grows', () => {
  expect(columnTracks([fixed(120), fixed(96)])).toBe('120px minmax(96px, 96fr)');
});
