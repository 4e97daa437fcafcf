import { shortLabel } from '@gektar/contract/fields.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { joinEnds } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import type { KeyFigure } from '#ui/component/key-figures.tsx';

/** Figures that clients ask for on the phone: size, free area, rate, height, distance, power. */
export function complexFigures(complex: FullComplex): KeyFigure[] {
  const { complexArea, totalBuildingAreaCalc, freeArea, averageRentalRate, vacancyCount } = complex;
  // Without open vacancies the missing rate is shown as unknown, not as 'По запросу'.
  const noRate = vacancyCount > 0 ? missing.price : missing.value;
  return [
    {
      ...figure(complexFields.complexArea.label, complexArea ?? (totalBuildingAreaCalc || null), units.squareMetre),
      field: 'complexArea',
    },
    figure('Свободно', freeArea, units.squareMetre),
    figure('Ставка, ср.', averageRentalRate, units.roublePerSquareMetre, noRate),
    heights(complex),
    {
      ...figure(shortLabel(complexFields.distanceFromRingRoad), complex.distanceFromRingRoad, units.kilometre),
      field: 'distanceFromRingRoad',
    },
    {
      ...figure(complexFields.electricitySupply.label, complex.electricitySupply, units.kilowatt),
      field: 'electricitySupply',
    },
  ];
}

function figure(label: string, value: number | null, unit: string, nothing: string = missing.value): KeyFigure {
  return value === null ? { label, text: nothing, isWord: true } : { label, text: formatMeasured(value), unit };
}

/** The working height of active buildings, from the lowest to the highest. */
function heights({ isEnabled, buildings }: FullComplex): KeyFigure {
  const { label } = buildingFields.workingHeight;
  const all = buildings.filter((one) => one.isEnabled || !isEnabled).map(({ workingHeight }) => workingHeight);
  if (all.length === 0) return { label, text: missing.value, isWord: true };
  const [lowest, highest] = [formatMeasured(Math.min(...all)), formatMeasured(Math.max(...all))];
  return { label, text: lowest === highest ? lowest : joinEnds(lowest, highest), unit: units.metre };
}
