import { describedValue } from '@gektar/contract/described-value.ts';
import { bitsIn, type FieldDescription, fixedValue, flagWord } from '@gektar/contract/fields.ts';
import { isRecord } from '@gektar/contract/records.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCount, formatWritten } from '@gektar/format/number.ts';
import type { ObjectField, ObjectValues } from './load-kind.ts';

/** Value of a field by its path. */
export function valueAt(fields: Readonly<Record<string, ObjectField>>, values: ObjectValues, path: string): unknown {
  const own = fields[path]?.get;
  if (own) return own(values);
  const [part = '', name] = path.split('.');
  if (name === undefined) return values[path];
  const within = values[part];
  return isRecord(within) ? within[name] : undefined;
}

/** The values with a new value under a path; `undefined` empties the field. */
export function withValue(
  fields: Readonly<Record<string, ObjectField>>,
  values: ObjectValues,
  path: string,
  value: unknown,
): ObjectValues {
  const own = fields[path]?.set;
  if (own) return own(values, value);
  const [part = '', name] = path.split('.');
  if (name === undefined) return { ...values, [path]: value };
  const within = values[part];
  return { ...values, [part]: { ...(isRecord(within) ? within : {}), [name]: value } };
}

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** A value as text; empty for none. */
export function valueText({ description, textOf }: ObjectField, value: unknown): string {
  if (isEmpty(value)) return '';
  if (textOf) return textOf(value);
  return description === undefined ? plainText(value) : describedText(description, value);
}

/** Unit of the values of a field; empty for none. */
export function unitOf({ description, unit }: ObjectField): string {
  return (description?.kind === 'number' ? description.unit : unit) ?? '';
}

function describedText(description: FieldDescription, value: unknown): string {
  const of = describedValue(description, value);
  switch (of.kind) {
    case 'number':
      if (typeof value !== 'number') return plainText(value);
      return of.field.decimals === 0 ? formatCount(value) : formatWritten(value);
    case 'day':
      return typeof value === 'string' ? formatDate(value) : plainText(value);
    case 'flag':
      return typeof value === 'boolean' ? (flagWord(of.field, value) ?? '') : plainText(value);
    case 'option':
      return fixedValue(of.field.values, Number(value))?.name ?? plainText(value);
    case 'mask':
      return bitsIn(of.field.values, Number(value))
        .map(({ name }) => name)
        .join(', ');
    default:
      return plainText(value);
  }
}

/** Names, numbers and texts inside any value, for fields without a description. */
function plainText(value: unknown): string {
  if (typeof value === 'number') return formatWritten(value);
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет';
  if (Array.isArray(value))
    return value
      .map(plainText)
      .filter((text) => text !== '')
      .join(', ');
  if (!isRecord(value)) return isEmpty(value) ? '' : String(value);
  const { name } = value;
  if (typeof name === 'string') return name;
  return Object.values(value)
    .map(plainText)
    .filter((text) => text !== '')
    .join(', ');
}

/** Whether all parts present in the file are stored already; parts that the file lacks do not matter. */
export function contains(stored: unknown, file: unknown): boolean {
  if (isEmpty(file)) return true;
  if (Array.isArray(file)) {
    const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return file.every((one) => all.some((other) => contains(other, one)));
  }
  if (!isRecord(file)) return typeof file === 'string' ? isSameText(stored, file) : stored === file;
  if (!isRecord(stored)) return false;
  if (file['id'] !== undefined) return stored['id'] === file['id'];
  return Object.entries(file).every(([name, value]) => contains(stored[name], value));
}

function isSameText(stored: unknown, file: string): boolean {
  return typeof stored === 'string' && stored.trim() === file.trim();
}

/** The stored value with the parts present in the file; parts that the file lacks are unchanged. */
export function merged(stored: unknown, file: unknown): unknown {
  if (isEmpty(file)) return stored;
  if (!isRecord(file) || !isRecord(stored) || Array.isArray(file) || file['id'] !== undefined) return file;
  const names = Object.keys(file).filter((name) => !isEmpty(file[name]));
  return { ...stored, ...Object.fromEntries(names.map((name) => [name, merged(stored[name], file[name])])) };
}
