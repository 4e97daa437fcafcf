import { expect, test } from 'vitest';
import { sampleProperty } from '#land/properties/property-form/property-samples.ts';
import { keyFigures } from './key-figures.ts';

const shown = (about: Parameters<typeof sampleProperty>[0]) =>
  keyFigures(sampleProperty(about)).map(({ label, text, unit = '' }) =>
    `${label}: ${text} ${unit}`.trim().replaceAll('\u00a0', ' '),
  );

test('the six numbers carry two decimals and their units [FMT-005, FMT-007, FMT-008, FMT-014]', () => {
  expect(shown({})).toEqual([
    'Площадь: 12,50 га',
    'Цена: 385 000 000,00 руб.',
    'Цена за га: 30 800 000,00 руб.',
    'От города: 24,00 км',
    'Электричество: 1 250,00 кВт',
    'Газ: до 3 600,00 м3/сутки',
  ]);
});

test('without a price По запросу is shown, without a utility Нет [FMT-010]', () => {
  const figures = shown({ price: null, pricePerHa: null, gasSupply: null });
  expect(figures).toContain('Цена: По запросу');
  expect(figures).toContain('Цена за га: По запросу');
  expect(figures).toContain('Газ: Нет');
});

test('a utility without a capacity says its kind', () => {
  const bare = { value: null, from: null, to: null, measure: 'кВт' };
  expect(shown({ electricitySupply: { ...bare, type: 2 } })).toContain('Электричество: Тех. присоединение');
  expect(shown({ electricitySupply: { ...bare, type: 1 } })).toContain('Электричество: Тех. условия');
});
