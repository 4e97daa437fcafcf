import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import { expect, test } from 'vitest';
import { toAreaValues } from '#industrial/areas/area-values.ts';
import { areaLines } from '#industrial/areas/areas-text.ts';
import { buildingWords } from './building-figures.ts';

const built = {
  buildingType: { id: 1, name: 'Складское' },
  floorsNumber: 1,
  constructionStatus: 1,
  commissioningDate: '2013-06-15T00:00:00',
  demolitionDate: null,
} as FullBuilding;
const words = (about: Partial<FullBuilding>) => buildingWords({ ...built, ...about }, '2026-11-23');

test('a building is handed over once it is built and its day has come', () => {
  expect(words({})).toBe('Складское · 1\u00a0этаж · сдан 15.06.2013');
  expect(words({ commissioningDate: '2028-02-01T00:00:00' })).toContain('· ввод 01.02.2028');
  expect(words({ constructionStatus: 2 })).toContain('· Строящееся · ввод 15.06.2013');
  expect(words({ constructionStatus: 4, demolitionDate: '2030-01-01T00:00:00' })).toContain(
    '· Реконструкция · сдан 15.06.2013 · снос 01.01.2030',
  );
});

test('each kind of area has its rate and its temperatures', () => {
  const kind = (areaValue: number, leasePricePerSqm: number | null) => ({ areaValue, leasePricePerSqm });
  const areas = toAreaValues({
    warehouse: {
      ...kind(900, null),
      dry: kind(600, 8_900),
      temperature: null,
      freezer: { ...kind(200, null), temperatureFrom: -22, temperatureTo: null },
      unheated: null,
    },
    production: null,
    lightIndustrial: null,
    dataCenter: null,
    office: null,
    mezzanine: null,
  });
  expect(areaLines(areas).map(({ label, text }) => `${label}: ${text}`.replaceAll('\u00a0', ' '))).toEqual([
    'Склад: 900,00 м²',
    'Сухой: 600,00 м² · 8 900,00 руб./м²',
    'Морозильный: 200,00 м² · от −22 до — °С',
  ]);
});
