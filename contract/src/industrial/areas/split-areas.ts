import { forEachName, pick } from '#records.ts';
import { type AreaKind, areaKinds, mainKinds, type WarehousePart, warehouseParts } from './area-kinds.ts';
import { type AreaSetWithPrice, withoutHiddenRate } from './area-set.ts';

type Kind = NonNullable<AreaSetWithPrice['production']>;
type Warehouse = NonNullable<AreaSetWithPrice['warehouse']>;
type ByKind = Record<AreaKind, Kind | null>;

const otherKinds = mainKinds.filter((kind) => kind !== 'warehouse');

/**
 * Splits the areas of a vacancy (M-01). Both halves keep the rates and temperatures of the vacancy; only the areas of
 * the given part are used.
 * @returns undefined when the part is empty, is the whole vacancy, or exceeds its areas
 */
export function splitAreas(
  whole: AreaSetWithPrice,
  part: AreaSetWithPrice,
): { readonly closed: AreaSetWithPrice; readonly rest: AreaSetWithPrice } | undefined {
  const closed: ByKind = forEachName(areaKinds, () => null);
  const rest: ByKind = forEachName(areaKinds, () => null);
  const take = (kind: AreaKind, from: Kind | null | undefined, asked: Kind | null | undefined): boolean => {
    const [there, wanted] = [from?.areaValue ?? null, asked?.areaValue ?? null];
    const left = hundredths((there ?? 0) - (wanted ?? 0));
    if (left < 0 || (wanted !== null && there === null)) return false;
    closed[kind] = from && wanted !== null ? { ...from, areaValue: wanted } : null;
    rest[kind] = from && left > 0 ? { ...from, areaValue: left } : null;
    return true;
  };
  const isTaken =
    warehouseParts.every((one) => take(one, whole.warehouse?.[one], part.warehouse?.[one])) &&
    otherKinds.every((one) => take(one, whole[one], part[one]));
  if (!isTaken) return undefined;
  const warehouse = splitWarehouse(whole.warehouse && withoutHiddenRate(whole.warehouse), part.warehouse, closed, rest);
  if (warehouse === undefined) return undefined;
  const halves = {
    closed: { ...pick(closed, otherKinds), warehouse: warehouse.closed },
    rest: { ...pick(rest, otherKinds), warehouse: warehouse.rest },
  };
  return isEmpty(halves.closed) || isEmpty(halves.rest) ? undefined : halves;
}

/** When the part lists only parts of the warehouse, their sum is its total. */
function splitWarehouse(
  whole: Warehouse | null,
  part: Warehouse | null,
  closed: ByKind,
  rest: ByKind,
): { closed: Warehouse | null; rest: Warehouse | null } | undefined {
  if (whole === null) return part === null ? { closed: null, rest: null } : undefined;
  const parts = (of: ByKind) => pick(of, warehouseParts) as Pick<Warehouse, WarehousePart>;
  const sum = (of: ByKind) => hundredths(warehouseParts.reduce((area, one) => area + (of[one]?.areaValue ?? 0), 0));
  const total = whole.areaValue;
  const asked = part?.areaValue ?? null;
  if (total === null && asked !== null) return undefined;
  const taken = total === null ? null : (asked ?? sum(closed));
  const left = total === null || taken === null ? null : hundredths(total - taken);
  if (taken !== null && taken < sum(closed)) return undefined;
  if (left !== null && (left < 0 || left < sum(rest))) return undefined;
  const half = (area: number | null, of: ByKind): Warehouse | null =>
    (area ?? 0) > 0 || sum(of) > 0 ? { ...whole, areaValue: area === 0 ? null : area, ...parts(of) } : null;
  return { closed: half(taken, closed), rest: half(left, rest) };
}

function isEmpty(areas: AreaSetWithPrice): boolean {
  return mainKinds.every((kind) => areas[kind] === null);
}

/** Areas are stored in hundredths; differences of decimals are not exact. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
