import { bitsIn, type FieldDescription, fixedValue, fixedValues, flagWord } from '@gektar/contract/fields.ts';
import { formatDate, formatMeeting } from '@gektar/format/date.ts';
import { linkText } from '@gektar/format/link.ts';
import { formatCount, formatMeasured } from '@gektar/format/number.ts';
import { type DayRange, formatDayRange, formatRange, type NumberRange } from '@gektar/format/range.ts';
import { withUnit } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { type FieldWords, listSentence, namedSentence, quoted, singleSentence } from './change-sentences.ts';

/**
 * The sentence of a changed plain field: 'Площадь 13,00 га, была 12,50 га'; undefined for fields that the entity words
 * itself.
 * @param about differences from the description: another label, a word for an empty value, a formatter
 * @param employee name of an employee by id
 */
export function describedSentence(
  field: FieldDescription,
  was: unknown,
  is: unknown,
  about: Partial<FieldWords> = {},
  employee: (id: string) => string | undefined = () => undefined,
): string | undefined {
  const { label, gender = 'he' } = { label: field.label, ...(field.gender && { gender: field.gender }), ...about };
  switch (field.kind) {
    case 'flag':
      return `${label}: ${flagWord(field, is) ?? missing.value.toLowerCase()}`;
    case 'choices':
      return listSentence(label, was, is);
    case 'person': {
      if (field.who !== 'employee') return namedSentence({ label, gender }, was, is);
      const show = (id: unknown) => (typeof id === 'string' ? (employee(id) ?? 'неизвестен') : undefined);
      return singleSentence({ label, gender, show, ...about }, was, is);
    }
    case 'options': {
      const [before, now] = [was, is].map((ids) => fixedValues(field.values, Array.isArray(ids) ? ids : []));
      return listSentence(label, before, now);
    }
    case 'mask': {
      const [before, now] = [was, is].map((sum) => bitsIn(field.values, typeof sum === 'number' ? sum : null));
      return listSentence(label, before, now);
    }
    case 'own':
      return undefined;
    default:
      return singleSentence({ label, gender, show: (value) => describedValue(field, value), ...about }, was, is);
  }
}

/**
 * Display text of a single audit value; undefined for an empty one and for kinds of fields without text. Old events may
 * hold values of another shape.
 */
export function describedValue(field: FieldDescription, value: unknown): string | undefined {
  switch (field.kind) {
    case 'number':
      if (typeof value !== 'number') return undefined;
      return withUnit(field.decimals === 0 ? formatCount(value) : formatMeasured(value), field.unit);
    case 'range':
      return isRange<NumberRange>(value) ? formatRange(value, field.unit) : undefined;
    case 'days':
      return isRange<DayRange>(value) ? formatDayRange(value) : undefined;
    case 'day':
      return typeof value === 'string' ? formatDate(value) : undefined;
    case 'moment':
      return typeof value === 'string' ? formatMeeting(value) : undefined;
    case 'link':
      return typeof value === 'string' && value !== '' ? linkText(value) : undefined;
    case 'choice':
      return nameOf(value);
    case 'option':
      return typeof value === 'number' ? fixedValue(field.values, value)?.name : undefined;
    default:
      return quoted(value);
  }
}

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return 'name' in value && typeof value.name === 'string' ? value.name : undefined;
}

function isRange<Range extends object>(value: unknown): value is Range {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}
