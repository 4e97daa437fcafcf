import { expect, test } from 'vitest';
import { failureStatus } from './failure-status.ts';
import { failureTexts } from './failure-texts.ts';

test('every refusal has a text, and no text is left of a refusal that is gone', () => {
  expect(Object.keys(failureTexts).sort()).toEqual(Object.keys(failureStatus).sort());
});

test('every text is Russian, without blanks around it', () => {
  for (const text of Object.values(failureTexts)) expect(text).toMatch(/^[А-ЯЁ].*\S$/);
});

test('every status is that of a refusal', () => {
  for (const status of Object.values(failureStatus)) {
    expect([400, 401, 403, 404, 409, 413, 415, 429, 500, 502, 503, 507]).toContain(status);
  }
});

test('texts that the specification gives stand as it spells them', () => {
  expect(failureTexts).toMatchObject({
    'dictionary_value.in_use': 'Значение уже используется,поэтому оно не может быть удаленно.',
    // M-40
    'dictionary_value.undeletable': 'Значение уже используется,поэтому оно не может быть удаленно.',
    'access.forbidden': 'У вас нет прав доступа на выполнение этого действия',
    unexpected: 'Произошла ошибка',
    'property.not_found': 'Нет данных',
    'dictionary_value.not_found': 'Нет данных',
    'region.not_found': 'Не удалось получить адрес',
    'cadastral_number.taken': 'Кадастровый номер уже используется',
    'auth.wrong_credentials': 'Неверный логин или пароль',
  });
});
