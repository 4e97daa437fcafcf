import { expect, test } from 'vitest';
import { domainOfMessage, giveMessage, isMessage, isMessageOfOne, takeGivenMessage } from './given-message.ts';

test('a text with an area may be a message; words, numbers and short texts are searched for', () => {
  expect(isMessage('ЗУ 12,5 га Одинцово 3,5 млн/га ИЖС газ по границе')).toBe(true);
  expect(isMessage('Ориентир Запад, корп. 4, блок 4-А: 6 040 м² сухой')).toBe(true);
  expect(['12,5 га', '50:20:0010203:145', 'Логопарк Север корпус 2', '+7 (900) 000-00-17'].map(isMessage)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a message about hectares or plots is about land, another one about warehouses', () => {
  expect(domainOfMessage('ЗУ 12,5 га Одинцово')).toBe('land');
  expect(domainOfMessage('6 соток в СНТ Ветеран')).toBe('land');
  expect(domainOfMessage('Склад 6 040 м², класс A, 12 м')).toBe('industrial');
});

test('one object in words is a message, cells and lists of several objects are tables', () => {
  const one = 'Продаётся участок 12,5 га\nОдинцово, ИЖС, газ по границе\nЦена 3,5 млн за гектар';
  expect([one, 'Склад 6 040 м²\nиз них мезонин 640 м²\n790 руб. за м² в месяц'].map(isMessageOfOne)).toEqual([
    true,
    true,
  ]);
  expect(
    [
      '1) участок 5 га, 12 млн\n2) участок 7 га, 18 млн',
      'Участок\tПлощадь\nОдинцово\t12,5 га',
      'Адрес;Площадь;Цена\nОдинцово;12,5 га;3 млн',
      'Логопарк Север\nкорпус 2',
    ].map(isMessageOfOne),
  ).toEqual([false, false, false, false]);
});

test('a message is taken once', () => {
  giveMessage('Участок 2 га');
  expect([takeGivenMessage(), takeGivenMessage()]).toEqual(['Участок 2 га', '']);
});
