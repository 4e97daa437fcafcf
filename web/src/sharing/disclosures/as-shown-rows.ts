import type { Domain } from '@gektar/contract/domain.ts';
import type { AsShown, Showing } from '@gektar/contract/sharing/disclosures.ts';
import { daysBetween, formatDate } from '@gektar/format/date.ts';
import { formatChange, formatMeasured } from '@gektar/format/number.ts';
import { days, formatCountOf } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';

/** A row of 'Как показали'. */
export interface AsShownRow {
  readonly label: string;
  readonly before: string;
  readonly now: string;
  /** '−3,3 %', 'позже на 3 дня', 'так же'; a dash when a value is missing. */
  readonly difference: string;
  readonly isDifferent: boolean;
}

const rate = units.roublePerSquareMetre;
const rateOf = (kind: string) => ({ label: `Ставка, ${kind}`, unit: rate });

/** Labels of the recorded figures, in display order. */
const figures: Readonly<Record<string, { readonly label: string; readonly unit: string }>> = {
  price: { label: 'Цена', unit: units.rouble },
  pricePerHa: { label: 'Цена за гектар', unit: units.roublePerHectare },
  averageNetRentalRate: { label: 'Ставка в год', unit: rate },
  salePrice: { label: 'Цена', unit: units.rouble },
  opexPerSqm: { label: 'OPEX', unit: rate },
  warehouseRate: rateOf('склад'),
  dryRate: rateOf('сухой склад'),
  temperatureRate: rateOf('склад с температурным режимом'),
  freezerRate: rateOf('морозильный склад'),
  unheatedRate: rateOf('неотапливаемый склад'),
  productionRate: rateOf('производство'),
  lightIndustrialRate: rateOf('Light Industrial'),
  dataCenterRate: rateOf('дата-центр'),
  officeRate: rateOf('офис'),
  mezzanineRate: rateOf('мезонин'),
};
const areaUnits = { land: units.hectare, industrial: units.squareMetre } as const satisfies Record<Domain, string>;

/** What a client saw of an object, and would see now; an average that equals the only rate is not repeated. */
export function asShownRows({ domain, figure }: Pick<Showing, 'domain' | 'figure'>, shown: AsShown): AsShownRow[] {
  // Without any amount, the link or the file showed none.
  const withheld = figure === null ? 'не показывали' : missing.dash;
  const kinds = shown.figures.filter(({ name }) => name.endsWith('Rate') && name !== 'averageNetRentalRate');
  const rows = Object.entries(figures).flatMap(([name, { label, unit }]): AsShownRow[] => {
    const found = shown.figures.find((one) => one.name === name);
    if (found === undefined || (kinds.length === 1 && kinds[0] === found)) return [];
    const isOnRequest = shown.isShownNow && name !== 'opexPerSqm';
    const none = { before: withheld, now: isOnRequest ? missing.price : missing.dash };
    return [numberRow(`${label}, ${unit}`, found, none)];
  });
  const area = shown.figures.find(({ name }) => name === 'area');
  const unknown = { before: missing.dash, now: missing.dash };
  return [
    ...rows,
    ...(area ? [numberRow(`Площадь, ${areaUnits[domain]}`, area, unknown)] : []),
    ...(shown.day ? [dayRow(shown.day)] : []),
  ];
}

const SAME = 'так же';

/** @param none texts for a missing value, then and now */
function numberRow(
  label: string,
  { before, now }: AsShown['figures'][number],
  none: { readonly before: string; readonly now: string },
): AsShownRow {
  const isKnown = before !== null && now !== null;
  const isDifferent = isKnown && before !== now;
  const change = isDifferent && before !== 0 ? formatChange(before, now) : missing.dash;
  return {
    label,
    before: before === null ? none.before : formatMeasured(before),
    now: now === null ? none.now : formatMeasured(now),
    difference: isKnown && !isDifferent ? SAME : change,
    isDifferent,
  };
}

function dayRow({ before, now }: NonNullable<AsShown['day']>): AsShownRow {
  const row = { label: 'Доступна', before: formatDate(before), now: formatDate(now) };
  if (before === null || now === null) return { ...row, difference: missing.dash, isDifferent: false };
  const later = daysBetween(before, now);
  if (later === 0) return { ...row, difference: SAME, isDifferent: false };
  const difference = `${later > 0 ? 'позже' : 'раньше'} на ${formatCountOf(Math.abs(later), days)}`;
  return { ...row, difference, isDifferent: true };
}
