import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/** What the pages need to know before anyone signs in; all of it is configuration (C-02). */
export const Settings = z.object({
  productName: z.string(),
  officePhone: z.string(),
  officeAddress: z.string(),
  mapStyleUrl: z.string().nullable(),
  mapTileUrl: z.string().nullable(),
  /** A demonstration base shows a quiet banner; its sign-in is public knowledge. */
  isDemo: z.boolean(),
  /** Days after which an object that nobody actualized counts as overdue (D-06). */
  overdueDays: z.int(),
});
export type Settings = z.infer<typeof Settings>;

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'anyone',
  summary: 'Название, телефон и адрес офиса, карта',
  output: Settings,
  failures: [],
});
