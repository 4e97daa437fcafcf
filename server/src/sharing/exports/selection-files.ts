import type { ExportProgress } from '@gektar/contract/sharing/export-progress.ts';
import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import type { Db } from '#database/db.ts';
import type { Sender } from '#office/slides/footer.ts';
import type { ShownDomain } from '#sharing/selection/shown-items.ts';
import type { ExportsInProgress } from './exports-in-progress.ts';

/** One export. */
export interface FileJob {
  readonly db: Db;
  /** DD.MM.YYYY */
  readonly day: string;
  /** Folder of files in progress, removed with the export. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly report: (progress: ExportProgress) => void;
}

/** One export of slides. */
export interface SlidesJob extends FileJob {
  readonly format: SlidesFormat;
}

/** One export of a selection. */
export interface ExportJob extends FileJob {
  readonly selectionId: string;
}

/** Settings of every export. */
export interface ExportParts {
  /** Folder of files in progress. */
  readonly incomingFolder: string;
  readonly running: ExportsInProgress;
  /** Folder of the pages' base map. */
  readonly baseMapFolder: string;
  /** Sender of the files. */
  readonly productName: string;
  readonly officePhone: string;
  readonly officeAddress: string;
}

/** Paths of photos by item id. */
export type PhotosOfItems = ReadonlyMap<string, readonly string[]>;

/** An item that clients see, under its number (M-18). */
export type Numbered<Seen> = Seen & { readonly order: number };

/**
 * The selections of a domain as files: columns and slides are the domain's, drawn in worker threads. `Photos`: photos
 * of the items, as the domain's slides read them.
 */
export interface SelectionFiles<Item extends ItemFields, Seen extends object, Photos> {
  readonly selection: ShownDomain<Seen, Item>;
  readonly objectOf: (item: Item) => { readonly isEnabled: boolean };
  /** First line of a client's sheet when the company is unknown: 'Подборка земельных участков'. */
  readonly heading: string;
  /** Module of a thread that writes a `SheetOrder`. */
  readonly sheetWorker: URL;
  /** Module of a thread that writes a `SlidesOrder`. */
  readonly slidesWorker: URL;
  /** Names of the responsible employees, by id. */
  readonly employeeNames: (db: Db) => Promise<ReadonlyMap<string, string>>;
  /** Photos cut to the frames of the slides, as files of the job's folder. */
  readonly cutPhotos: (
    items: readonly Numbered<Seen>[],
    job: FileJob,
  ) => Promise<{ readonly photos: Photos; readonly cover: string | undefined }>;
  /** Bits of the offer types of the request; absent in a domain without them. */
  readonly findAskedTypes?: (db: Db, selectionId: string) => Promise<number | undefined>;
  /** Whether the presentation names the employee responsible for the request. */
  readonly namesBroker: boolean;
}

/** An item that clients see, and its number (M-18). */
export interface NumberedItem<Item> {
  readonly number: number;
  readonly item: Item;
}

/** Data of the thread that writes a spreadsheet to `path`. */
export type SheetOrder<Item, Seen> = { readonly path: string } & (
  | {
      readonly audience: 'broker';
      readonly items: readonly NumberedItem<Item>[];
      /** Names by id. */
      readonly employees: ReadonlyMap<string, string>;
    }
  | { readonly audience: 'client'; readonly items: readonly Numbered<Seen>[]; readonly letterhead: readonly string[] }
);

/** Content of a presentation. */
export interface SelectionStory<Seen, Photos> {
  readonly sender: Sender;
  /** null when the request has none. */
  readonly company: string | null;
  /** Name of the request; absent for objects without a request. */
  readonly name?: string | null | undefined;
  /** Path of the photo of the cover. */
  readonly cover?: string | undefined;
  readonly items: readonly Numbered<Seen>[];
  /** A placeholder is drawn for an object without. */
  readonly photos: Photos;
  /** Bits of the offer types of the request, in a domain that has them; absent: any. */
  readonly askedTypes?: number | undefined;
}

/** Slides as a presentation, or as the pages of a PDF. */
export type SlidesFormat = 'pptx' | 'pdf';

/** Data of the thread that writes slides to `path`. */
export interface SlidesOrder<Seen, Photos> {
  readonly story: SelectionStory<Seen, Photos>;
  readonly baseMapFolder: string;
  readonly format: SlidesFormat;
  readonly path: string;
}

/** Message of that thread: slides drawn. */
export interface SlidesDone {
  readonly done: number;
  readonly total: number;
}
