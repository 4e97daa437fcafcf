import { expect, test } from 'vitest';
import { openerOf } from './way-out.ts';

test.each([
  ['the page of a complex', '/industrial/complex/c1', '/industrial/complex/c1'],
  ['the search of a request', '/industrial/request/r1/search', '/industrial/request/r1/search'],
  ['another form of the tree', '/industrial/complex/c1/building/b1/edit', undefined],
  ['a creation', '/industrial/complex/new', undefined],
  ['the sign-in', '/auth', undefined],
  ['nothing: the address was typed', undefined, undefined],
])('a form opened from %s', (_, before, opener) => {
  const trail = { 1: '/industrial', 4: '/industrial/later', ...(before !== undefined && { 2: before }) };
  expect(openerOf(trail, 3)).toBe(opener);
});
