import * as z from 'zod';
import { text } from '#text.ts';

/** Login and password. */
export const Credentials = z.object({
  login: text(200).min(1),
  password: z.string().min(1).max(1000),
});
export type Credentials = z.infer<typeof Credentials>;
