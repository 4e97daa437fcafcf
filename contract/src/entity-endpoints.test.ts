import { expect, test } from 'vitest';
import * as z from 'zod';
import { entityEndpoints } from './entity-endpoints.ts';

test('each call of an entity has its address, and refuses an entity that is not there wherever one is named', () => {
  const calls = entityEndpoints('/api/land/properties', z.unknown(), 'property.not_found');
  const page = z.object({});
  const listed = [
    calls.list('', page, z.unknown()),
    calls.listOf('overdue', '', page, z.unknown()),
    calls.find('get-all', '', { query: page, body: page, row: z.unknown() }),
    calls.count('', page),
    calls.create('', page, 'property.changed'),
    calls.update('', page, 'property.changed'),
    calls.get(''),
    calls.delete('', 'access.forbidden'),
    calls.archive(''),
    calls.act('GET', 'actualize', ''),
    calls.part('requests', '', z.unknown()),
    calls.history(''),
  ].map(({ method, path, failures }) => `${method} ${path.slice('/api/land/properties'.length)} ${failures.join(' ')}`);
  expect(listed).toEqual([
    'GET  ',
    'GET /overdue ',
    'POST /get-all ',
    'POST /count ',
    'POST  property.changed',
    'POST /update property.not_found property.changed',
    'GET /{id} property.not_found',
    'DELETE /{id} property.not_found operation.id_taken access.forbidden',
    'POST /{id}/archive property.not_found operation.id_taken',
    'GET /{id}/actualize property.not_found operation.id_taken',
    'GET /{id}/requests property.not_found',
    'GET /{id}/history property.not_found',
  ]);
  expect(listed).toHaveLength(Object.keys(calls).length);
});
