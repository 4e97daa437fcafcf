import { expect, test } from 'vitest';
import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import { industrialRoutes } from './industrial-routes.ts';
import { titleOf } from './page-titles.ts';

/** Pages of the domain; 'id' replaces the parameters in their paths. */
const pages = Object.values(industrialRoutes.children ?? {}).map(({ options }) => ({
  path: `/industrial${(options as { path: string }).path}`.replaceAll(/\$\w+/g, 'id').replace(/\/$/, ''),
  title: titleOf({ ...industrialRoutes.options.staticData, page: options.staticData?.page ?? '' }, 'Гектар'),
}));

test('every address of the edit frame is a page, the list that a form leads back to, too', () => {
  const { list, newComplex, vacancies, ...ofOne } = editAddresses;
  const addresses = [list, newComplex, vacancies, ...Object.values(ofOne).map((address) => address('id', 'id', 'id'))];
  expect(addresses).toContain('/industrial/complex/id/building/id/vacancy/id/edit');
  const paths = new Set(pages.map(({ path }) => path));
  expect(addresses.filter((address) => !paths.has(address))).toEqual([]);
});

test('pages have the titles of C-01 [SHELL-020, IND-CPX-019, IND-BLD-003, IND-VAC-003]', () => {
  expect(Object.fromEntries(pages.map(({ path, title }) => [path, title]))).toMatchObject({
    '/industrial': 'Склады | Комплексы',
    '/industrial/vacancy': 'Склады | Вакансии',
    '/industrial/vacancy/id': 'Склады | Вакансия',
    '/industrial/complex/new': 'Склады | Создание комплекса',
    '/industrial/complex/id': 'Склады | Комплекс',
    '/industrial/complex/id/edit': 'Склады | Редактирование комплекса',
    '/industrial/complex/id/building/new': 'Склады | Создание здания',
    '/industrial/complex/id/building/id/edit': 'Склады | Редактирование здания',
    '/industrial/complex/id/building/id/vacancy/new': 'Склады | Создание вакансии',
    '/industrial/complex/id/building/id/vacancy/id/edit': 'Склады | Редактирование вакансии',
    '/industrial/requests': 'Склады | Запросы',
    '/industrial/requests/id': 'Склады | Запрос',
    '/industrial/dictionary': 'Склады | Словари',
  });
});
