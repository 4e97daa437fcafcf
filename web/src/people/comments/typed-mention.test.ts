import { expect, test } from 'vitest';
import { employeesNamed, mentionAt, withMention } from './typed-mention.ts';

const employee = (firstName: string, lastName: string, isActive = true) => ({
  ...{ id: `${firstName} ${lastName}`, firstName, lastName, isActive, lastNameLatin: '', email: '' },
});
const all = [
  employee('Егор', 'Степной'),
  employee('Ида', 'Полевая'),
  employee('Семён', 'Ёлкин'),
  employee('Ева', 'Ушла', false),
];

test.each([
  ['@', 1, { start: 0, name: '' }],
  ['да, @Его', 8, { start: 4, name: 'Его' }],
  ['(@Ида По', 8, { start: 1, name: 'Ида По' }],
  ['@Егор и ещё', 5, { start: 0, name: 'Егор' }],
  ['stepnoy@gekt', 12, undefined],
  ['@Егор, ', 7, undefined],
  ['без знака', 9, undefined],
])('%j with the caret at %i', (text, caret, mention) => {
  expect(mentionAt(text, caret)).toEqual(mention);
});

test.each([
  ['', ['Егор Степной', 'Ида Полевая', 'Семён Ёлкин']],
  ['пол', ['Ида Полевая']],
  ['елк', ['Семён Ёлкин']],
  ['Степной ег', ['Егор Степной']],
  ['Ев', []],
])('%j finds %j', (name, found) => {
  expect(employeesNamed(all, name).map(({ id }) => id)).toEqual(found);
});

test('the whole name takes the place of what was typed, followed by one space', () => {
  const ida = employee('Ида', 'Полевая');
  expect(withMention('Скажи @по завтра', { start: 6, name: 'по' }, ida)).toEqual({
    text: 'Скажи @Ида Полевая завтра',
    caret: 19,
  });
  expect(withMention('@', { start: 0, name: '' }, ida)).toEqual({ text: '@Ида Полевая ', caret: 13 });
});
