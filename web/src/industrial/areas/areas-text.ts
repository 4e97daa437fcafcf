import { totalArea } from '@gektar/contract/industrial/areas/area-figures.ts';
import { areaKinds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { formatTemperature } from '@gektar/format/warehouse.ts';
import { missing } from '@gektar/format/words.ts';
import { type AreaValues, figuresOf } from './area-values.ts';
import { areaName, inSentence } from './area-words.ts';

/** Areas as text, with rates in brackets: '13 200,00 м²: сухой склад 9 600,00 (8 900,00), офис 840,00'. */
export function areasText(values: AreaValues): string {
  const total = totalArea(figuresOf(values));
  if (total === null) return missing.value;
  const kinds = areaKinds.flatMap((kind) => {
    const { areaValue, leasePricePerSqm } = values[kind];
    if (areaValue === null) return [];
    const rate = leasePricePerSqm === null ? '' : ` (${formatMeasured(leasePricePerSqm)})`;
    return [`${inSentence(areaName(kind))} ${formatMeasured(areaValue)}${rate}`];
  });
  return `${withUnit(formatMeasured(total), units.squareMetre)}: ${kinds.join(', ')}`;
}

/** A row per kind that has an area: 'Морозильный', '780,00 м² · 12 000,00 руб./м² · от −22 до −18 °С'. */
export function areaLines(values: AreaValues): { label: string; text: string }[] {
  return areaKinds.flatMap((kind) => {
    const { areaValue, leasePricePerSqm, temperatureFrom: from, temperatureTo: to } = values[kind];
    if (areaValue === null) return [];
    const text = [
      withUnit(formatMeasured(areaValue), units.squareMetre),
      leasePricePerSqm === null ? [] : withUnit(formatMeasured(leasePricePerSqm), units.roublePerSquareMetre),
      from === null && to === null ? [] : formatTemperature({ from, to }),
    ];
    return [{ label: areaName(kind), text: text.flat().join(' · ') }];
  });
}
