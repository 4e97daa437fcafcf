import { expect, test } from 'vitest';
import { fittingTabs } from './fitting-tabs.ts';

const tabs = ['а', 'б', 'в', 'г'].map((id) => ({ id, name: id.repeat(20) }));
const namesIn = (width: number, openId?: string) =>
  fittingTabs(tabs, openId, width)
    .map(({ id }) => id)
    .join('');

test('tabs are shown from the left while there is room, without gaps', () => {
  expect(namesIn(330)).toBe('');
  expect(namesIn(550)).toBe('а');
  expect(namesIn(770)).toBe('аб');
  expect(namesIn(5_000)).toBe('абвг');
  const short = [...tabs.slice(0, 2), { id: 'д', name: 'д' }];
  expect(fittingTabs(short, undefined, 560).map(({ id }) => id)).toEqual(['а']);
});

test('the open one is always shown, at its place', () => {
  expect(namesIn(330, 'г')).toBe('г');
  expect(namesIn(800, 'г')).toBe('аг');
  expect(namesIn(800, 'а')).toBe('аб');
});
