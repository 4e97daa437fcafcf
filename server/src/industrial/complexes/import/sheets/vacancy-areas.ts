import { amountDoubts, readAmount } from '#importing/sheets/amounts.ts';
import type { RowReading } from '#importing/sheets/read-sheets.ts';
import { temperatures } from '#importing/sheets/read-value.ts';
import { columnDoubts } from '#importing/sheets/understand-columns.ts';
import { meaningOf } from '#importing/sheets/value-words.ts';
import { type Ask, vacancyDoubts } from './vacancy-doubts.ts';
import { rateOf } from './vacancy-money.ts';
import type { Vacancy } from './vacancy-object.ts';
import { areaKindWords, type KindOfPart } from './vacancy-sheet-words.ts';

interface Part {
  areaValue: number | null;
  leasePricePerSqm: number | null;
  temperatureFrom?: number | null;
  temperatureTo?: number | null;
}
export const AREA = 'areaSetWithPrice';

export function hasArea({ values }: RowReading): boolean {
  return [...values].some(
    ([name, { value, doubt, isSpread }]) =>
      (name === 'area' || name.startsWith('area.')) &&
      ((value !== undefined && value !== 0) || doubt !== undefined) &&
      !isSpread,
  );
}

/** A building that is offered whole: the only area of the table is its total one. */
export function withArea(row: RowReading): RowReading {
  const total = row.values.get('building.totalArea');
  const hasAreas = row.columns.some(({ field }) => field && (field.name === 'area' || field.name.startsWith('area.')));
  if (hasAreas || typeof total?.value !== 'number') return row;
  const values = new Map(row.values);
  values.delete('building.totalArea');
  const { doubt, ...certain } = total;
  values.set('area', doubt?.startsWith(columnDoubts.twoFields) ? certain : total);
  return { ...row, values };
}

/** Areas by kind with their rates; the rate of the row. */
export function addAreas(object: Vacancy['object'], row: RowReading, ask: Ask): number | undefined {
  const area = row.values.get('area');
  const rateReading = row.values.get('rate');
  const rate = rateOf(row, ask);
  const parts = new Map<KindOfPart, Part>();
  const words = [
    row.values.get('areaKind')?.raw,
    row.values.get('name')?.raw,
    area?.amount?.rest,
    row.values.get('floors')?.raw,
  ].filter((text): text is string => text !== undefined);
  const kind = words.map((text) => meaningOf(areaKindWords, text)).find((found) => found !== undefined) ?? 'warehouse';
  if (typeof area?.value === 'number') {
    const [first, second] = area.amount?.parts ?? [];
    if (first !== undefined && second !== undefined && area.amount?.parts?.length === 2 && kind === 'warehouse') {
      parts.set('warehouse', { areaValue: first, leasePricePerSqm: rate ?? null });
      parts.set('mezzanine', { areaValue: second, leasePricePerSqm: null });
      ask(AREA, vacancyDoubts.parts);
    } else parts.set(kind, { areaValue: area.value, leasePricePerSqm: rate ?? null });
  }
  const named = namedParts(area?.raw ?? '');
  if (named) {
    parts.clear();
    for (const [part, size] of named) parts.set(part, { areaValue: size, leasePricePerSqm: null });
    const first = parts.get('warehouse') ?? [...parts.values()][0];
    if (first) first.leasePricePerSqm = rate ?? null;
  } else if (area?.doubt !== undefined && area.value === undefined) {
    parts.set(kind, { areaValue: null, leasePricePerSqm: rate ?? null });
  }
  if (!named && area?.doubt !== undefined && area.doubt !== amountDoubts.sum) ask(AREA, area.doubt);
  else if (!named && area?.doubt === amountDoubts.sum && parts.size === 1) ask(AREA, area.doubt);
  if (rateReading?.doubt !== undefined && rate !== undefined) ask('leasePricePerSqm', rateReading.doubt);
  for (const [name, reading] of row.values) {
    const [, part] = /^area\.(\w+)$/.exec(name) ?? [];
    if (part === undefined || typeof reading.value !== 'number' || reading.value === 0) continue;
    const path = (
      part === 'freezer' || part === 'temperature' || part === 'dry' ? `warehouse.${part}` : part
    ) as KindOfPart;
    const price = row.values.get(`rate.${part}`)?.value;
    parts.set(path, {
      areaValue: reading.value,
      leasePricePerSqm: typeof price === 'number' ? price : path.startsWith('warehouse') ? (rate ?? null) : null,
    });
    if (reading.doubt !== undefined) ask(AREA, reading.doubt);
  }
  dropTotal(parts, kind, area?.value);
  addTemperatures(parts, row);
  object[AREA] = areaSet(parts);
  return rate;
}

