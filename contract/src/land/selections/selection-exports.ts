import * as z from 'zod';
import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';

/**
 * Recipient of a spreadsheet: the broker gets every column of the objects' table, the client the fields of the client
 * page (G-10).
 */
export const sheetAudiences = ['broker', 'client'] as const;
export type SheetAudience = (typeof sheetAudiences)[number];

/** Visible items of a request's selection as a spreadsheet (J-03, J-04); the file name is in a header of the answer. */
export const exportSelectionSheet = endpoint({
  method: 'GET',
  path: '/api/land/ExcelExport/request/{id}',
  access: 'employee',
  summary: 'Подборка запроса таблицей .xlsx',
  params: ById,
  query: z.object({ audience: z.enum(sheetAudiences).default('broker') }),
  output: 'bytes',
  failures: ['selection.not_found'],
});

/** The same as a presentation: modern content under the literal name `.ppt` (J-01). */
export const exportSelectionSlides = endpoint({
  method: 'GET',
  path: '/api/land/powerpoint-export/request/{id}',
  access: 'employee',
  summary: 'Подборка запроса презентацией',
  params: ById,
  output: 'bytes',
  failures: ['selection.not_found'],
});
