import type { CallOptions } from '@gektar/contract/call.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import type { UnsavedFits } from '@gektar/contract/requests/unsaved-fits.ts';
import type * as z from 'zod';

/** Query of the requests that plots, vacancies or complexes will fit, while they are edited. */
export interface UnsavedFitsKind<Body> {
  readonly domain: Domain;
  readonly name: 'property' | 'vacancy' | 'complex';
  /** The compared values of the object. */
  readonly schema: z.ZodObject & z.ZodType<Body>;
  readonly find: (body: Body, options: CallOptions) => Promise<UnsavedFits>;
}

/**
 * The compared values of a form. A value that the contract refuses is left out and counts as unknown.
 * @returns undefined while the form has too few values to be compared
 */
export function comparedValues<Body>(
  { schema }: Pick<UnsavedFitsKind<Body>, 'schema'>,
  fields: Readonly<Record<string, unknown>>,
): Body | undefined {
  const accepted = Object.entries(schema.shape).filter(
    ([name, field]) => (field as z.ZodType).safeParse(fields[name]).success,
  );
  return schema.safeParse(Object.fromEntries(accepted.map(([name]) => [name, fields[name]]))).data;
}
