import { areaOf, rateOf, rateOfParts } from '@gektar/contract/industrial/areas/area-figures.ts';
import {
  type MainKind,
  mainKinds,
  type WarehousePart,
  warehouseParts,
} from '@gektar/contract/industrial/areas/area-kinds.ts';
import { AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { plural } from '@gektar/format/plural.ts';
import { afterSteps, type NumberChange, type WrittenByParts } from '#operations/patch.ts';

/** A kind of area, or a part of the warehouse, with a rate of its own. */
type RatedPart = Exclude<MainKind, 'warehouse'> | 'warehouse' | `warehouse.${WarehousePart}`;

/** Parts that have an area: those of the warehouse when it has priced ones, else the warehouse as a whole. */
function ratedParts(areas: AreaSetWithPrice): RatedPart[] {
  return mainKinds.flatMap((kind): RatedPart[] => {
    if (areaOf(areas, kind) === null) return [];
    const { warehouse } = areas;
    if (kind !== 'warehouse' || warehouse === null || rateOfParts(warehouse) === null) return [kind];
    return warehouseParts.flatMap((part) => (warehouse[part]?.areaValue == null ? [] : [`warehouse.${part}` as const]));
  });
}

function storedRate(areas: AreaSetWithPrice, part: RatedPart): number | null {
  const [kind, inner] = part.split('.');
  const ofWarehouse = warehouseParts.find((name) => name === inner);
  if (ofWarehouse !== undefined) return areas.warehouse?.[ofWarehouse]?.leasePricePerSqm ?? null;
  const main = mainKinds.find((name) => name === kind);
  return main === undefined ? null : rateOf(areas, main);
}

function withRate(areas: AreaSetWithPrice, part: RatedPart, leasePricePerSqm: number | null): AreaSetWithPrice {
  const [kind, inner] = part.split('.');
  const { warehouse } = areas;
  const ofWarehouse = warehouseParts.find((name) => name === inner);
  if (warehouse !== null && ofWarehouse !== undefined) {
    const own = warehouse[ofWarehouse];
    return own === null
      ? areas
      : { ...areas, warehouse: { ...warehouse, [ofWarehouse]: { ...own, leasePricePerSqm } } };
  }
  const main = mainKinds.find((name) => name === kind);
  const own = main && areas[main];
  return main && own ? { ...areas, [main]: { ...own, leasePricePerSqm } } : areas;
}

/** 'Ставка из двух частей: измените части' */
function ofSeveral(count: number): string {
  const words = ['', '', 'двух', 'трёх', 'четырёх', 'пяти', 'шести'];
  return `Ставка из ${words[count] ?? count} ${plural(count, ['части', 'частей', 'частей'])}: измените части`;
}

/**
 * The rate of a vacancy is that of its parts: one part takes the new rate, several take a step each; a single rate for several is
 * refused.
 */
export const writtenRate: WrittenByParts = {
  description: vacancyFields.averageNetRentalRate,
  write(current, change: NumberChange) {
    const areas = AreaSetWithPrice.parse(current['areaSetWithPrice']);
    const parts = ratedParts(areas);
    if ('steps' in change) {
      const written = parts.reduce((now, part) => {
        const rate = storedRate(areas, part);
        return rate === null
          ? now
          : withRate(now, part, afterSteps(rate, change.steps, vacancyFields.averageNetRentalRate));
      }, areas);
      return { areaSetWithPrice: written };
    }
    const [only, ...others] = parts;
    if (only === undefined) return 'Сначала укажите площадь';
    if (others.length > 0) return ofSeveral(parts.length);
    return { areaSetWithPrice: withRate(areas, only, change.set) };
  },
};
