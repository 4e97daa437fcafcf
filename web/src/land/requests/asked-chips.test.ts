import { expect, test } from 'vitest';
import { askedChips } from './asked-chips.ts';
import { sampleRequest } from './request-form/request-samples.ts';

const plainly = (chips: readonly string[]) => chips.map((chip) => chip.replaceAll(/\s/g, ' '));

test('each utility asked for is a chip, with its kind and the least of it [LAND-REQ-015]', () => {
  const request = sampleRequest({
    utilities: [
      { id: 1, name: 'Газ', measure: 'м3/сутки', value: 100 },
      { id: 2, name: 'Электричество', measure: 'кВт', value: null },
      { id: 5, name: 'Теплоснабжение', measure: 'Гкал', value: null },
    ],
    infrastructure: [
      { id: 1, type: 2 },
      { id: 5, type: 1 },
    ],
  });
  expect(plainly(askedChips({ ...request, ...none }))).toEqual([
    'Газ, тех. присоединение, от 100,00 м3/сутки',
    'Электричество',
    'Теплоснабжение, тех. условия',
  ]);
});

const words = {
  hasBarganing: 'Торг',
  hasDriveway: 'Подъезд',
  hasIndustrialRailway: 'Ж/д ветка',
  hasOverheadCrane: 'Кран-балка',
  hasPond: 'Водоём',
  hasLandLotTownPlanningPlan: 'ГПЗУ',
  isTerritoryComplexDevelopment: 'КРТ',
  isSpecialEconomicZone: 'ОЭЗ',
  isIndustrialPark: 'Индустриальный парк',
  isLightIndustrial: 'Light industrial',
  builtToSuit: 'Built-to-suit',
  builtToLease: 'Built-to-lease',
} as const;
const none = Object.fromEntries(Object.keys(words).map((flag) => [flag, false])) as Record<keyof typeof words, false>;

test.each(Object.entries(words))(
  '%s that is asked for is a chip, one that is not is none [LAND-REQ-015]',
  (flag, chip) => {
    const request = sampleRequest({ ...none, utilities: [], infrastructure: [] });
    expect(askedChips(request)).toEqual([]);
    expect(askedChips({ ...request, [flag]: true })).toEqual([chip]);
  },
);
