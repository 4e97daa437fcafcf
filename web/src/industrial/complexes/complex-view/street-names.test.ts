import type { ComplexEvent } from '@gektar/contract/industrial/complexes/complex.ts';
import { expect, test } from 'vitest';
import { streetNames, streetText } from './street-names.ts';

const event = (changes: ComplexEvent['changes'], about: Partial<ComplexEvent> = {}): ComplexEvent => ({
  id: '1',
  dateTime: '2026-11-22T10:00:00',
  employeeId: null,
  action: 'update',
  changes,
  operation: null,
  entity: 'complex',
  entityId: 'c',
  entityName: 'Логопарк',
  ...about,
});
const present = { streetId: 9, address: null, fullAddress: 'Чехов, ул. Правды, 1' };

test('a street is named by the address that the complex had with it', () => {
  const street = streetNames(
    [
      event({ comment: [null, 'осмотр'] }),
      event({ streetId: [7, 9], fullAddress: ['Чехов, Полевая улица', 'Чехов, ул. Правды, 1'] }),
      event({
        streetId: [5, 7],
        address: ['Чехов, Новый переулок', null],
        fullAddress: [null, 'Чехов, Полевая улица'],
      }),
    ],
    present,
  );
  expect([9, 7, 5].map(street)).toEqual(['ул. Правды', 'Полевая улица', 'Новый переулок']);
});

test('an address without a street, and events of parts, name none: words, never the number', () => {
  const street = streetNames(
    [
      event({ streetId: [3, 9], fullAddress: ['Чехов', 'Чехов, ул. Правды, 1'] }),
      event({ streetId: [2, 3] }, { entity: 'vacancy' }),
    ],
    present,
  );
  expect(street(3)).toBeUndefined();
  expect(streetText(3, street)).toBe('без названия в адресе');
  expect(streetText(9, street)).toBe('ул. Правды');
  expect(streetText(null, street)).toBeUndefined();
});
