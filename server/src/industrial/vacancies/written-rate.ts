import { AreaSetWithPrice } from '@gektar/contract/industrial/areas/area-set.ts';
import { ratedParts, rateOfPart, withRateOfPart } from '@gektar/contract/industrial/areas/rated-parts.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { plural } from '@gektar/format/plural.ts';
import { afterSteps, type NumberChange, type WrittenByParts } from '#operations/patch.ts';

/** Error message: 'Ставка из двух частей: измените части'. */
function ofSeveral(count: number): string {
  const words = ['', '', 'двух', 'трёх', 'четырёх', 'пяти', 'шести'];
  return `Ставка из ${words[count] ?? count} ${plural(count, ['части', 'частей', 'частей'])}: измените части`;
}

/**
 * Writes the rate of a vacancy into its parts. A single part takes the new rate. Several parts take a step (multiply,
 * add, round) or a rate for each; a single rate for several parts is refused.
 */
export const writtenRate: WrittenByParts = {
  description: vacancyFields.averageNetRentalRate,
  write(current, change: NumberChange) {
    const areas = AreaSetWithPrice.parse(current['areaSetWithPrice']);
    const parts = ratedParts(areas);
    if ('steps' in change) {
      const written = parts.reduce((now, part) => {
        const rate = rateOfPart(areas, part);
        if (rate === null) return now;
        return withRateOfPart(now, part, afterSteps(rate, change.steps, vacancyFields.averageNetRentalRate));
      }, areas);
      return { areaSetWithPrice: written };
    }
    if ('parts' in change) {
      const named = Object.entries(change.parts);
      const written = named.reduce((now, [name, rate]) => {
        const part = parts.find((one) => one === name);
        return part === undefined ? now : withRateOfPart(now, part, rate);
      }, areas);
      const isKnown = named.every(([name]) => parts.some((part) => part === name));
      return isKnown ? { areaSetWithPrice: written } : 'Такой части больше нет';
    }
    const [only, ...others] = parts;
    if (only === undefined) return 'Сначала укажите площадь';
    if (others.length > 0) return ofSeveral(parts.length);
    return { areaSetWithPrice: withRateOfPart(areas, only, change.set) };
  },
};
