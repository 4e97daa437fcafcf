import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { WatchedExport } from '@gektar/contract/sharing/export-progress.ts';
import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import {
  type ExportSubject,
  type exportEndpoints,
  exportName,
  type SheetAudience,
} from '@gektar/contract/sharing/selection-exports.ts';
import { formatDate, today } from '@gektar/format/date.ts';
import type { FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { Db } from '#database/db.ts';
import { whileWaited } from '#http/client-gone.ts';
import type { ReceivedForm } from '#http/read-form.ts';
import type { Route } from '#http/router.ts';
import type { Content } from '#http/send-content.ts';
import { inFolder, makeFile } from '#office/made-file.ts';
import type { DisclosedDomain } from '#sharing/disclosures/disclosed-domain.ts';
import { recordFile } from '#sharing/disclosures/record-showing.ts';
import { findSelectionId } from '#sharing/selection/selection-queries.ts';
import { makeSheet } from './make-sheet.ts';
import { makeSlides } from './make-slides.ts';
import type {
  EditedDeck,
  ExportParts,
  FileJob,
  SelectionFiles,
  SlidesFormat,
  SlidesJob,
  WrittenFile,
} from './selection-files.ts';
import { updateSlides } from './update-slides.ts';

/** Number of exports at once: each takes a core and tens of megabytes; further exports, of either domain, wait. */
const AT_ONCE = 2;
const inTurn = pLimit(AT_ONCE);

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Media type of .pptx, although the file is named .ppt (J-01). */
const SLIDES = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** A file to generate: its type, the parts of its name, and its generator. */
interface Export {
  readonly type: string;
  readonly extension: string;
  /** Audience of a spreadsheet; part of the file name. */
  readonly audience?: SheetAudience;
  /** Subject in the file name; absent: a selection. */
  readonly subject?: ExportSubject | undefined;
  /** How the file shows objects to a client. */
  readonly channel: 'sheet' | SlidesChannel;
  make(job: FileJob): Promise<WrittenFile>;
}

type SlidesChannel = 'slides' | 'pdf';

/** Subject of an export, for the record of showings. */
export interface ExportAbout {
  readonly disclosed: DisclosedDomain;
  /** Absent for single objects. */
  readonly selectionId?: string;
}

/** File types of slides; a presentation gets the extension `.ppt` (J-01). */
const slideFiles = {
  pptx: { type: SLIDES, extension: 'ppt', channel: 'slides' },
  pdf: { type: 'application/pdf', extension: 'pdf', channel: 'pdf' },
} as const satisfies Record<SlidesFormat, Omit<Export, 'make'>>;

/** The request for an export. */
export interface Asked {
  readonly db: Db;
  readonly request: FastifyRequest;
  readonly employeeId: string;
  readonly query: WatchedExport;
}

/** Makes a file for the caller and records what it shows to a client; waits while too many exports are in progress. */
async function exported(
  { db, request, employeeId, query }: Asked,
  parts: ExportParts,
  { disclosed, selectionId }: ExportAbout,
  what: Export,
): Promise<Content> {
  const day = formatDate(today());
  const { report, end } = parts.running.begin(employeeId, query.progress);
  const file = await whileWaited(request, (signal) =>
    inTurn(() => {
      signal.throwIfAborted();
      return makeFile(parts.incomingFolder, async (folder) => {
        const { path, shown } = await what.make({ db, day, folder, signal, report });
        signal.throwIfAborted();
        await recordFile(db, disclosed, employeeId, { channel: what.channel, selectionId, objects: shown });
        return path;
      });
    }),
  ).finally(end);
  return {
    open: file.open,
    type: what.type,
    cacheControl: 'private, no-store',
    downloadAs: exportName(
      { productName: parts.productName, day, subject: what.subject },
      what.extension,
      what.audience,
    ),
  };
}

/** Kind of a file of slides. */
interface SlidesKind {
  readonly format: SlidesFormat;
  readonly subject?: ExportSubject;
}

/** Makes a file of slides for the caller. */
export function exportedSlides(
  asked: Asked,
  parts: ExportParts,
  { format, subject, ...about }: ExportAbout & SlidesKind,
  make: (job: SlidesJob) => Promise<WrittenFile>,
): Promise<Content> {
  return exported(asked, parts, about, { ...slideFiles[format], subject, make: (job) => make({ ...job, format }) });
}

/** The received presentation with the answers to its questions. */
function editedDeck({
  files: [file],
  fields: { answers },
}: ReceivedForm<{ readonly answers: EditedDeck['answers'] }>): EditedDeck {
  if (!file) throw new Error('a form without a file is refused when it is read');
  return { path: file.path, answers };
}

/** The selection of a request of one domain as files (J-03, J-04). */
export function exportRoutes<Item extends ItemFields, Seen extends object, Photos>(
  route: Route,
  endpoints: ReturnType<typeof exportEndpoints<Domain>>,
  files: SelectionFiles<Item, Seen, Photos>,
  parts: ExportParts,
): void {
  const { disclosed } = files.selection;

  async function mustFindId(db: Db, requestId: string): Promise<string> {
    const selectionId = await findSelectionId(db, files.selection, { requestId });
    if (selectionId === undefined) throw new Failure('selection.not_found');
    return selectionId;
  }

  route(endpoints.sheet, async ({ db, params, query, request, employeeId }) => {
    const selectionId = await mustFindId(db, params.id);
    return exported(
      { db, request, employeeId, query: {} },
      parts,
      { disclosed, selectionId },
      {
        type: SHEET,
        extension: 'xlsx',
        channel: 'sheet',
        audience: query.audience,
        make: (job) => makeSheet(files, query.audience, parts, { ...job, selectionId, employeeId }),
      },
    );
  });
  route(endpoints.checkUpdate, async ({ db, params, form, request }) => {
    const selectionId = await mustFindId(db, params.id);
    const edited = editedDeck(await form.read());
    return whileWaited(request, (signal) =>
      inTurn(async () => {
        signal.throwIfAborted();
        const job = { db, day: formatDate(today()), signal, report: () => undefined, selectionId };
        return inFolder(parts.incomingFolder, async (folder) => {
          const { report } = await updateSlides(files, parts, { ...job, folder }, edited);
          return report;
        });
      }),
    );
  });
  route(endpoints.update, async ({ db, params, form, request, employeeId }) => {
    const selectionId = await mustFindId(db, params.id);
    const received = await form.read();
    const edited = editedDeck(received);
    const asked = { db, request, employeeId, query: {} };
    return exportedSlides(asked, parts, { disclosed, selectionId, format: 'pptx' }, async (job) => {
      const { report, ...written } = await updateSlides(files, parts, { ...job, selectionId }, edited);
      const { state } = received.fields;
      if (state !== undefined && state !== report.state) throw new Failure('selection.changed');
      return written;
    });
  });
  for (const [endpoint, format] of [
    [endpoints.slides, 'pptx'],
    [endpoints.pdf, 'pdf'],
  ] as const)
    route(endpoint, async (asked) => {
      const selectionId = await mustFindId(asked.db, asked.params.id);
      const about = { disclosed, selectionId, format };
      return exportedSlides(asked, parts, about, (job) => makeSlides(files, parts, { ...job, selectionId }));
    });
}
