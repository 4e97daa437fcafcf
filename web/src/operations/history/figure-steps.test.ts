import { expect, test } from 'vitest';
import { courseWords, fieldFigure, type HistoryFigure, numberOf, stepsOf, timeWeightedMean } from './figure-steps.ts';
import type { HistoryEvent } from './history-kind.ts';
import { stepGeometry } from './step-geometry.ts';

const rate = fieldFigure('rate', 'Ставка', 'руб./м²');
const now = '2025-03-31T00:00:00';

function event(id: string, dateTime: string, given: Partial<HistoryEvent>): HistoryEvent {
  return {
    id,
    dateTime,
    employeeId: null,
    action: 'update',
    changes: {},
    operation: null,
    entity: 'vacancy',
    entityId: 'v1',
    ...given,
  };
}

/** 10 days at 100, 20 days at 130. */
const events = [
  event('2', '2025-03-11T00:00:00', { changes: { rate: [100, 130] } }),
  event('1', '2025-03-01T00:00:00', { action: 'create' }),
];

test('a figure has its first value since the creation and a step per change', () => {
  expect(stepsOf(events, rate, { rate: 130 })).toEqual([
    { at: '2025-03-01T00:00:00', value: 100, eventId: undefined },
    { at: '2025-03-11T00:00:00', value: 130, eventId: '2' },
  ]);
  expect(stepsOf([event('1', '2025-03-01T00:00:00', { action: 'create' })], rate, { rate: 7 })).toEqual([
    { at: '2025-03-01T00:00:00', value: 7, eventId: undefined },
  ]);
});

test('the mean weighs each value by its time, a time without a value not at all', () => {
  expect(timeWeightedMean(stepsOf(events, rate, {}), now)).toBe(120);
  const empty = stepsOf(
    [
      event('3', '2025-03-21T00:00:00', { changes: { rate: [null, 160] } }),
      event('2', '2025-03-11T00:00:00', { changes: { rate: [100, null] } }),
      event('1', '2025-03-01T00:00:00', { action: 'create' }),
    ],
    rate,
    {},
  );
  expect(empty.map(({ value }) => value)).toEqual([100, null, 160]);
  expect(timeWeightedMean(empty, now)).toBe(130);
});

test('the course in words: the share since the first value, and the mean', () => {
  const words = courseWords(stepsOf(events, rate, {}), now).replaceAll('\u00a0', ' ');
  expect(words).toBe('+30 % с марта 2025, в среднем 120,00');
  const fall = [event('2', '2025-03-11T00:00:00', { changes: { rate: [1000, 885.5] } }), ...events.slice(1)];
  expect(courseWords(stepsOf(fall, rate, {}), now)).toMatch(/^−11,5 % с марта 2025/);
});

test('a figure of two fields has a step where its value changes, whichever field was written', () => {
  const perHectare: HistoryFigure = {
    key: 'perHectare',
    label: 'Цена за га',
    unit: 'руб./га',
    fields: ['price', 'area'],
    of: ({ price, area }) => (numberOf(price) ?? 0) / (numberOf(area) ?? 1),
  };
  const written = [
    event('4', '2025-03-12T00:00:00', { changes: { area: [10, 20] } }),
    event('3', '2025-03-08T00:00:00', { changes: { price: [100, 300], area: [5, 10] } }),
    event('2', '2025-03-06T00:00:00', { changes: { note: ['a', 'b'] } }),
    event('1', '2025-03-01T00:00:00', { action: 'create' }),
  ];
  expect(stepsOf(written, perHectare, { price: 300, area: 20 }).map(({ value, eventId }) => [value, eventId])).toEqual([
    [20, undefined],
    [30, '3'],
    [15, '4'],
  ]);
});

test('the drawing holds each value until the next, labels at most eight of them and keeps them apart', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    at: `2025-03-${String(1 + Math.floor(index * 0.7)).padStart(2, '0')}T00:00:00`,
    value: 100 + (index % 7) * 10,
    eventId: String(index),
  }));
  const { points, line } = stepGeometry(many, now, 1000);
  expect(points).toHaveLength(40);
  expect(line.match(/H/g)).toHaveLength(40);
  const labelled = points.filter(({ label }) => label !== undefined);
  expect(labelled.length).toBeGreaterThan(2);
  expect(labelled.length).toBeLessThanOrEqual(8);
  expect(points.at(-1)?.label).toBeDefined();
  expect(points.every(({ x, y }) => x >= 0 && x <= 1000 && y >= 32 && y <= 126)).toBe(true);
});

test('a time without a value interrupts the line', () => {
  const steps = [
    { at: '2025-03-01T00:00:00', value: 1, eventId: undefined },
    { at: '2025-03-11T00:00:00', value: null, eventId: '2' },
    { at: '2025-03-21T00:00:00', value: 2, eventId: '3' },
  ];
  expect(stepGeometry(steps, now, 600).line.match(/M/g)).toHaveLength(2);
  // A single value is in the middle.
  expect(stepGeometry(steps.slice(0, 1), now, 600).points[0]?.y).toBe(79);
});
