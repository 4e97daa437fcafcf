import * as z from 'zod';
import { RowVersion } from './row-version.ts';

/**
 * Added to the fields of a creation: an id made by the client. A call repeated with the same id after a lost answer
 * creates nothing and does not overwrite later changes. The `id` of a whole entity is ignored as usual.
 */
export const created = { newId: z.uuid().optional() };

/**
 * In a creation that copies: the id of the original, which must exist. A building brings copies of its open vacancies. The fields
 * are those of the body: the form has filled them in from the original.
 */
export const copied = { copyOf: z.uuid().optional() };

/** Added to the fields of an edit: the id, and the version that the edit is based on. */
export const edited = { id: z.uuid(), rowVersion: RowVersion };
