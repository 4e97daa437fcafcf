import { expect, test } from 'vitest';
import { degreeText, graticule, graticuleStep } from './graticule.ts';

test('lines grow finer as one looks closer', () => {
  expect(graticuleStep(4)).toBe(10);
  expect(graticuleStep(9)).toBe(1 / 3);
  expect(graticuleStep(12)).toBe(1 / 30);
});

test('an angle is written as surveyors write it', () => {
  expect(degreeText(56)).toBe('56°');
  expect(degreeText(55.75)).toBe('55°45′');
  expect(degreeText(37 + 1 / 120)).toBe('37°00′30″');
  expect(degreeText(-0.5)).toBe('−0°30′');
});

test('a window gets its own lines and those of its surroundings', () => {
  const { features } = graticule([37, 55, 38, 56], 8);
  const texts = features.map((feature) => feature.properties?.['text']);
  expect(texts).toContain('37°30′');
  expect(texts).toContain('55°30′');
  expect(texts).toContain('36°');
});
