import { unitDoubts } from './guess-units.ts';
import type { SheetField } from './sheet-fields.ts';
import type { Units } from './units.ts';

/** A unit that a column may have. */
export interface UnitChoice {
  readonly id: string;
  readonly label: string;
  readonly gives: Units;
}

const periods: readonly UnitChoice[] = [
  { id: 'month', label: 'За месяц', gives: { months: 1 } },
  { id: 'year', label: 'За год', gives: { months: 12 } },
];
const areas: readonly UnitChoice[] = [
  { id: 'hectare', label: 'Гектары', gives: { area: 10_000 } },
  { id: 'sotka', label: 'Сотки', gives: { area: 100 } },
  { id: 'metre', label: 'Квадратные метры', gives: { area: 1 } },
];
const sizes: readonly UnitChoice[] = [
  { id: 'rouble', label: 'Рубли', gives: { size: 1 } },
  { id: 'thousand', label: 'Тысячи рублей', gives: { size: 1e3 } },
  { id: 'million', label: 'Миллионы рублей', gives: { size: 1e6 } },
];

/** A price that is for the whole object, whatever its size. */
const wholes: readonly UnitChoice[] = [{ id: 'whole', label: 'За весь объект', gives: {} }];
const perAreas: readonly UnitChoice[] = [
  { id: 'per-hectare', label: 'За га', gives: { per: 10_000 } },
  { id: 'per-sotka', label: 'За сотку', gives: { per: 100 } },
  { id: 'per-metre', label: 'За м²', gives: { per: 1 } },
];

/** What a price of the column of a field is for; empty: the field is no price. No question asks about it. */
export function perChoices({ reading }: SheetField): readonly UnitChoice[] {
  return { price: wholes, pricePerArea: perAreas }[reading.kind as 'price'] ?? [];
}

/** Units that a person may choose for the column of a field. */
export function columnUnits(field: SheetField): readonly UnitChoice[] {
  return [...perChoices(field), ...unitChoices(field)];
}

/** Units that a question about the column of a field may have; empty: the field has none. */
export function unitChoices({ reading }: SheetField): readonly UnitChoice[] {
  switch (reading.kind) {
    case 'rate':
    case 'opex':
      return periods;
    case 'area':
      return areas;
    case 'price':
    case 'pricePerArea':
      return sizes;
    default:
      return [];
  }
}

/** The unit of a column by id; undefined where none of the choices is meant. */
export function unitOf(field: SheetField, units: Units): UnitChoice | undefined {
  return columnUnits(field).find(
    ({ gives }) =>
      Object.keys(gives).length > 0 &&
      Object.entries(gives).every(([name, value]) => Reflect.get(units, name) === value),
  );
}

/** Whether a question is about a unit, which is answered by a unit of its column. */
export function isUnitDoubt(reason: string): boolean {
  return Object.values<string>(unitDoubts).includes(reason);
}
