import type { ObjectCell } from '@gektar/contract/loads/load.ts';
import { expect, test } from 'vitest';
import { rawCells } from './raw-cells.ts';

const cell = (address: string, raw: string) => ({ address, raw }) as ObjectCell;

test('the row of an object is shown cell by cell, with letters where they are known', () => {
  const cells = [cell('A14', '50:09:0992114:1208'), cell('D14', '9,71'), cell('', 'Пятницкое'), cell('E14', '')];
  expect(rawCells({ text: '50:09:0992114:1208 · Пятницкое · 9,71 · торг 5%', row: 14, cells })).toEqual([
    { id: 0, letters: 'A', text: '50:09:0992114:1208' },
    { id: 1, letters: '', text: 'Пятницкое' },
    { id: 2, letters: 'D', text: '9,71' },
    { id: 3, letters: '', text: 'торг 5%' },
  ]);
});
