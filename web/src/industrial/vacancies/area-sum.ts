import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';

/** Total area of vacancies: '23 200,00 м²'. Summed in hundredths, so that no fraction is lost. */
export function areaSum(vacancies: readonly { readonly areaSize: number | null }[]): string {
  const hundredths = vacancies.reduce((sum, { areaSize }) => sum + Math.round((areaSize ?? 0) * 100), 0);
  return formatQuantity(hundredths / 100, units.squareMetre);
}
