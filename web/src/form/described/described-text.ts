import { describedValue } from '@gektar/contract/described-value.ts';
import { bitsIn, type FieldDescription, fixedValue, fixedValues, flagWord } from '@gektar/contract/fields.ts';
import { formatDate, formatMeeting } from '@gektar/format/date.ts';
import { formatCount, formatQuantity, formatSignedQuantity } from '@gektar/format/number.ts';
import { formatDayRange, formatRangeOrMissing } from '@gektar/format/range.ts';
import { withUnit } from '@gektar/format/unit.ts';
import { missing, textOrMissing } from '@gektar/format/words.ts';

interface Named {
  readonly name: string;
  readonly code?: string | undefined;
}

/**
 * '52.10 Хранение'. The code is left out if the name begins with it, or if it is in Latin letters ('kievskoe') and so
 * not meant for people.
 */
export function codeAndName({ name, code }: Named): string {
  return code === undefined || /^[a-z]/.test(code) || name.startsWith(code) ? name : `${code} ${name}`;
}

/** Display text of a field's value; 'Не указано' if empty. Persons are rendered by the caller. */
export function describedText(field: FieldDescription, value: unknown): string {
  const of = describedValue(field, value);
  switch (of.kind) {
    case 'number': {
      const { unit, sign, decimals } = of.field;
      if (sign === 'shown') return formatSignedQuantity(of.value, unit);
      if (of.value === null || of.value === undefined || decimals !== 0) return formatQuantity(of.value, unit);
      return withUnit(formatCount(of.value), unit);
    }
    case 'range':
      return formatRangeOrMissing(of.value ?? { from: null, to: null }, of.field.unit);
    case 'text':
    case 'link':
      return textOrMissing(of.value);
    case 'day':
      return formatDate(of.value);
    case 'moment':
      return formatMeeting(of.value);
    case 'days':
      return textOrMissing(of.value && formatDayRange(of.value));
    case 'flag':
      return flagWord(of.field, of.value) ?? missing.value;
    case 'choice':
      return textOrMissing(of.value?.name);
    case 'choices':
      return textOrMissing(of.value.map(codeAndName).join(', '));
    case 'option':
      return textOrMissing(fixedValue(of.field.values, of.value)?.name);
    case 'options':
      return namesOrMissing(fixedValues(of.field.values, of.value));
    case 'mask':
      return namesOrMissing(bitsIn(of.field.values, of.value));
    default:
      throw new Error(`a value of the kind ${of.kind} has no text of its own`);
  }
}

function namesOrMissing(values: readonly Named[]): string {
  return textOrMissing(values.map(({ name }) => name).join(', '));
}
