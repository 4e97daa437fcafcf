import type { LoadAnswer } from '@gektar/contract/loads/load-answer.ts';
import { expect, test } from 'vitest';
import { agreeText, answerText, askedText, samplesText } from './question-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const sample = (raw: string, text: string) => ({ key: 'Склады!8', address: 'I8', raw, text });

test('a question shows what stands in its cells and what it would become, each once', () => {
  const samples = [
    sample('08.окт', '8,00'),
    sample('10.дек', '10,00'),
    sample('08.окт', '8,00'),
    sample('09.сен', '9,00'),
  ];
  expect(samplesText({ samples })).toBe('«08.окт», «10.дек» → 8,00, 10,00');
  expect(samplesText({ samples: [sample('дог.', '')] })).toBe('«дог.»');
  expect(samplesText({ samples: [sample('', '')] })).toBe('');
});

test('numbers of cells, of answers and of what one answer fills', () => {
  expect(plain(askedText(26, 4))).toBe('26 вопросов, 4 ответа');
  expect(plain(askedText(1, 1))).toBe('1 вопрос, 1 ответ');
  expect([agreeText(1), agreeText(4)]).toEqual(['Верно', 'Верно, все 4']);
});

test('an answer to cells counts them, one about a row does not', () => {
  const given = { id: '', employeeId: '', dateTime: '2026-11-23T14:40:00' };
  const about = { group: null, keys: null, field: null, table: null, letters: null, sheet: null, row: null };
  const group: LoadAnswer = {
    ...given,
    answer: { ...about, kind: 'group', group: 'rate' },
    ...{ text: 'Ставка за месяц', count: 58 },
  };
  const row: LoadAnswer = {
    ...given,
    answer: { ...about, kind: 'row', sheet: 'Склады', row: 14 },
    ...{ text: 'Взяли строку 14', count: 1 },
  };
  expect([answerText(group), answerText(row)]).toEqual(['Ставка за месяц, 58 ячеек', 'Взяли строку 14']);
});
