import { expect, test } from 'vitest';
import { mapLink } from './map-link.ts';

test('a link to a place marks it, longitude first, at zoom 16 [MAP-002]', () => {
  const link = new URL(mapLink({ latitude: 55.5, longitude: 37.25 }));
  expect(link.origin).toBe('https://yandex.ru');
  expect(link.searchParams.get('pt')).toBe('37.25,55.5');
  expect(link.searchParams.get('z')).toBe('16');
});
