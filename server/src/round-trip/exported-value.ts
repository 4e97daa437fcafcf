import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { FieldDescription } from '@gektar/contract/fields.ts';
import {
  cellPrint,
  daysOfSerial,
  type FileCell,
  foldSaved,
  readDays,
  readNumbers,
} from '@gektar/contract/spreadsheet/cell-print.ts';
import { describedSheetCell } from '@gektar/contract/spreadsheet/described-cell.ts';
import { textCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { startOfDay } from '@gektar/format/date.ts';
import { parseWholeNumber } from '@gektar/format/typed-number.ts';
import { missing } from '@gektar/format/words.ts';
import type { ListedValue } from '#dictionaries/listed-values.ts';
import { meansYes } from '#importing/read-cell.ts';

/** Values that cells name. */
export interface NamedChoices {
  /** Values of dictionaries by source. */
  readonly lists: Readonly<Record<string, readonly ListedValue[]>>;
  /** Names of employees by id. */
  readonly employees: ReadonlyMap<string, string>;
}

/** A wire value, or why a text is not a value of the field. */
export type ReadField =
  | { readonly value: unknown; readonly message?: undefined }
  | { readonly message: string; readonly value?: undefined };

const messages = {
  listed: 'Такого значения нет в списке',
  person: 'Такого сотрудника нет',
  flag: 'Да или нет',
  date: 'Некорректная дата',
  number: 'Только цифры',
  form: 'Меняется в форме',
} as const;

/** Dashes that mean an empty cell. */
const NOTHING = /^[-–—]$/;

/** Fingerprints of the cells that an export may show for a value. */
export function printsOf(field: FieldDescription, value: unknown, { employees }: NamedChoices): string[] {
  if (field.kind === 'person') return [cellPrint(textCell(employees.get(String(value))))];
  if (field.kind === 'own') return [];
  const print = cellPrint(describedSheetCell(field, value));
  const isMissing = field.kind === 'number' && (value === null || value === undefined);
  return isMissing ? [print, cellPrint(textCell(missing.price))] : [print];
}

/** Reads a cell of an edited export as the value of a field; an empty cell empties the field. */
export function readField(field: FieldDescription, cell: FileCell, choices: NamedChoices): ReadField {
  const text = NOTHING.test(cell.text.trim()) && field.kind !== 'text' ? '' : cell.text;
  switch (field.kind) {
    case 'number':
      return readNumberField(text, cell, field);
    case 'text':
      return { value: text.replaceAll(/\r\n?/g, '\n') };
    case 'link':
      return { value: text === '' ? null : text };
    case 'day':
    case 'moment':
      return readDayField(text, cell);
    case 'flag':
      return readFlag(text, field);
    case 'option': {
      if (text === '') return { value: null };
      const found = oneNamed(text, field.values);
      return found === undefined ? { message: messages.listed } : { value: found.id };
    }
    case 'mask': {
      const found = severalNamed(text, field.values);
      if (found === undefined) return { message: messages.listed };
      return { value: found.length === 0 ? null : found.reduce((sum, { id }) => sum | id, 0) };
    }
    case 'options': {
      const found = severalNamed(text, field.values);
      return found === undefined ? { message: messages.listed } : { value: found.map(({ id }) => id) };
    }
    case 'choice': {
      if (text === '') return { value: null };
      const found = oneNamed(text, choices.lists[field.source] ?? []);
      return found === undefined ? { message: messages.listed } : { value: found };
    }
    case 'choices': {
      const found = severalNamed(text, choices.lists[field.source] ?? []);
      return found === undefined ? { message: messages.listed } : { value: found };
    }
    case 'person': {
      if (field.who !== 'employee') return { message: messages.form };
      if (text === '') return { value: null };
      const found = [...choices.employees].filter(([, name]) => fold(name) === fold(text));
      const [id] = found[0] ?? [];
      return id === undefined || found.length > 1 ? { message: messages.person } : { value: id };
    }
    default:
      return { message: messages.form };
  }
}

/** Whether two wire values of a field are the same value. */
export function isSameField(field: FieldDescription, one: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(field, one)) === JSON.stringify(comparable(field, other));
}

