import { expect, test } from 'vitest';
import { requestOf } from './wanted-request.ts';

test('the text of a wanted ad is the note of the request, with the telephone number of the caller', () => {
  expect(requestOf('Куплю участок 2-3 га · Клин · до 40 млн · 8 (916) 000-00-17')).toEqual({
    note: 'Куплю участок 2-3 га, Клин, до 40 млн, 8 (916) 000-00-17',
    phone: '79160000017',
  });
  expect(requestOf('Сниму склад 5 000 м² · 50:20:0010203:145')).toEqual({
    note: 'Сниму склад 5 000 м², 50:20:0010203:145',
  });
});
