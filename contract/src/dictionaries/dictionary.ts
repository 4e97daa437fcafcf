import * as z from 'zod';
import { fieldMessages } from '#field-message.ts';
import { text } from '#text.ts';

/** Integer id of a dictionary value. */
export const DictionaryId = z.int().min(1).max(2_147_483_647);

/** A reference to a value by its id; other fields of the body are ignored. */
export const DictionaryReference = z.object({ id: DictionaryId });
export type DictionaryReference = z.infer<typeof DictionaryReference>;

/** Fields of every dictionary value. */
export const NamedValue = z.object({ id: DictionaryId, name: z.string() });
export type NamedValue = z.infer<typeof NamedValue>;

/** A name is required; its message at the field is literal (1§5). */
export const ValueName = text(500, fieldMessages.dictionaryName).min(1, fieldMessages.dictionaryName);
