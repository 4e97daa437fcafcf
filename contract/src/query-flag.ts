import * as z from 'zod';

/** A flag in a query string: `true` or `false`. */
export const queryFlag = z.enum(['true', 'false']).transform((text) => text === 'true');
