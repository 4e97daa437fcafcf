import { expect, test } from 'vitest';
import { buildingOwnFields } from './building-own-fields.ts';

test('a column pitch is told as everywhere, with the Cyrillic х of the source (L-09) [IND-BLD-027]', () => {
  const textOf = (x: number | null, y: number | null) =>
    buildingOwnFields
      .text('columnPitch', { ...buildingOwnFields.empty(), columnPitch: { x, y } })
      .replaceAll('\u00a0', ' ');
  expect(textOf(12, 24)).toBe('12,00 х 24,00 м');
  expect(textOf(12, null)).toBe('12,00 м');
  expect(textOf(null, null)).toBe('Не указано');
});
