import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/** Configuration that the pages need before sign-in (C-02). */
export const Settings = z.object({
  productName: z.string(),
  officePhone: z.string(),
  officeAddress: z.string(),
  /** Messenger link up to the phone digits, which are appended to it (C-08). */
  messengerUrl: z.string(),
  mapStyleUrl: z.string().nullable(),
  mapTileUrl: z.string().nullable(),
  /** A demo installation: shows a banner, and the demo sign-in is public. */
  isDemo: z.boolean(),
  /** Number of days after which an unconfirmed object counts as overdue (D-06). */
  overdueDays: z.int(),
  /** A CRM is connected and supplies companies and contacts; our own ones are marked (N-03). */
  hasCrm: z.boolean(),
});
export type Settings = z.infer<typeof Settings>;

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'anyone',
  summary: 'Название, телефон и адрес офиса, мессенджер, карта',
  output: Settings,
  failures: [],
});
