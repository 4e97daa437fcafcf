import { objects } from '@gektar/format/plural.ts';
import { expect, test } from 'vitest';
import { archiveQuestion } from './archive-question.ts';

test('twenty and more are archived after a question with their number and the way back, fewer at once', () => {
  expect(archiveQuestion(19, objects)).toBeUndefined();
  expect(archiveQuestion(20, objects)?.title.replaceAll('\u00a0', ' ')).toBe('Архивировать 20 объектов?');
  expect(archiveQuestion(2_980, objects)).toMatchObject({
    title: 'Архивировать 2\u00a0980\u00a0объектов?',
    text: 'Вернуть их одним действием можно на странице «Корзина» в течение 30 дней.',
    confirmLabel: 'Архивировать',
  });
});
