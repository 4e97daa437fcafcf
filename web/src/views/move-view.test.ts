import type { View } from '@gektar/contract/views/view.ts';
import { expect, test } from 'vitest';
import { movedTo } from './move-view.ts';
import { nameOfCopy } from './use-view-actions.ts';

const view = (id: string, about: Partial<View> = {}) => ({ id, name: id, isMine: true, ...about }) as View;
const views = [view('а'), view('б'), view('в'), view('чужой', { isMine: false })];
const moved = (id: string, to: number) => movedTo(views, id, to).map((one) => one.id);

test('an own view moves among own ones, not past their ends', () => {
  expect(moved('а', 1)).toEqual(['б', 'а', 'в']);
  expect(moved('в', 0)).toEqual(['в', 'а', 'б']);
  expect(moved('а', -1)).toEqual(['а', 'б', 'в']);
  expect(moved('в', 3)).toEqual(['а', 'б', 'в']);
});

test('a view of somebody else does not move', () => {
  expect(moved('чужой', 0)).toEqual(['а', 'б', 'в']);
});

test('a copy has the name of its original where it is free, else a number', () => {
  expect(nameOfCopy('чужой', views)).toBe('чужой');
  expect(nameOfCopy('А', views)).toBe('А (копия)');
  expect(nameOfCopy('а', [...views, view('а (КОПИЯ)')])).toBe('а (копия 2)');
  const long = 'я'.repeat(60);
  expect(nameOfCopy(long, [view(long)])).toHaveLength(53);
});
