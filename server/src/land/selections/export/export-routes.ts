import { Failure } from '@gektar/contract/failure.ts';
import {
  exportSelectionSheet,
  exportSelectionSlides,
  type SheetAudience,
} from '@gektar/contract/land/selections/selection-exports.ts';
import { formatDate, today } from '@gektar/format/date.ts';
import type { FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { Db } from '#database/db.ts';
import { whileWaited } from '#http/client-gone.ts';
import type { Route } from '#http/router.ts';
import type { Content } from '#http/send-content.ts';
import { landSelection } from '#land/selections/land-selection.ts';
import { makeFile } from '#office/made-file.ts';
import { findSelectionId } from '#sharing/selection/selection-queries.ts';
import type { ExportParts } from './export-parts.ts';
import { makeDeck } from './make-deck.ts';
import { makeSheet } from './make-sheet.ts';

/** Each takes a core and tens of megabytes; others wait. */
const AT_ONCE = 2;

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Type of the modern format, whatever the file name (J-01). */
const SLIDES = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** An export of a selection: its generator and its file name. */
interface Export {
  readonly type: string;
  /** File extension with its dot. */
  readonly ending: string;
  /** @returns path of the file */
  make(about: { db: Db; selectionId: string; day: string; folder: string; signal: AbortSignal }): Promise<string>;
}

/** The selection of a request as files (J-03, J-04). */
export function exportRoutes(route: Route, parts: ExportParts): void {
  const inTurn = pLimit(AT_ONCE);
  const sheet = (audience: SheetAudience): Export => ({
    type: SHEET,
    ending: '.xlsx',
    make: (about) => makeSheet(audience, parts, about),
  });
  const slides: Export = { type: SLIDES, ending: '.ppt', make: (about) => makeDeck(parts, about) };

  async function exported(db: Db, requestId: string, request: FastifyRequest, what: Export): Promise<Content> {
    const selectionId = await findSelectionId(db, landSelection, { requestId });
    if (selectionId === undefined) throw new Failure('selection.not_found');
    const day = formatDate(today());
    const file = await whileWaited(request, (signal) =>
      inTurn(() => {
        signal.throwIfAborted();
        return makeFile(parts.incomingFolder, (folder) => what.make({ db, selectionId, day, folder, signal }));
      }),
    );
    return {
      open: file.open,
      type: what.type,
      cacheControl: 'private, no-store',
      downloadAs: `${parts.productName} - Подборка ${day}${what.ending}`,
    };
  }

  route(exportSelectionSheet, ({ db, params, query, request }) =>
    exported(db, params.id, request, sheet(query.audience)),
  );
  route(exportSelectionSlides, ({ db, params, request }) => exported(db, params.id, request, slides));
}
