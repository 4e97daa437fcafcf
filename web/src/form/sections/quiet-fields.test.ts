import { expect, test, vi } from 'vitest';
import { createQuietFields } from './quiet-fields.ts';

test('a quiet field is announced once, and once when it is quiet no more', () => {
  const fields = createQuietFields();
  const listener = vi.fn();
  const end = fields.subscribe(listener);
  fields.set('contacts', true);
  const first = fields.names();
  fields.set('contacts', true);
  expect([fields.names() === first, [...first], listener.mock.calls.length]).toEqual([true, ['contacts'], 1]);
  fields.set('operators', true);
  fields.set('contacts', false);
  expect([[...fields.names()], listener.mock.calls.length]).toEqual([['operators'], 3]);
  end();
  fields.set('operators', false);
  expect([fields.names().size, listener.mock.calls.length]).toEqual([0, 3]);
});
