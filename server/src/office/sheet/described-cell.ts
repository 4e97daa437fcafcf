import { bitsIn, type FieldDescription, fixedValue, flagWord } from '@gektar/contract/fields.ts';
import { dayCell, numberCell, type SheetCell, textCell } from './sheet.ts';

/** Value of a plain described field in a spreadsheet: numbers and days as such, flags and fixed values in words. */
export function describedCell(field: FieldDescription, value: unknown): SheetCell {
  switch (field.kind) {
    case 'number':
      return numberCell(value as number | null, field.decimals === 0 ? 0 : 2);
    case 'day':
      return dayCell(value as string | null);
    case 'flag':
      return textCell(flagWord(field, value));
    case 'option':
      return textCell(fixedValue(field.values, value as number | null)?.name);
    case 'mask':
      return textCell(
        bitsIn(field.values, value as number | null)
          .map(({ name }) => name)
          .join('; '),
      );
    case 'text':
      return textCell(value as string | null);
    default:
      throw new Error(`a field of the kind ${field.kind} has a cell of its own`);
  }
}
