import { expect, test } from 'vitest';
import { sideKeyOf } from './row-details.tsx';

const press = (key: string, shiftKey = false) => ({ key, shiftKey, altKey: false, ctrlKey: false, metaKey: false });
const at = { columnId: 'name', isFirst: true, currentId: 'row', openId: undefined, spaceColumnId: 'match' };

test.each([
  ['→ opens', 'ArrowRight', {}, 'row'],
  ['→ in open details moves on', 'ArrowRight', { openId: 'row' }, null],
  ['→ opens another row', 'ArrowRight', { openId: 'other' }, 'row'],
  ['→ in a later cell moves the cursor', 'ArrowRight', { columnId: 'area', isFirst: false }, null],
  ['← folds', 'ArrowLeft', { openId: 'row' }, undefined],
  ['← in folded details is of the table', 'ArrowLeft', {}, null],
  ['Space opens in the column of the match', ' ', { columnId: 'match', isFirst: false }, 'row'],
  ['Space folds in the column of the match', ' ', { columnId: 'match', isFirst: false, openId: 'row' }, undefined],
  ['Space elsewhere chooses the row', ' ', {}, null],
  ['without a current row → does nothing', 'ArrowRight', { currentId: undefined }, null],
])('%s', (_, key, about, wanted) => {
  const side = sideKeyOf(press(key), { ...at, ...about });
  expect(side === undefined ? null : side.openId).toBe(wanted);
});

test('with Shift the key belongs to the table', () => {
  expect(sideKeyOf(press('ArrowRight', true), at)).toBeUndefined();
});
