import { expect, test } from 'vitest';
import { objectEntry } from './object-palette.ts';

const found = {
  id: 'v',
  complexId: 'c',
  buildingId: 'b',
  title: '1-А',
  detail: 'Логопарк · Корпус 1',
  isEnabled: true,
};

test('a found vacancy opens on its page, a building in its complex, each is named by its kind and place, and says when it is archived', () => {
  expect(objectEntry({ ...found, kind: 'vacancy' })).toEqual({
    key: 'vacancy/v',
    title: '1-А',
    detail: 'Логопарк · Корпус 1',
    note: 'Вакансия',
    href: '/industrial/vacancy/v',
  });
  expect(objectEntry({ ...found, id: 'b', kind: 'building' }).href).toBe('/industrial/complex/c?building=b');
  expect(objectEntry({ ...found, id: 'c', buildingId: null, kind: 'complex', isEnabled: false })).toMatchObject({
    note: 'В архиве · Комплекс',
    href: '/industrial/complex/c',
  });
});
