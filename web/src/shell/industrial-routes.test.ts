import { expect, test } from 'vitest';
import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import { industrialRoutes } from './industrial-routes.ts';

/** Paths of pages with 'id' in place of what stands for one: '/industrial/complex/id/edit'. */
function pathsOf(): Set<string> {
  const children = Object.values(industrialRoutes.children ?? {});
  const paths = children.map(({ options }) => `/industrial${(options as { path: string }).path}`);
  return new Set(paths.map((path) => path.replaceAll(/\$\w+/g, 'id').replace(/\/$/, '')));
}

test('every address of the edit frame is a page, the list that a form leads back to, too [IND-CPX-004, IND-CPX-005, IND-CPX-006, IND-CPX-007]', () => {
  const { list, newComplex, ...ofComplex } = editAddresses;
  const addresses = [list, newComplex, ...Object.values(ofComplex).map((address) => address('id', 'id', 'id'))];
  expect(addresses).toContain('/industrial/complex/id/building/id/vacancy/id/edit');
  const paths = pathsOf();
  expect(addresses.filter((address) => !paths.has(address))).toEqual([]);
});
