import { expect, test } from 'vitest';
import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import { industrialRoutes } from './industrial-routes.ts';

/** Pages with 'id' in their paths in place of what stands for one. */
const pages = Object.values(industrialRoutes.children ?? {}).map(({ options }) => ({
  path: `/industrial${(options as { path: string }).path}`.replaceAll(/\$\w+/g, 'id').replace(/\/$/, ''),
  title: options.staticData?.page,
}));

test('every address of the edit frame is a page, the list that a form leads back to, too [IND-CPX-004, IND-CPX-005, IND-CPX-006, IND-CPX-007]', () => {
  const { list, newComplex, ...ofComplex } = editAddresses;
  const addresses = [list, newComplex, ...Object.values(ofComplex).map((address) => address('id', 'id', 'id'))];
  expect(addresses).toContain('/industrial/complex/id/building/id/vacancy/id/edit');
  const paths = new Set(pages.map(({ path }) => path));
  expect(addresses.filter((address) => !paths.has(address))).toEqual([]);
});

test('pages have the titles of C-01 [SHELL-020, IND-CPX-019, IND-BLD-003, IND-VAC-003]', () => {
  expect(Object.fromEntries(pages.map(({ path, title }) => [path, title]))).toMatchObject({
    '/industrial': 'Комплексы',
    '/industrial/complex/new': 'Создание комплекса',
    '/industrial/complex/id': 'Комплекс',
    '/industrial/complex/id/edit': 'Редактирование комплекса',
    '/industrial/complex/id/building/new': 'Создание здания',
    '/industrial/complex/id/building/id/edit': 'Редактирование здания',
    '/industrial/complex/id/building/id/vacancy/new': 'Создание вакансии',
    '/industrial/complex/id/building/id/vacancy/id/edit': 'Редактирование вакансии',
    '/industrial/requests': 'Запросы',
    '/industrial/requests/id': 'Запрос',
    '/industrial/dictionary': 'Словари',
  });
});
