import { expect, test } from 'vitest';
import { domainOfDrop } from './load-paths.ts';

test('a table dropped on a list goes into its domain, on a form or the page of an object nowhere', () => {
  expect(domainOfDrop('/land/property')).toBe('land');
  expect(domainOfDrop('/industrial/vacancy/')).toBe('industrial');
  expect(domainOfDrop('/industrial')).toBe('industrial');
  expect(domainOfDrop('/industrial/load')).toBe('industrial');
  expect(domainOfDrop('/land/vacancy')).toBeUndefined();
  expect(domainOfDrop('/land/property/new')).toBeUndefined();
  expect(domainOfDrop('/land/load/7d0c0c1e-0000-4000-8000-000000000001')).toBeUndefined();
  expect(domainOfDrop('/')).toBeUndefined();
});
