import * as z from 'zod';
import { RowVersion } from './row-version.ts';

/**
 * Added to the fields of a creation: an id made by the client. When the answer was lost and the call is repeated with
 * the same id, nothing is created again and later changes are not overwritten. The `id` of a whole entity is ignored as
 * usual.
 */
export const created = { newId: z.uuid().optional() };

/**
 * Added to a creation that copies: the id of the original, which must exist. The fields come from the body, since the
 * form has filled them in from the original. A copied building brings copies of its open vacancies.
 */
export const copied = { copyOf: z.uuid().optional() };

/** Added to the fields of an edit: the id, and the version that the edit is based on. */
export const edited = { id: z.uuid(), rowVersion: RowVersion };
