import * as z from 'zod';
import { ById } from '#by-id.ts';
import type { Domain } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import type { FailureCode } from '#failure.ts';
import { DECK_MAX_BYTES, DeckUpdate, DeckUpdateFields } from './deck-update.ts';
import { WatchedExport } from './export-progress.ts';
import { exportCalls, pageCall } from './selection-export-calls.ts';

/**
 * Recipient of a spreadsheet: the broker gets every column of the objects' table, the client the fields of the client
 * page (G-10).
 */
export const sheetAudiences = ['broker', 'client'] as const;
export type SheetAudience = (typeof sheetAudiences)[number];

/** Word in the file name of each kind of spreadsheet, so that both can be in one folder (N-09). */
const sheetWords = { client: 'для клиента', broker: 'рабочая' } as const satisfies Record<SheetAudience, string>;

/** First word of a file name: a selection, or a single page with one object. */
export type ExportSubject = 'Подборка' | 'Объект';

/**
 * File name of an exported selection (J-01, N-09): 'Гектар - Подборка 07.08.2026.ppt'; for a spreadsheet with its
 * audience.
 * @param day DD.MM.YYYY
 */
export function exportName(
  {
    productName,
    day,
    subject = 'Подборка',
  }: { readonly productName: string; readonly day: string; readonly subject?: ExportSubject | undefined },
  extension: string,
  audience?: SheetAudience,
): string {
  const words = audience === undefined ? '' : ` ${sheetWords[audience]}`;
  return `${productName} - ${subject} ${day}${words}.${extension}`;
}

/** One page with one object as a PDF, without a selection. @param failures refusals when it cannot be shown */
export function pageEndpoint<
  const In extends Domain,
  const Kind extends string,
  const Codes extends readonly FailureCode[],
>(domain: In, kind: Kind, { summary, failures }: { readonly summary: string; readonly failures: Codes }) {
  return endpoint({
    ...pageCall(domain, kind),
    summary,
    params: ById,
    query: WatchedExport,
    output: 'bytes',
    failures,
  });
}

const deckForm = { files: 'file', maxFiles: 1, maxBytes: DECK_MAX_BYTES, fields: DeckUpdateFields } as const;

/** The visible items of a request's selection as files, in either domain; a response header names the file. */
export function exportEndpoints<const In extends Domain>(domain: In) {
  const calls = exportCalls(domain);
  return {
    /** Spreadsheet (J-03, J-04). */
    sheet: endpoint({
      ...calls.sheet,
      summary: 'Подборка запроса таблицей .xlsx',
      params: ById,
      query: z.object({ audience: z.enum(sheetAudiences).default('broker') }),
      output: 'bytes',
      failures: ['selection.not_found'],
    }),
    /** Presentation: modern content under the literal extension `.ppt` (J-01). */
    slides: endpoint({
      ...calls.slides,
      summary: 'Подборка запроса презентацией',
      params: ById,
      query: WatchedExport,
      output: 'bytes',
      failures: ['selection.not_found'],
    }),
    /** What an update of an edited presentation would change. */
    checkUpdate: endpoint({
      ...calls.checkUpdate,
      summary: 'Что изменит обновление презентации, выгруженной отсюда и правленной руками; ничего не записывает',
      params: ById,
      form: deckForm,
      output: DeckUpdate,
      failures: ['selection.not_found', 'file.refused', 'file.too_large'],
    }),
    /** An edited presentation brought up to date. */
    update: endpoint({
      ...calls.update,
      summary: 'Презентация, выгруженная отсюда и правленная руками, с ценами, площадями и фотографиями подборки',
      params: ById,
      form: deckForm,
      output: 'bytes',
      failures: ['selection.not_found', 'selection.changed', 'file.refused', 'file.too_large'],
    }),
    /** The slides of the presentation as a PDF. */
    pdf: endpoint({
      ...calls.pdf,
      summary: 'Подборка запроса файлом PDF: слайды презентации страницами',
      params: ById,
      query: WatchedExport,
      output: 'bytes',
      failures: ['selection.not_found'],
    }),
  };
}
