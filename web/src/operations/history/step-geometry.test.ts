import { expect, test } from 'vitest';
import type { Step } from './figure-steps.ts';
import { stepGeometry } from './step-geometry.ts';

const NOW = '2026-11-26T12:00:00';

/** One change per day until now. Values go up and down; neither the highest nor the lowest is at an end. */
function stepsOf(count: number): Step[] {
  return Array.from({ length: count }, (_, index) => ({
    at: new Date(Date.parse(`${NOW}Z`) - (count - index) * 86_400_000).toISOString().slice(0, 19),
    value: index === 3 ? 900 : index === 5 ? 10 : 100 + (index % 7),
    eventId: String(index),
  })) as Step[];
}

test('a line of few changes has a dot at each', () => {
  const { points } = stepGeometry(stepsOf(20), NOW, 1_000);
  expect(points.every(({ isBare }) => !isBare)).toBe(true);
});

test('of hundreds of changes only the extremes and the present value have dots and labels, which do not meet', () => {
  const { points } = stepGeometry(stepsOf(400), NOW, 1_000);
  const drawn = points.filter(({ isBare }) => !isBare);
  expect(drawn.map(({ value }) => value)).toEqual([900, 10, 100 + (399 % 7)]);
  const [highest, lowest, last] = drawn;
  expect(highest?.label?.y).toBeLessThan(highest?.y ?? 0);
  expect(lowest?.label?.y).toBeGreaterThan(lowest?.y ?? 0);
  expect(last).toMatchObject({ isLast: true, label: { anchor: 'end', x: 1_000 } });
});

test('the present value keeps its dot where another label has its place', () => {
  const steps = stepsOf(400).map((step, index) => ({ ...step, value: index === 398 ? 901 : step.value }));
  const { points } = stepGeometry(steps, NOW, 1_000);
  expect(points.at(-1)).toMatchObject({ isLast: true, isBare: false, label: undefined });
});
