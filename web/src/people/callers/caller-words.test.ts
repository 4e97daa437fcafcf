import type { CustomerRequest } from '@gektar/contract/people/customer-page.ts';
import { expect, test } from 'vitest';
import { callerRequestNote, talkTime } from './caller-words.ts';

const request: CustomerRequest = {
  ...{ domain: 'industrial', id: 'a', name: 'Север', roles: ['client'], requestDate: '2026-11-12T00:00:00' },
  ...{ isEnabled: true, responsibleEmployeeId: null, areaFrom: 9000, areaTo: 18_000, selection: null },
};
const selection = { itemCount: 10, favoriteCount: 2, linkExpires: null, dateTimeChanged: '2026-11-12T10:00:00' };
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each<[Partial<CustomerRequest>, string]>([
  [{ selection }, '9 000 - 18 000 м² · 10 в подборке · 2 нравятся'],
  [{ selection: { ...selection, favoriteCount: 1 } }, '9 000 - 18 000 м² · 10 в подборке · 1 нравится'],
  [{ selection: { ...selection, favoriteCount: 11 } }, '9 000 - 18 000 м² · 10 в подборке · 11 нравятся'],
  [{ domain: 'land', areaFrom: 2.5, areaTo: 4, isEnabled: false }, '2,5 - 4 га · в архиве'],
  [{ areaFrom: null, areaTo: null, selection: { ...selection, itemCount: 0, favoriteCount: 0 } }, ''],
])('a request on the card: %j', (about, note) => {
  expect(plain(callerRequestNote({ ...request, ...about }))).toBe(note);
});

test('when a talk was, and how long', () => {
  expect(plain(talkTime({ dateTime: '2026-11-19T16:05:00', minutes: 6 }))).toBe('19.11.2026 16:05, 6 мин');
  expect(talkTime({ dateTime: '2026-11-19T16:05:00', minutes: null })).toBe('19.11.2026 16:05');
});
