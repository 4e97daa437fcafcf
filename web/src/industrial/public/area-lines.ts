import { rateOf, rateOfParts } from '@gektar/contract/industrial/areas/area-figures.ts';
import {
  type AreaKind,
  mainKinds,
  temperedParts,
  warehouseParts,
} from '@gektar/contract/industrial/areas/area-kinds.ts';
import type { AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import { formatTemperature } from '@gektar/format/warehouse.ts';
import { mixParts, totalsOf } from '#industrial/areas/mix-parts.ts';

/** Names of kinds of area for clients: in full where the broker's tables are short. */
const areaNames: Readonly<Record<AreaKind, string>> = {
  warehouse: 'Склад',
  dry: 'Сухой склад',
  temperature: 'С температурным режимом',
  freezer: 'Морозильный',
  unheated: 'Неотапливаемый',
  production: 'Производство',
  lightIndustrial: 'Light Industrial',
  dataCenter: 'Дата-центр',
  office: 'Офисы',
  mezzanine: 'Мезонин',
};

/** A row with one kind of area of a vacancy. */
export interface AreaLine {
  readonly kind: AreaKind;
  readonly name: string;
  /** m² */
  readonly area: number;
  /** Rate (roubles per m² a year); null when it is on request. */
  readonly rate: number | null;
  /** 'от −22 до — °С'; absent when no temperature is known. */
  readonly temperature?: string;
}

/**
 * Areas of a vacancy in the order of its strip; a warehouse as its parts, and the remainder that is in none of them.
 */
export function areaLines(areas: AreaSetWithPrice): AreaLine[] {
  const parts = mixParts(totalsOf(areas)).flatMap(({ kind, label, area }) =>
    kind === 'rest' ? [] : [{ kind, label, area }],
  );
  return parts.map(({ kind, label, area }) => {
    const temperature = temperatureOf(areas, kind);
    const isRemainder = kind === 'warehouse' && parts.some((part) => isPart(part.kind));
    return {
      kind,
      name: isRemainder ? label : areaNames[kind],
      area,
      rate: lineRate(areas, kind),
      ...(temperature !== undefined && { temperature }),
    };
  });
}

function isPart(kind: AreaKind): boolean {
  return warehouseParts.some((part) => part === kind);
}

/** Rate of a kind. The rate of the warehouse applies to its parts while none of them has a rate (M-02). */
function lineRate(areas: AreaSetWithPrice, kind: AreaKind): number | null {
  const main = mainKinds.find((one) => one === kind && one !== 'warehouse');
  if (main) return rateOf(areas, main);
  const { warehouse } = areas;
  if (warehouse === null) return null;
  const ofWhole = rateOfParts(warehouse) === null ? warehouse.leasePricePerSqm : null;
  const part = warehouseParts.find((one) => one === kind);
  return (part && warehouse[part]?.leasePricePerSqm) ?? ofWhole;
}

function temperatureOf({ warehouse }: AreaSetWithPrice, kind: AreaKind): string | undefined {
  const part = temperedParts.find((one) => one === kind);
  const { temperatureFrom: from, temperatureTo: to } = (part && warehouse?.[part]) ?? {
    temperatureFrom: null,
    temperatureTo: null,
  };
  return from === null && to === null ? undefined : formatTemperature({ from, to });
}
