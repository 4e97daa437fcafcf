import { expect, test } from 'vitest';
import { utilityText, utilityTooltip } from './utility-text.ts';

/** Replaces no-break spaces by plain ones, so that expectations are readable. */
const shown = (utility: Parameters<typeof utilityText>[0]) => utilityText(utility).replaceAll('\u00a0', ' ');

const gas = { value: null, from: null, to: null, measure: 'м3/сутки' } as const;

test('an absent utility shows Нет [LAND-PROP-066]', () => {
  expect(utilityText(null)).toBe('Нет');
});

test('type 2 shows Тех. присоединение whatever its value [LAND-PROP-067, LAND-PROP-071]', () => {
  expect(utilityText({ ...gas, type: 2, value: 40 })).toBe('Тех. присоединение');
  expect(utilityText({ ...gas, type: 1 })).toBe('Тех. условия');
});

test('type 1 shows Тех. условия with value or range and unit [LAND-PROP-068, LAND-PROP-071]', () => {
  expect(shown({ ...gas, type: 1, value: 3600 })).toBe('Тех. условия: 3 600,00 м3/сутки');
  expect(shown({ ...gas, type: 1, from: 40, to: 60 })).toBe('Тех. условия: 40,00 - 60,00 м3/сутки');
  expect(shown({ ...gas, type: 1, to: 60 })).toBe('Тех. условия: до 60,00 м3/сутки');
  expect(shown({ ...gas, type: 1 })).toBe('Тех. условия');
  expect(shown({ ...gas, type: 2 })).toBe('Тех. присоединение');
});

test('infrastructure with no value shows the tooltip Нет данных [LAND-PROP-069]', () => {
  expect(utilityTooltip('Газ', { ...gas, type: 1 })).toBe('Газ: Тех. условия. Нет данных');
  expect(utilityTooltip('Газ', { ...gas, type: 2 })).toBe('Газ: Тех. присоединение. Нет данных');
  expect(utilityTooltip('Газ', { ...gas, type: 2, value: 40 })).toBe('Газ: Тех. присоединение');
  expect(utilityTooltip('Газ', null)).toBe('Газ: Нет');
});
