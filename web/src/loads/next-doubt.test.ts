import type { LoadObject } from '@gektar/contract/loads/load.ts';
import { expect, test } from 'vitest';
import { type CellPlace, nextDoubt } from './next-doubt.ts';

const columns = ['area', 'rate', 'leaseVat'];
const objects = ['Склады!6', 'Склады!7', 'Склады!8'].map((key) => ({ key }) as LoadObject);
const doubtful = new Set(['Склады!6 leaseVat', 'Склады!8 area', 'Склады!8 leaseVat']);
const isDoubtful = ({ key }: LoadObject, columnId: string) => doubtful.has(`${key} ${columnId}`);
const at = (key: string, columnId: string): CellPlace => ({ key, columnId });
const from = (place: CellPlace | undefined, step?: 1 | -1) => nextDoubt(objects, columns, isDoubtful, place, step);

test('the next doubt is in reading order, after the last one the first again', () => {
  expect(from(undefined)).toEqual(at('Склады!6', 'leaseVat'));
  expect(from(at('Склады!6', 'leaseVat'))).toEqual(at('Склады!8', 'area'));
  expect(from(at('Склады!7', 'rate'))).toEqual(at('Склады!8', 'area'));
  expect(from(at('Склады!8', 'leaseVat'))).toEqual(at('Склады!6', 'leaseVat'));
});

test('the previous doubt', () => {
  expect(from(undefined, -1)).toEqual(at('Склады!8', 'leaseVat'));
  expect(from(at('Склады!8', 'leaseVat'), -1)).toEqual(at('Склады!8', 'area'));
  expect(from(at('Склады!6', 'area'), -1)).toEqual(at('Склады!8', 'leaseVat'));
});

test('without a doubt there is no next one', () => {
  expect(nextDoubt(objects, columns, () => false, at('Склады!6', 'area'))).toBeUndefined();
});
