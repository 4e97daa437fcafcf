import { expect, test } from 'vitest';
import { domainOfMessage, giveMessage, isMessage, takeGivenMessage } from './given-message.ts';

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

test('a message is taken once', () => {
  giveMessage('Участок 2 га');
  expect([takeGivenMessage(), takeGivenMessage()]).toEqual(['Участок 2 га', '']);
});
