import { expect, test } from 'vitest';
import { countOf, measured, russianDay, tied } from './russian.ts';

const forms = ['объект', 'объекта', 'объектов'] as const;

test('figures, counts and days as Russians set them', () => {
  expect(measured(1_234_567.891)).toBe('1\u00a0234\u00a0567,89');
  expect(measured(-5)).toBe('−5,00');
  expect([1, 3, 12, 101].map((count) => countOf(count, forms))).toEqual([
    '1\u00a0объект',
    '3\u00a0объекта',
    '12\u00a0объектов',
    '101\u00a0объект',
  ]);
  expect(russianDay('2026-11-20T23:59:59')).toBe('20.11.2026');
});

test('no line ends with a short word, and what belongs together stays together', () => {
  expect(tied('г. о. Подольск, в 5 км от д. Малое')).toBe(
    'г.\u00a0о.\u00a0Подольск, в\u00a05\u00a0км от\u00a0д.\u00a0Малое',
  );
  expect(tied('Клинский р-н, М-11 «Нева», built-to-suit')).toBe('Клинский р\u2011н, М\u201111 «Нева», built-to-suit');
});
