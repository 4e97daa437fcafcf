import { expect, test } from 'vitest';
import { sideKeyOf } from './row-details.tsx';

const press = (key: string, shiftKey = false) => ({ key, shiftKey, altKey: false, ctrlKey: false, metaKey: false });
const about = (openId: string | undefined) => ({ openId, columnId: 'match', onChange: () => undefined });

test.each([
  ['→ opens', 'ArrowRight', 'name', undefined, true, 'row'],
  ['→ in open details moves on', 'ArrowRight', 'name', 'row', true, null],
  ['→ opens another row', 'ArrowRight', 'name', 'other', true, 'row'],
  ['→ in a later cell moves the cursor', 'ArrowRight', 'area', undefined, false, null],
  ['← folds', 'ArrowLeft', 'name', 'row', true, undefined],
  ['← in folded details is of the table', 'ArrowLeft', 'name', undefined, true, null],
  ['Space opens in the column of the match', ' ', 'match', undefined, false, 'row'],
  ['Space folds in the column of the match', ' ', 'match', 'row', false, undefined],
  ['Space elsewhere chooses the row', ' ', 'name', undefined, true, null],
])('%s', (_, key, columnId, openId, isFirst, wanted) => {
  const side = sideKeyOf(press(key), { columnId, currentId: 'row', details: about(openId) }, isFirst);
  expect(side === undefined ? null : side.openId).toBe(wanted);
});

test('without a current row, without details, and with Shift the key belongs to the table', () => {
  const details = about(undefined);
  expect(sideKeyOf(press('ArrowRight'), { columnId: 'name', currentId: undefined, details }, true)).toBeUndefined();
  expect(
    sideKeyOf(press('ArrowRight'), { columnId: 'name', currentId: 'row', details: undefined }, true),
  ).toBeUndefined();
  expect(sideKeyOf(press('ArrowRight', true), { columnId: 'name', currentId: 'row', details }, true)).toBeUndefined();
});