function comparable({ kind }: FieldDescription, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  switch (kind) {
    case 'day':
    case 'moment':
      return String(value).slice(0, 10);
    case 'text':
    case 'link':
      return String(value).replaceAll(/\r\n?/g, '\n').replaceAll('\u00A0', ' ').trim() || null;
    case 'choice':
      return idOf(value);
    case 'choices':
    case 'options':
      return Array.isArray(value) ? value.map(idOf).sort((a, b) => Number(a) - Number(b)) : value;
    case 'mask':
      return value === 0 ? null : value;
    default:
      return value;
  }
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}

/** Number in a cell, with or without the unit of its field; amounts as cells of tables take them: '74,4 млн'. */
export function readNumberField(
  text: string,
  { number }: FileCell,
  field: Extract<FieldDescription, { kind: 'number' }>,
): ReadField & { readonly value?: number | null } {
  if (text === '') return { value: null };
  if (number !== undefined) return { value: number };
  if (field.onRequest === true && isOnRequest(text)) return { value: null };
  const unit = fold(field.unit).replace(/\.$/, '');
  const bare = fold(text).replace(/\.$/, '');
  const [first, second] = readNumbers(bare.endsWith(unit) ? bare.slice(0, -unit.length) : text);
  // '1,234' in a field of whole numbers has a group.
  const value = (field.decimals === 0 ? second : undefined) ?? first ?? parseWholeNumber(text, field.unit);
  return value === undefined ? { message: messages.number } : { value };
}

function readDayField(text: string, { day, number }: FileCell): ReadField {
  if (text === '') return { value: null };
  const [read] = day === undefined ? (number === undefined ? readDays(text) : daysOfSerial(number)) : [day];
  return read === undefined ? { message: messages.date } : { value: startOfDay(read) };
}

function readFlag(text: string, field: Extract<FieldDescription, { kind: 'flag' }>): ReadField {
  if (text === '') return field.notSaid === 'allowed' ? { value: null } : { message: fieldMessages.required };
  if (fold(text) === fold(field.yes)) return { value: true };
  if (fold(text) === fold(field.no)) return { value: false };
  const meant = meansYes(fold(text));
  return meant === undefined ? { message: messages.flag } : { value: meant };
}

/** Whether a text is 'По запросу'. */
export function isOnRequest(text: string): boolean {
  return fold(text) === fold(missing.price);
}

/** Name without differences that people and programs make: case, Ё, spaces, characters that CSV files lack. */
function fold(name: string): string {
  return foldSaved(name).toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');
}

/** The value with this name, this code, or both. */
function oneNamed<Value extends { readonly id: number; readonly name: string; readonly code?: string }>(
  text: string,
  values: readonly Value[],
): Value | undefined {
  const folded = fold(text);
  const named = ({ name, code }: Value) =>
    fold(name) === folded || (code !== undefined && [fold(code), fold(`${code} ${name}`)].includes(folded));
  const found = values.find(named);
  if (found !== undefined || !/^\d+(?:[.,]\d+)?$/.test(folded)) return found;
  // A code that a spreadsheet turned into a number: 6 for 6.0.
  const number = Number(folded.replace(',', '.'));
  const coded = values.filter(({ code }) => code !== undefined && code !== '' && Number(code) === number);
  return coded.length === 1 ? coded[0] : undefined;
}

/** Values joined by semicolons or line breaks; a name may have a semicolon itself. Undefined when one is unknown. */
export function severalNamed<Value extends { readonly id: number; readonly name: string; readonly code?: string }>(
  text: string,
  values: readonly Value[],
): Value[] | undefined {
  const parts = text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const found: Value[] = [];
  for (let at = 0; at < parts.length; ) {
    let length = parts.length - at;
    let value: Value | undefined;
    for (; length > 0 && value === undefined; length -= 1) {
      value = oneNamed(parts.slice(at, at + length).join('; '), values);
      if (value !== undefined) break;
    }
    if (value === undefined) return undefined;
    if (!found.includes(value)) found.push(value);
    at += length;
  }
  return found;
}
