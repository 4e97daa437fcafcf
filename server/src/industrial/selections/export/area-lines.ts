import { areaOf, rateOf } from '@gektar/contract/industrial/areas/area-figures.ts';
import {
  type AreaKind,
  areaTypeIds,
  mainKinds,
  type TemperedPart,
  temperedParts,
  warehouseParts,
} from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { formatTemperature } from '@gektar/format/warehouse.ts';

/** One kind of area of a vacancy. */
export interface AreaLine {
  readonly kind: AreaKind;
  readonly name: string;
  /** m² */
  readonly area: number;
  /** Roubles per m² a year; null without a rate. */
  readonly rate: number | null;
  /** 'от +2 до +6 °С'; undefined when the kind has no temperature, or none is known. */
  readonly temperature: string | undefined;
}

/**
 * The areas of a vacancy in the order of every form (H-29): a warehouse as its parts and the remaining area, or as one
 * row when it has no parts.
 */
export function areaLines(areas: AreaSetWithPrice): AreaLine[] {
  return [
    ...warehouseLines(areas),
    ...mainKinds.slice(1).flatMap((kind) => lineOf(kind, areaOf(areas, kind), rateOf(areas, kind))),
  ];
}

function warehouseLines(areas: AreaSetWithPrice): AreaLine[] {
  const { warehouse } = areas;
  const total = areaOf(areas, 'warehouse');
  if (warehouse === null || total === null) return [];
  const parts = warehouseParts.flatMap((part) => {
    const own = warehouse[part];
    const temperature = isTempered(part) ? temperatureOf(warehouse[part]) : undefined;
    return own ? lineOf(part, own.areaValue, own.leasePricePerSqm, temperature) : [];
  });
  const rest = Math.round((total - parts.reduce((sum, { area }) => sum + area, 0)) * 100) / 100;
  if (parts.length === 0) return lineOf('warehouse', total, rateOf(areas, 'warehouse'));
  const name = `${nameOf('warehouse')}, остальная площадь`;
  return rest > 0 ? [...parts, { kind: 'warehouse', name, area: rest, rate: null, temperature: undefined }] : parts;
}

function lineOf(kind: AreaKind, area: number | null, rate: number | null, temperature?: string): AreaLine[] {
  return area === null ? [] : [{ kind, name: nameOf(kind), area, rate, temperature }];
}

function nameOf(kind: AreaKind): string {
  return enumerationName('area-types', areaTypeIds[kind]);
}

function isTempered(part: AreaKind): part is TemperedPart {
  return temperedParts.some((one) => one === part);
}

function temperatureOf(
  part: { readonly temperatureFrom: number | null; readonly temperatureTo: number | null } | null,
): string | undefined {
  if (part === null || (part.temperatureFrom === null && part.temperatureTo === null)) return undefined;
  return formatTemperature({ from: part.temperatureFrom, to: part.temperatureTo });
}
