import { bitsIn, type FieldDescription, fixedValue, fixedValues, flagWord } from '@gektar/contract/fields.ts';
import { formatDate, formatMeeting } from '@gektar/format/date.ts';
import { formatCount, formatQuantity, formatSignedQuantity } from '@gektar/format/number.ts';
import { formatRangeOrMissing, type NumberRange } from '@gektar/format/range.ts';
import { withUnit } from '@gektar/format/unit.ts';
import { missing, textOrMissing } from '@gektar/format/words.ts';

interface Named {
  readonly name: string;
  readonly code?: string | undefined;
}

/** '52.10 Хранение'; some names begin with their code, and codes in Latin letters ('kievskoe') are not for people. */
export function codeAndName({ name, code }: Named): string {
  return code === undefined || /^[a-z]/.test(code) || name.startsWith(code) ? name : `${code} ${name}`;
}

/** Display text of a field's value, 'Не указано' for none; the caller renders persons. */
export function describedText(field: FieldDescription, value: unknown): string {
  switch (field.kind) {
    case 'number':
      if (field.sign === 'shown') return formatSignedQuantity(value as number | null, field.unit);
      if (value === null || value === undefined || field.decimals !== 0)
        return formatQuantity(value as number | null, field.unit);
      return withUnit(formatCount(value as number), field.unit);
    case 'range':
      return formatRangeOrMissing((value ?? { from: null, to: null }) as NumberRange, field.unit);
    case 'text':
    case 'link':
      return textOrMissing(value as string | null);
    case 'day':
      return formatDate(value as string | null);
    case 'moment':
      return formatMeeting(value as string | null);
    case 'flag':
      return flagWord(field, value) ?? missing.value;
    case 'choice':
      return textOrMissing((value as Named | null)?.name);
    case 'choices':
      return textOrMissing((value as readonly Named[]).map(codeAndName).join(', '));
    case 'option':
      return textOrMissing(fixedValue(field.values, value as number | null)?.name);
    case 'options':
      return namesOrMissing(fixedValues(field.values, value as readonly number[]));
    case 'mask':
      return namesOrMissing(bitsIn(field.values, value as number | null));
    default:
      throw new Error(`a value of the kind ${field.kind} has no text of its own`);
  }
}

function namesOrMissing(values: readonly Named[]): string {
  return textOrMissing(values.map(({ name }) => name).join(', '));
}
