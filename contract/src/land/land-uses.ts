import * as z from 'zod';
import { DictionaryReference, NamedValue } from '#dictionaries/dictionary.ts';
import { some } from '#optional.ts';
import { OkvedLabel } from '#places/okved.ts';

/** What land is good for, as it is sent of a plot and of a request. */
export const landUsesDraft = {
  bestUses: some(DictionaryReference, 200),
  okveds: some(DictionaryReference, 3_000),
};

/** The same, as it is answered. */
export const landUses = { bestUses: z.array(NamedValue), okveds: z.array(OkvedLabel) };
