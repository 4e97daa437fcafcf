import { bitsIn, type FieldDescription, fixedValue, flagWord } from '@gektar/contract/fields.ts';
import { dayCell, linkCell, numberCell, type SheetCell, textCell } from './sheet.ts';

interface Named {
  readonly name: string;
  readonly code?: string;
}

/** What a plain described field holds in a spreadsheet: numbers, days and links as such, everything else in words. */
export function describedCell(field: FieldDescription, value: unknown): SheetCell {
  switch (field.kind) {
    case 'number':
      return numberCell(value as number | null, field.decimals === 0 ? 0 : 2);
    case 'day':
      return dayCell(value as string | null);
    case 'link':
      return linkCell(value as string);
    case 'flag':
      return textCell(flagWord(field, value));
    case 'choice':
      return textCell((value as Named | null)?.name);
    case 'choices':
      return namesCell(value as readonly Named[]);
    case 'option':
      return textCell(fixedValue(field.values, value as number | null)?.name);
    case 'mask':
      return namesCell(bitsIn(field.values, value as number | null));
    case 'text':
      return textCell(value as string | null);
    default:
      throw new Error(`a field of the kind ${field.kind} has a cell of its own`);
  }
}

/** Names of dictionary values with their codes. */
function namesCell(values: readonly Named[]): SheetCell {
  return textCell(values.map(({ code, name }) => (code === undefined ? name : `${code} ${name}`)).join('; '));
}
