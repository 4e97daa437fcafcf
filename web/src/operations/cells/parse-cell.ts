import type { FieldDescription } from '@gektar/contract/fields.ts';
import { parseNumber } from '@gektar/format/typed-number.ts';
import { emptyValue, wireOf } from '#form/described/described-values.ts';
import type { Reference } from '#form/described/field-kit.ts';
import { messages } from '#form/messages.ts';
import { dayTyping } from '#form/typing/mask-typing.ts';

/** A pasted text as a wire value, or why it is not a value of the field. */
export type ParsedCell =
  | { readonly wire: unknown; readonly message?: undefined }
  | { readonly message: string; readonly wire?: undefined };

const yesWords = ['да', 'yes', 'true', '1', '+'];
const noWords = ['нет', 'no', 'false', '0', '-', '−'];

const notListed: ParsedCell = { message: 'Такого значения нет в списке' };

/**
 * Parses a text from a spreadsheet as the value of a field; an empty text empties the field. '+5 %' in a field whose
 * unit is not percent raises the stored number.
 * @param entries values of the field's dictionary; undefined until loaded
 */
export function parseCell(
  fields: Readonly<Record<string, FieldDescription>>,
  name: string,
  given: string,
  entries?: readonly Reference[],
): ParsedCell {
  const description = fields[name];
  if (description === undefined) return { message: 'Нельзя править: считается сама' };
  const text = given.replaceAll(/[\u00A0\u202F]/g, ' ').trim();
  const value = (form: unknown): ParsedCell => ({ wire: wireOf(fields, [name], { [name]: form }, undefined)[name] });
  if (text === '' || text === '—') return value(emptyValue(description));
  const isSame = (word: string | undefined) => word?.toLowerCase() === text.toLowerCase();
  switch (description.kind) {
    case 'number':
      return parseNumberCell(text, description.unit);
    case 'text':
    case 'link':
      return value(text);
    case 'day': {
      const kept = dayTyping.keepPasted(text);
      const day = kept === undefined ? null : dayTyping.toValue(dayTyping.finish?.(kept) ?? kept);
      return day === null ? { message: messages.date } : value(day);
    }
    case 'flag': {
      if (isSame(description.yes) || yesWords.some(isSame)) return value(true);
      if (isSame(description.no) || noWords.some(isSame)) return value(false);
      return notListed;
    }
    case 'option': {
      const option = description.values.find(({ name: word }) => isSame(word));
      return option === undefined ? notListed : value(option.id);
    }
    case 'choice': {
      const entry = entries?.find((one) => isSame(one.name) || isSame(one.code));
      return entry === undefined ? notListed : value(entry);
    }
    default:
      return { message: 'Выберите в ячейке' };
  }
}

function parseNumberCell(text: string, unit: string): ParsedCell {
  const [, sign, percent] = /^([+\-−])\s*([\d.,\s]+?)\s*%$/.exec(text) ?? [];
  const number = parseNumber(percent ?? text, unit);
  if (number === undefined) return { message: messages.digits };
  if (percent === undefined || unit === '%') return { wire: number };
  const share = 1 + ((sign === '+' ? 1 : -1) * number) / 100;
  return share > 0 ? { wire: [{ multiply: Math.round(share * 1e6) / 1e6 }] } : { message: messages.digits };
}
