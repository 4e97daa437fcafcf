import * as z from 'zod';
import { fieldMessages } from '#field-message.ts';
import { pick } from '#records.ts';
import { text } from '#text.ts';
import { type DictionaryDescription, type ExtraField, valueLimits } from './dictionary-description.ts';
import { valueColorNames } from './value-colors.ts';

/** Integer id of a dictionary value. */
export const DictionaryId = z.int().min(1).max(2_147_483_647);

/** A reference to a value by its id; other fields of the body are ignored. */
export const DictionaryReference = z.object({ id: DictionaryId });
export type DictionaryReference = z.infer<typeof DictionaryReference>;

/** Fields of every dictionary value. */
export const NamedValue = z.object({ id: DictionaryId, name: z.string() });
export type NamedValue = z.infer<typeof NamedValue>;

/** A name is required; its message at the field is literal (1§5). */
export const ValueName = text(valueLimits.name, fieldMessages.dictionaryName).min(1, fieldMessages.dictionaryName);

const color = z.enum(valueColorNames);
const order = z.int().min(0).max(valueLimits.order);

/** Extra fields as a value has them (`shown`), and as an employee sets them (`entered`). */
const shown = { code: z.string(), order, color };
const entered = { code: text(valueLimits.code).min(1), order, color };

/** Code and name, e.g. 6.9 Склад, М-2 Крым (1§3). */
export const CodedValue = NamedValue.extend({ code: shown.code });
export type CodedValue = z.infer<typeof CodedValue>;

/** Schema of a dictionary value: id, name and the extra fields of its description. */
export function valueSchema<Extra extends ExtraField>({ extras }: DictionaryDescription<Extra>) {
  return NamedValue.extend(pick(shown, extras));
}

/** Editable fields of a value. */
export function valueFields<Extra extends ExtraField>({ extras }: DictionaryDescription<Extra>) {
  return z.object({ name: ValueName }).extend(pick(entered, extras));
}
