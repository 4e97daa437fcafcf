import type { AreaKind } from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import { AreaSetDraft, AreaSetWithPriceDraft } from '@gektar/contract/industrial/areas/area-set.ts';
import { describe, expect, test } from 'vitest';
import {
  type AreaValue,
  areaProblems,
  firstAreaProblem,
  hasArea,
  isAnyAreaSet,
  isRateComputed,
  toAreaSetDraft,
  toAreaSetWithPriceDraft,
  toAreaValues,
  withArea,
} from './area-values.ts';

const filled = (about: Partial<Record<AreaKind, Partial<AreaValue>>>) =>
  Object.entries(about).reduce((values, [kind, value]) => withArea(values, kind as AreaKind, value), toAreaValues());

const stored: AreaSetWithPrice = {
  warehouse: {
    areaValue: 13_200,
    leasePricePerSqm: null,
    dry: { areaValue: 9_600, leasePricePerSqm: 8_900 },
    temperature: { areaValue: 3_000, leasePricePerSqm: 13_500, temperatureFrom: 2, temperatureTo: 6 },
    freezer: { areaValue: 400, leasePricePerSqm: null, temperatureFrom: -22, temperatureTo: null },
    unheated: { areaValue: 200, leasePricePerSqm: 5_000 },
  },
  production: { areaValue: 100, leasePricePerSqm: 7_000 },
  lightIndustrial: { areaValue: 90, leasePricePerSqm: 7_100 },
  dataCenter: { areaValue: 80, leasePricePerSqm: 30_000 },
  office: { areaValue: 840, leasePricePerSqm: null },
  mezzanine: { areaValue: 2_160, leasePricePerSqm: 5_400 },
};

describe('areas of a form', () => {
  test('what is stored comes back as it was, with rates and temperatures [IND-BLD-034, IND-BLD-035, IND-BLD-036, IND-BLD-037, IND-BLD-038, IND-BLD-039, IND-BLD-040]', () => {
    expect(toAreaSetWithPriceDraft(toAreaValues(stored))).toEqual(stored);
    expect(AreaSetWithPriceDraft.parse(toAreaSetWithPriceDraft(toAreaValues(stored)))).toEqual(stored);
  });

  test('a building sends no rates [IND-BLD-040]', () => {
    const draft = toAreaSetDraft(toAreaValues(stored));
    expect(JSON.stringify(draft)).not.toContain('leasePricePerSqm');
    expect(draft.warehouse?.freezer).toEqual({ areaValue: 400, temperatureFrom: -22, temperatureTo: null });
    expect(AreaSetDraft.parse(draft)).toEqual(draft);
  });

  test('a kind without an area is not sent, whatever else it has [IND-BLD-041]', () => {
    const values = filled({ office: { leasePricePerSqm: 12_000 }, freezer: { temperatureFrom: -22 } });
    expect(toAreaSetWithPriceDraft(values)).toEqual({
      warehouse: null,
      production: null,
      lightIndustrial: null,
      dataCenter: null,
      office: null,
      mezzanine: null,
    });
    expect(isAnyAreaSet(values)).toBe(false);
    expect(isAnyAreaSet(withArea(values, 'office', { areaValue: 1 }))).toBe(true);
  });

  test('an empty total of the warehouse is that of its parts [IND-BLD-034]', () => {
    const values = filled({ dry: { areaValue: 100 } });
    expect(hasArea(values, 'warehouse')).toBe(true);
    expect(hasArea(values, 'unheated')).toBe(false);
    expect(toAreaSetDraft(values).warehouse).toMatchObject({ areaValue: null, dry: { areaValue: 100 } });
  });

  test('the rate of the warehouse is computed while a part has one, then it is not sent [IND-BLD-034]', () => {
    const typed = filled({ warehouse: { areaValue: 100, leasePricePerSqm: 7_000 }, dry: { areaValue: 60 } });
    expect(isRateComputed(typed)).toBe(false);
    expect(toAreaSetWithPriceDraft(typed).warehouse?.leasePricePerSqm).toBe(7_000);
    const computed = withArea(typed, 'dry', { leasePricePerSqm: 8_000 });
    expect(isRateComputed(computed)).toBe(true);
    expect(toAreaSetWithPriceDraft(computed).warehouse?.leasePricePerSqm).toBeNull();
  });
});

describe('what is wrong with areas', () => {
  test('nothing, as long as they fit', () => {
    expect(firstAreaProblem(areaProblems(toAreaValues(stored), 16_470))).toBeUndefined();
    expect(firstAreaProblem(areaProblems(toAreaValues(stored)))).toBeUndefined();
  });

  test('a sum above the total area of the building [IND-BLD-047]', () => {
    expect(areaProblems(toAreaValues(stored), 16_469.99).sum).toBe(
      'Общая сумма добавленных площадей по типам превышает общую площадь здания',
    );
  });

  test('a warehouse smaller than its parts, at the warehouse [IND-BLD-034]', () => {
    const values = filled({ warehouse: { areaValue: 99.99 }, dry: { areaValue: 60 }, freezer: { areaValue: 40 } });
    expect(areaProblems(values).kinds).toEqual(new Map([['warehouse', 'Площадь склада меньше суммы его частей']]));
  });

  test('zero, at its kind', () => {
    expect(areaProblems(filled({ office: { areaValue: 0 } })).kinds).toEqual(
      new Map([['office', 'Недопустимое значение']]),
    );
  });

  test('temperatures the wrong way round, once their kind has an area [IND-BLD-036, IND-BLD-037]', () => {
    const reversed = { temperatureFrom: -18, temperatureTo: -22 };
    expect(areaProblems(filled({ freezer: reversed })).temperatures.size).toBe(0);
    const problems = areaProblems(filled({ freezer: { ...reversed, areaValue: 10 } }));
    expect(problems.temperatures).toEqual(new Set(['freezer']));
    expect(firstAreaProblem(problems)).toBe("Значение в поле 'От' должно быть меньше или равно значению в поле 'До'");
  });
});
