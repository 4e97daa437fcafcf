import * as z from 'zod';
import { DictionaryReference, NamedValue } from '#dictionaries/dictionary.ts';
import { some } from '#optional.ts';
import { OkvedLabel } from '#places/okved.ts';

/** Uses of land in a creation or an edit of a plot or a request. */
export const landUsesDraft = {
  bestUses: some(DictionaryReference, 200),
  okveds: some(DictionaryReference, 3_000),
};

/** Uses of land in answers. */
export const landUses = { bestUses: z.array(NamedValue), okveds: z.array(OkvedLabel) };
