import * as z from 'zod';

/** A yes or no in a query string: `true` or `false`. */
export const queryFlag = z.enum(['true', 'false']).transform((text) => text === 'true');
