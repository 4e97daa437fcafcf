import {
  type Areas,
  exceedsTotal,
  isBelowItsParts,
  type KindOfArea,
  rateOfParts,
  totalArea,
  warehouseArea,
} from '@gektar/contract/industrial/areas/area-figures.ts';
import {
  type AreaKind,
  areaKinds,
  mainKinds,
  type TemperedPart,
  temperedParts,
  type WarehousePart,
  warehouseParts,
} from '@gektar/contract/industrial/areas/area-kinds.ts';
import {
  type AreaSet,
  type AreaSetDraft,
  type AreaSetWithPrice,
  type AreaSetWithPriceDraft,
  areasExceedTotal,
  partsExceedWarehouse,
} from '@gektar/contract/industrial/areas/area-set.ts';
import { forEachName } from '@gektar/contract/records.ts';
import { messages } from '#form/messages.ts';
import { isReversed } from '#form/rules.ts';

/** Values of one kind of area in the form. A property that has no column in the form stays null. */
export interface AreaValue {
  /** m² */
  readonly areaValue: number | null;
  /** Roubles per m² a year. */
  readonly leasePricePerSqm: number | null;
  /** Temperature (°С). */
  readonly temperatureFrom: number | null;
  readonly temperatureTo: number | null;
}
/** Areas of a building or a vacancy while they are edited. */
export type AreaValues = Readonly<Record<AreaKind, AreaValue>>;

const noValue: AreaValue = { areaValue: null, leasePricePerSqm: null, temperatureFrom: null, temperatureTo: null };

/** Form values from stored areas; when undefined or null, nothing is set. */
export function toAreaValues(areas?: AreaSet | AreaSetWithPrice | null): AreaValues {
  const stored = (kind: AreaKind): Partial<AreaValue> | null | undefined =>
    isPart(kind) ? areas?.warehouse?.[kind] : areas?.[kind];
  return valuesBy((kind) => {
    const { areaValue, leasePricePerSqm, temperatureFrom, temperatureTo } = { ...noValue, ...stored(kind) };
    return { areaValue, leasePricePerSqm, temperatureFrom, temperatureTo };
  });
}

/** The values with one kind changed. */
export function withArea(values: AreaValues, kind: AreaKind, about: Partial<AreaValue>): AreaValues {
  return { ...values, [kind]: { ...values[kind], ...about } };
}

/** Areas of a building, as sent to the server; a kind without an area is not set (3§5). */
export function toAreaSetDraft(values: AreaValues): AreaSetDraft {
  return areasOf(values, ({ areaValue }) => ({ areaValue }));
}

/** Areas and rates of a vacancy, as sent to the server; a computed rate of the warehouse is left out (M-02). */
export function toAreaSetWithPriceDraft(values: AreaValues): AreaSetWithPriceDraft {
  const rate = isRateComputed(values) ? null : values.warehouse.leasePricePerSqm;
  return areasOf(
    { ...values, warehouse: { ...values.warehouse, leasePricePerSqm: rate } },
    ({ areaValue, leasePricePerSqm }) => ({ areaValue, leasePricePerSqm }),
  );
}

/** Areas and rates for computing sums, average rates and the main kind. */
export function figuresOf(values: AreaValues): Areas {
  return areasOf(values, ({ areaValue, leasePricePerSqm }) => ({ areaValue, leasePricePerSqm }));
}

/** Whether the rate of the warehouse is computed: one of its parts has a rate (M-02). */
export function isRateComputed(values: AreaValues): boolean {
  const { warehouse } = figuresOf(values);
  return warehouse !== null && rateOfParts(warehouse) !== null;
}

/** Whether a kind has an area, which a rate requires. A warehouse without a total has the sum of its parts. */
export function hasArea(values: AreaValues, kind: AreaKind): boolean {
  return kind === 'warehouse' ? warehouseArea(figuresOf(values).warehouse) !== null : values[kind].areaValue !== null;
}

export function isAnyAreaSet(values: AreaValues): boolean {
  return totalArea(figuresOf(values)) !== null;
}

/** Errors of single kinds, and of their sum. */
export interface AreaProblems {
  readonly kinds: ReadonlyMap<AreaKind, string>;
  readonly temperatures: ReadonlySet<AreaKind>;
  /** Message when the sum exceeds the total area. */
  readonly sum: string | undefined;
}

/** @param total total area of the building (m²); null: the sum is not limited */
export function areaProblems(values: AreaValues, total: number | null = null): AreaProblems {
  const figures = figuresOf(values);
  const kinds = new Map<AreaKind, string>();
  for (const kind of areaKinds) if (values[kind].areaValue === 0) kinds.set(kind, messages.zero);
  if (!kinds.has('warehouse') && isBelowItsParts(figures.warehouse)) kinds.set('warehouse', partsExceedWarehouse);
  const reversed = temperedParts.filter((kind) => {
    const { areaValue, temperatureFrom: from, temperatureTo: to } = values[kind];
    return areaValue !== null && isReversed({ from, to });
  });
  return {
    kinds,
    temperatures: new Set(reversed),
    sum: exceedsTotal(figures, total) ? areasExceedTotal : undefined,
  };
}

/** The first error, for a form with one message per field. */
export function firstAreaProblem({ kinds, temperatures, sum }: AreaProblems): string | undefined {
  return [...kinds.values()][0] ?? (temperatures.size > 0 ? messages.rangeOrder : undefined) ?? sum;
}

export function isPart(kind: AreaKind): kind is WarehousePart {
  return warehouseParts.some((part) => part === kind);
}

export function isTempered(kind: AreaKind): boolean {
  return temperedParts.some((part) => part === kind);
}

const otherKinds = mainKinds.filter((kind) => kind !== 'warehouse');

function areasOf<Figures extends KindOfArea>(values: AreaValues, of: (value: AreaValue) => Figures) {
  const kind = (name: AreaKind) => (values[name].areaValue === null ? null : of(values[name]));
  const tempered = (name: TemperedPart) => {
    const { temperatureFrom, temperatureTo } = values[name];
    const figures = kind(name);
    return figures && { ...figures, temperatureFrom, temperatureTo };
  };
  const parts = {
    dry: kind('dry'),
    temperature: tempered('temperature'),
    freezer: tempered('freezer'),
    unheated: kind('unheated'),
  };
  const isStored = values.warehouse.areaValue !== null || Object.values(parts).some((part) => part !== null);
  return { ...forEachName(otherKinds, kind), warehouse: isStored ? { ...of(values.warehouse), ...parts } : null };
}

function valuesBy(of: (kind: AreaKind) => AreaValue): AreaValues {
  return forEachName(areaKinds, of);
}
