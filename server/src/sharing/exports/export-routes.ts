import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import type { exportEndpoints } from '@gektar/contract/sharing/selection-exports.ts';
import { formatDate, today } from '@gektar/format/date.ts';
import type { FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { Db } from '#database/db.ts';
import { whileWaited } from '#http/client-gone.ts';
import type { Route } from '#http/router.ts';
import type { Content } from '#http/send-content.ts';
import { makeFile } from '#office/made-file.ts';
import { findSelectionId } from '#sharing/selection/selection-queries.ts';
import { makeSheet } from './make-sheet.ts';
import { makeSlides } from './make-slides.ts';
import type { ExportJob, ExportParts, SelectionFiles } from './selection-files.ts';

/** Each takes a core and tens of megabytes; others, of either domain, wait. */
const AT_ONCE = 2;
const inTurn = pLimit(AT_ONCE);

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Type of the modern format, whatever the file name (J-01). */
const SLIDES = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** An export of a selection: its generator and its file name. */
interface Export {
  readonly type: string;
  /** File extension with its dot. */
  readonly ending: string;
  /** @returns path of the file */
  make(job: ExportJob): Promise<string>;
}

/** The selection of a request of one domain as files (J-03, J-04). */
export function exportRoutes<Item extends ItemFields, Seen extends object>(
  route: Route,
  endpoints: ReturnType<typeof exportEndpoints<Domain>>,
  files: SelectionFiles<Item, Seen>,
  parts: ExportParts,
): void {
  async function exported(db: Db, requestId: string, request: FastifyRequest, what: Export): Promise<Content> {
    const selectionId = await findSelectionId(db, files.selection, { requestId });
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

  route(endpoints.sheet, ({ db, params, query, request }) =>
    exported(db, params.id, request, {
      type: SHEET,
      ending: '.xlsx',
      make: (job) => makeSheet(files, query.audience, parts, job),
    }),
  );
  route(endpoints.slides, ({ db, params, request }) =>
    exported(db, params.id, request, {
      type: SLIDES,
      ending: '.ppt',
      make: (job) => makeSlides(files, parts, job),
    }),
  );
}
