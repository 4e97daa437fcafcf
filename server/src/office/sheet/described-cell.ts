import { describedValue } from '@gektar/contract/described-value.ts';
import { bitsIn, type FieldDescription, fixedValue, flagWord } from '@gektar/contract/fields.ts';
import { dayCell, linkCell, numberCell, type SheetCell, textCell } from './sheet.ts';

interface Named {
  readonly name: string;
  readonly code?: string | undefined;
}

/** Cell for the value of a field by its description: numbers, days and links as such, everything else as words. */
export function describedCell(field: FieldDescription, value: unknown): SheetCell {
  const of = describedValue(field, value);
  switch (of.kind) {
    case 'number':
      return numberCell(of.value ?? null, of.field.decimals === 0 ? 0 : 2);
    case 'day':
      return dayCell(of.value);
    case 'link':
      return linkCell(of.value ?? '');
    case 'flag':
      return textCell(flagWord(of.field, of.value));
    case 'choice':
      return textCell(of.value?.name);
    case 'choices':
      return namesCell(of.value);
    case 'option':
      return textCell(fixedValue(of.field.values, of.value)?.name);
    case 'mask':
      return namesCell(bitsIn(of.field.values, of.value));
    case 'text':
      return textCell(of.value);
    default:
      throw new Error(`a field of the kind ${of.kind} has a cell of its own`);
  }
}

/** Names of dictionary values with their codes. */
function namesCell(values: readonly Named[]): SheetCell {
  return textCell(values.map(({ code, name }) => (code === undefined ? name : `${code} ${name}`)).join('; '));
}
