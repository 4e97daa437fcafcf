import type { EntityEvent } from '@gektar/contract/history.ts';
import { expect, test } from 'vitest';
import { historySentences } from './history-sentences.ts';

const anna = '0199a000-0000-7000-8000-000000000004';
const names = { employee: (id: string) => (id === anna ? 'Анна Лугова' : undefined) };

/** Sentences with plain instead of no-break spaces, so that expectations are readable. */
function sentences(changes: EntityEvent['changes'], action: EntityEvent['action'] = 'update') {
  const event = { id: '1', dateTime: '2026-11-14T10:00:00', employeeId: anna, action, changes, operation: null };
  return historySentences(event, names).map((sentence) => sentence.replaceAll('\u00a0', ' '));
}

test('whole events have one word each', () => {
  expect(sentences({}, 'create')).toEqual(['Создан']);
  expect(sentences({}, 'actualize')).toEqual(['Актуализирован']);
  expect(sentences({}, 'archive')).toEqual(['Перенесён в архив']);
  expect(sentences({}, 'unarchive')).toEqual(['Возвращён из архива']);
  expect(sentences({}, 'import')).toEqual(['Загружен из файла']);
});

test('fields are told in the order of the form, whatever the order they are kept in', () => {
  const changes: EntityEvent['changes'] = {
    comment: [null, 'Торг'],
    price: [null, 1],
    cadastralNumbers: [[], ['50:20:1']],
    area: [1, 2],
  };
  expect(sentences(changes)).toEqual([
    'Кадастровые номера: добавлено 50:20:1',
    'Площадь 2,00 га, была 1,00 га',
    'Цена 1,00 руб., была по запросу',
    'Комментарий «Торг», был не указан',
  ]);
});

test('a comment is told with its words, whatever was done to it', () => {
  expect(sentences({ commentId: [null, anna], text: [null, 'Звонил'] }, 'comment-create')).toEqual([
    'Комментарий «Звонил»',
  ]);
  expect(sentences({ text: ['Звонил', 'Звонил дважды'] }, 'comment-update')).toEqual([
    'Комментарий «Звонил дважды», был «Звонил»',
  ]);
  expect(sentences({ commentId: [anna, null], text: ['Звонил', null] }, 'comment-delete')).toEqual([
    'Комментарий «Звонил» удалён',
  ]);
});

test('a changed value says what it is and what it was, agreeing with its name', () => {
  expect(sentences({ price: [410_000_000, 385_000_000] })).toEqual([
    'Цена 385 000 000,00 руб., была 410 000 000,00 руб.',
  ]);
  expect(sentences({ area: [12.5, 13] })).toEqual(['Площадь 13,00 га, была 12,50 га']);
  expect(sentences({ region: [{ name: 'Москва' }, { name: 'Калужская область' }] })).toEqual([
    'Регион Калужская область, был Москва',
  ]);
  expect(sentences({ lastConversationDate: ['2026-11-02T00:00:00', '2026-11-12T00:00:00'] })).toEqual([
    'Дата последнего разговора 12.11.2026, была 02.11.2026',
  ]);
});

test('a value that was not there, or is gone, is told in words', () => {
  expect(sentences({ price: [385_000_000, null] })).toEqual(['Цена по запросу, была 385 000 000,00 руб.']);
  expect(sentences({ address: [null, 'дер. Луговая'] })).toEqual(['Адрес «дер. Луговая», был не указан']);
  expect(sentences({ landHighway: [{ code: 'М-1', name: 'Минское шоссе' }, null] })).toEqual([
    'Шоссе не указано, было Минское шоссе',
  ]);
  expect(sentences({ companyId: [null, 'company-1'] })).toEqual(['Компания указана']);
  expect(sentences({ polygons: [[{}], []] })).toEqual(['Контур участка убран']);
});

test('utilities and flags speak as on the object', () => {
  const gas = { type: 1, value: 60, from: null, to: null, measure: 'м3/сутки' };
  expect(sentences({ gasSupply: [null, gas] })).toEqual(['Газ: Тех. условия: 60,00 м3/сутки, было: Нет']);
  expect(sentences({ onSale: [true, false], hasPond: [false, true] })).toEqual(['Продажа: Закрыт', 'Водоём: Да']);
});

test('lists tell what came and what went, long ones not all of it', () => {
  expect(
    sentences({
      cadastralNumbers: [
        ['1', '2'],
        ['3', '1'],
      ],
    }),
  ).toEqual(['Кадастровые номера: добавлено 3, убрано 2']);
  expect(
    sentences({
      cadastralNumbers: [
        ['1', '2'],
        ['2', '1'],
      ],
    }),
  ).toEqual(['Кадастровые номера: изменён порядок']);
  const okveds = Array.from({ length: 6 }, (_, index) => ({ id: index, code: `0${index}`, name: 'Вид' }));
  expect(sentences({ okveds: [[], okveds] })).toEqual(['ОКВЭД: добавлено 00 Вид, 01 Вид, 02 Вид, 03 Вид и ещё 2']);
});

test('people are named, unknown ones are not guessed', () => {
  expect(sentences({ responsibleEmployeeId: ['somebody', anna] })).toEqual([
    'Ответственный Анна Лугова, был неизвестен',
  ]);
  expect(sentences({ landContact: [null, { firstName: 'Нина', lastName: 'Жнецова' }] })).toEqual([
    'Контакт Нина Жнецова, был не указан',
  ]);
});

test('whatever an old record holds, it is told without failing', () => {
  expect(sentences({ price: ['много', {}] })).toEqual(['Цена изменена']);
  expect(sentences({ gasSupply: ['x', 7], bestUses: [3, null] })).toHaveLength(2);
  expect(sentences({ somethingNew: [1, 2] })).toEqual(['Изменено: somethingNew']);
  expect(sentences({})).toEqual(['Сохранён без изменений']);
});
