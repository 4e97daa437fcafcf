import { expect, test } from 'vitest';
import { mentionedIn } from './mentions.ts';

const employees = [
  { id: 'stepnoy', firstName: 'Егор', lastName: 'Степной' },
  { id: 'polevaya', firstName: 'Ида', lastName: 'Полевая' },
  { id: 'egor', firstName: 'Егор', lastName: 'Заливной' },
  { id: 'semen', firstName: 'Семён', lastName: 'Ёлкин' },
];

test.each([
  ['@Егор Степной, собственник отдаст за 12 900', ['stepnoy']],
  ['спросите @степной егор', ['stepnoy']],
  ['@Ида, вторая линия есть; @Заливной тоже', ['polevaya', 'egor']],
  ['@Семен Елкин и @Семён Ёлкин', ['semen']],
  // Two employees have this first name.
  ['@Егор, посмотри', []],
  // The name continues with another letter or digit.
  ['@Идальго', []],
  ['@Ида2', []],
  ['почта stepnoy@gektar.example', []],
  ['@Ида  Полевая', ['polevaya']],
  ['без знака Ида Полевая', []],
  ['@', []],
])('%j names %j', (text, ids) => {
  expect(mentionedIn(text, employees)).toEqual(ids);
});
