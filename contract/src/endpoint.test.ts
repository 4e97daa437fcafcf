import { expect, test } from 'vitest';
import { fillPath, queryString } from './endpoint.ts';

test('places of a path are filled, whatever the value holds', () => {
  expect(fillPath('/api/land/properties/{id}/archive', { id: 7 })).toBe('/api/land/properties/7/archive');
  expect(fillPath('/api/check/{number}', { number: '50:20:0010203:145/1 ?#%' })).toBe(
    '/api/check/50%3A20%3A0010203%3A145%2F1%20%3F%23%25',
  );
  expect(fillPath('/api/region/{id}/cities/{city}', { id: 50, city: 'Химки' })).toBe(
    `/api/region/50/cities/${encodeURIComponent('Химки')}`,
  );
});

test('a value that looks like a place is not filled again', () => {
  expect(fillPath('/api/{a}/{b}', { a: '{b}', b: 'x' })).toBe('/api/%7Bb%7D/x');
});

test('a path without places stays as it is', () => {
  expect(fillPath('/api/employees')).toBe('/api/employees');
});

test('absent values leave a query string, and with none left there is no question mark', () => {
  expect(queryString()).toBe('');
  expect(queryString({ searchText: undefined, id: null })).toBe('');
  expect(queryString({ take: 10, skip: 0, searchText: undefined })).toBe('?take=10&skip=0');
});

test('a query string keeps false and empty text, repeats lists and escapes', () => {
  expect(queryString({ isActual: false, text: '' })).toBe('?isActual=false&text=');
  expect(queryString({ id: [1, 2], text: 'а&б=в г' })).toBe(
    `?id=1&id=2&text=${encodeURIComponent('а&б=в г').replaceAll('%20', '+')}`,
  );
});
