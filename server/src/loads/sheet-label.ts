import type { SheetField } from '#importing/sheets/sheet-fields.ts';
import type { LoadKind } from './load-kind.ts';

/** Label of the object field that a sheet field fills: 'Комплекс' of `complex.name`, 'Ставка' of `rate`. */
export function sheetLabel({ name, label }: SheetField, { fields }: Pick<LoadKind, 'fields'>): string {
  const own = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return (own ?? Object.values(fields).find(({ readFrom }) => readFrom?.[0] === name))?.label ?? label;
}
