import type { DeckUpdate } from '@gektar/contract/sharing/deck-update.ts';
import type { ExportProgress } from '@gektar/contract/sharing/export-progress.ts';
import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import type { ExportMark } from '@gektar/contract/spreadsheet/export-mark.ts';
import type { Db } from '#database/db.ts';
import type { Sender } from '#office/slides/footer.ts';
import type { DeckAnswers } from '#office/slides/update/update-deck.ts';
import type { ShownObject } from '#sharing/disclosures/record-showing.ts';
import type { ShownDomain } from '#sharing/selection/shown-items.ts';
import type { ExportsInProgress } from './exports-in-progress.ts';

/** Data of one export. */
export interface FileJob {
  readonly db: Db;
  /** Date of the export, DD.MM.YYYY. */
  readonly day: string;
  /** Folder for the files of this export, removed with it. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly report: (progress: ExportProgress) => void;
}

/** A file in the folder of its export. */
export interface WrittenFile {
  readonly path: string;
  /** The objects that it shows to a client; empty for a file that is for brokers. */
  readonly shown: readonly ShownObject[];
}

/**
 * A single page instead of the slides of a selection: of the only object, or of the site that all objects share.
 */
export type PageOf = 'object' | 'site';

/** Data of one export of slides. */
export interface SlidesJob extends FileJob {
  readonly format: SlidesFormat;
}

/** Data of one export of a selection. */
export interface ExportJob extends FileJob {
  readonly selectionId: string;
}

/** Data of one export of a spreadsheet. */
export interface SheetJob extends ExportJob {
  readonly employeeId: string;
}

/** Settings that all exports share. */
export interface ExportParts {
  /** Parent of the folders of exports in progress. */
  readonly incomingFolder: string;
  readonly running: ExportsInProgress;
  /** Folder of the base map that the web app uses. */
  readonly baseMapFolder: string;
  /** Name of the sender in the files. */
  readonly productName: string;
  readonly officePhone: string;
  readonly officeAddress: string;
}

/** Paths of photos by item id. */
export type PhotosOfItems = ReadonlyMap<string, readonly string[]>;

/** An item that clients see, with its number in `order` (M-18). */
export type Numbered<Seen> = Seen & { readonly order: number };

/** Data of cutting the photos of one export. */
export interface PhotosJob extends FileJob {
  readonly page?: PageOf | undefined;
  /** Photo of the broker. */
  readonly faceId?: string | null | undefined;
}

/** Paths of cut photos; undefined for those that are absent or unreadable. */
export interface CutPhotos<Photos> {
  readonly photos: Photos;
  readonly cover: string | undefined;
  /** Photo of the broker. */
  readonly face: string | undefined;
}

/**
 * How a domain turns selections into files; its columns and slides are written in worker threads. `Photos`: photos of
 * the items, in the form that the domain's slides read.
 */
export interface SelectionFiles<Item extends ItemFields, Seen extends object, Photos> {
  readonly selection: ShownDomain<Seen, Item>;
  readonly objectOf: (item: Item) => { readonly isEnabled: boolean };
  /** First line of a client's sheet when the company is unknown: 'Подборка земельных участков'. */
  readonly heading: string;
  /** Module of the worker thread that carries out a `SheetOrder`. */
  readonly sheetWorker: URL;
  /** Module of the worker thread that carries out a `SlidesOrder`. */
  readonly slidesWorker: URL;
  /** Names of the responsible employees, by id. */
  readonly employeeNames: (db: Db) => Promise<ReadonlyMap<string, string>>;
  /** Cuts photos to the frames of the slides, into files in the job's folder. */
  readonly cutPhotos: (items: readonly Numbered<Seen>[], job: PhotosJob) => Promise<CutPhotos<Photos>>;
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

/** Data passed to the worker thread that writes a spreadsheet to `path`. */
export type SheetOrder<Item, Seen> = { readonly path: string } & (
  | {
      readonly audience: 'broker';
      readonly items: readonly NumberedItem<Item>[];
      /** Names of employees by id. */
      readonly employees: ReadonlyMap<string, string>;
      /** When and by whom. */
      readonly exported: Pick<ExportMark, 'dateTime' | 'employeeId'>;
    }
  | { readonly audience: 'client'; readonly items: readonly Numbered<Seen>[]; readonly letterhead: readonly string[] }
);

/** Content of a presentation. */
export interface SelectionStory<Seen, Photos> {
  readonly sender: Sender;
  /** Name of the client company; null when the request has none. */
  readonly company: string | null;
  /** Name of the client's person; null when the request has none. */
  readonly person?: string | null | undefined;
  /** Name of the request; absent for objects without a request. */
  readonly name?: string | null | undefined;
  /** Path of the cover photo. */
  readonly cover?: string | undefined;
  readonly items: readonly Numbered<Seen>[];
  /** Photos of the items; an object without photos gets a placeholder. */
  readonly photos: Photos;
  /** Absent: the slides of a selection. */
  readonly page?: PageOf | undefined;
  /** Bits of the offer types of the request, in a domain that has them; absent: any. */
  readonly askedTypes?: number | undefined;
}

/** Slides as a presentation, or as the pages of a PDF. */
export type SlidesFormat = 'pptx' | 'pdf';

/** An edited presentation to be brought up to date. */
export interface EditedDeck {
  /** Path of the received file. */
  readonly path: string;
  readonly answers: DeckAnswers;
}

/** Data passed to the worker thread that writes slides to `path`. */
export interface SlidesOrder<Seen, Photos> {
  readonly story: SelectionStory<Seen, Photos>;
  readonly baseMapFolder: string;
  readonly format: SlidesFormat;
  readonly path: string;
  /** Updated instead of a new presentation. */
  readonly edited?: EditedDeck | undefined;
}

/** Last message from that thread after an update: the changes, or the reason why the file is refused. */
export type UpdateDone = { readonly updated: DeckUpdate } | { readonly refused: string };

/** Message from that thread: the number of slides drawn so far. */
export interface SlidesDone {
  readonly done: number;
  readonly total: number;
}