/** Areas of one cell with their kinds: 'склад 7 200, мезонин 900, офис 390'; undefined unless each part names its kind. */
function namedParts(text: string): [KindOfPart, number][] | undefined {
  const parts = text.split(/[;+\n]|,(?!\d)/).map((part) => part.trim());
  const read = parts.map((part) => [meaningOf(areaKindWords, part), readAmount(part)] as const);
  if (parts.length < 2) return undefined;
  const named = read.flatMap(([kind, amount]): [KindOfPart, number][] =>
    kind && amount ? [[kind, amount.value]] : [],
  );
  return named.length === parts.length ? named : undefined;
}

/** The column of the whole area next to columns of all its parts: 'всего', 'в т. ч. склад', 'в т. ч. офис'. */
function dropTotal(parts: Map<KindOfPart, Part>, kind: KindOfPart, total: unknown): void {
  const whole = parts.get(kind);
  const others = [...parts].filter(([name]) => name !== kind).map(([, part]) => part);
  const sum = others.reduce((size, { areaValue }) => size + (areaValue ?? 0), 0);
  const [first] = others;
  if (!whole || !first || others.length < 2 || typeof total !== 'number' || Math.abs(sum - total) > total * 0.002)
    return;
  first.leasePricePerSqm ??= whole.leasePricePerSqm;
  parts.delete(kind);
}

function addTemperatures(parts: Map<KindOfPart, Part>, row: RowReading): void {
  const text = [row.values.get('areaKind')?.raw, ...row.remarks.filter((remark) => /темп/iu.test(remark))].find(
    (one) => one !== undefined && /[-+−–]?\d{1,2}\s?(?:°|\.\.|…|до|\/|$)/u.test(one),
  );
  const degrees = text === undefined ? [] : temperatures(text.replace(/^[^:]*:/, ''));
  for (const path of ['warehouse.temperature', 'warehouse.freezer'] as const) {
    const part = parts.get(path);
    if (!part) continue;
    part.temperatureFrom = degrees.length > 0 ? Math.min(...degrees) : null;
    part.temperatureTo = degrees.length > 0 ? Math.max(...degrees) : null;
  }
}

/** Areas in wire shape. */
function areaSet(parts: ReadonlyMap<KindOfPart, Part>) {
  const within = (name: KindOfPart) => parts.get(name) ?? null;
  const inside = {
    dry: within('warehouse.dry'),
    temperature: within('warehouse.temperature'),
    freezer: within('warehouse.freezer'),
    unheated: within('warehouse.unheated'),
  };
  const whole = parts.get('warehouse');
  const hasWarehouse = whole !== undefined || Object.values(inside).some((part) => part !== null);
  return {
    warehouse: hasWarehouse
      ? { areaValue: whole?.areaValue ?? null, leasePricePerSqm: whole?.leasePricePerSqm ?? null, ...inside }
      : null,
    production: within('production'),
    lightIndustrial: within('lightIndustrial'),
    dataCenter: null,
    office: within('office'),
    mezzanine: within('mezzanine'),
  };
}
