import type { Draft, MissingField } from '@gektar/contract/drafts/draft.ts';
import { expect, test } from 'vitest';
import { draftName, isWhole, missingText, originText } from './draft-words.ts';
import { mostMissed } from './most-missed.ts';

const missing = (field: string, label: string, wrong?: string): MissingField => ({
  ...{ field, label, message: wrong ?? 'Обязательное поле', isEmpty: wrong === undefined },
});

test('what is missing is named by labels, wrong values with their message, remarks in the words of the load', () => {
  const fields = [missing('leaseVat', 'НДС аренды'), missing('price', 'Цена', 'Положительное число')];
  const remarks = [{ field: 'workingHeight', text: 'высота 8–10 м' }];
  expect(missingText({ missing: fields, remarks })).toBe('НДС аренды, цена: положительное число, высота 8–10 м');
  expect(missingText({ missing: [missing('floors', 'Этажи')], remarks: [] })).toBe('Этажи');
});

test('a field with a remark is named once, in the words of the remark', () => {
  const fields = [missing('leaseVat', 'НДС аренды'), missing('name', 'Название')];
  expect(missingText({ missing: fields, remarks: [{ field: 'leaseVat', text: 'НДС «уточняется»' }] })).toBe(
    'Название, НДС «уточняется»',
  );
});

test('a long list is cut, with the number of the others', () => {
  const labels = ['Тип', 'Статус', 'Этажи', 'Название', 'Цена'];
  const fields = labels.map((label) => missing(label, label));
  expect(missingText({ missing: fields, remarks: [] })).toBe('Тип, статус, этажи, ещё 2');
  expect(missingText({ missing: fields, remarks: [] }, Number.POSITIVE_INFINITY)).toBe(
    'Тип, статус, этажи, название, цена',
  );
  expect(missingText({ missing: fields.slice(1), remarks: [] })).toBe('Статус, этажи, название, цена');
});

test('a draft is whole when nothing is missing and nothing is to be settled', () => {
  expect(isWhole({ missing: [], remarks: [] })).toBe(true);
  expect(isWhole({ missing: [missing('name', 'Название')], remarks: [] })).toBe(false);
  expect(isWhole({ missing: [], remarks: [{ field: 'price', text: 'втрое выше рынка' }] })).toBe(false);
});

test('drafts are named, with and without a name; their file with its row', () => {
  expect(draftName({ kind: 'vacancy', title: '4-А' })).toBe('Вакансия 4-А');
  expect(draftName({ kind: 'building', title: '' })).toBe('Здание без названия');
  expect(draftName({ kind: 'property', title: '50:20:0010203:145' })).toBe('50:20:0010203:145');
  expect(draftName({ kind: 'property', title: '' })).toBe('Объект без номера');
  const origin = { loadId: null, file: 'Участки.xlsx', sheet: 'Юг', row: 17 };
  expect(originText({ origin })).toBe('Участки.xlsx, строка 17');
  expect(originText({ origin: { ...origin, row: null } })).toBe('Участки.xlsx');
  expect(originText({ origin: null })).toBe('');
});

test('of the fields that can be set for many, the one that most drafts of a kind lack is offered', () => {
  const draft = (id: string, kind: Draft['kind'], ...fields: readonly string[]) =>
    ({ id, kind, missing: fields.map((field) => missing(field, field)), remarks: [] }) as unknown as Draft;
  const doubtful = { ...draft('d', 'vacancy'), remarks: [{ field: 'leaseVat', text: 'нет в файле' }] };
  const drafts = [
    draft('a', 'vacancy', 'buildingId', 'leaseVat'),
    draft('b', 'vacancy', 'buildingId', 'availabilityDate'),
    draft('c', 'building', 'leaseVat', 'name'),
    doubtful,
  ];
  const offered = { vacancy: ['leaseVat', 'availabilityDate'], building: ['name'] };
  expect(mostMissed(drafts, offered)).toEqual({ kind: 'vacancy', field: 'leaseVat', ids: ['a', 'd'] });
  expect(mostMissed(drafts, { building: ['name'] })).toBeUndefined();
});
