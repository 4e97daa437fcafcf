import { endpoint } from '@gektar/contract/endpoint.ts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { schemaOf } from './route-schema.ts';

test.each([
  ['/api/land/properties/get-all', 'land/properties'],
  ['/api/land/land-highway/{id}', 'land/land-highway'],
  ['/api/industrial/complexes/{id}', 'industrial/complexes'],
  ['/api/industrial/request-selections', 'industrial/request-selections'],
  ['/api/Contact/companies/{id}', 'Contact'],
  ['/api/landings/of/planes', 'landings'],
  ['/api/settings', 'settings'],
] as const)('%s stands in the group %s', (path, group) => {
  const call = endpoint({ method: 'GET', path, access: 'employee', summary: '', output: z.int(), failures: [] });
  expect(schemaOf(call, 200)).toMatchObject({ tags: [group] });
});
