import type { ItemFields } from '@gektar/contract/sharing/selection.ts';
import type { Db } from '#database/db.ts';
import type { Sender } from '#office/slides/footer.ts';
import type { ShownDomain } from '#sharing/selection/shown-items.ts';

/** One export of a selection. */
export interface ExportJob {
  readonly db: Db;
  readonly selectionId: string;
  /** DD.MM.YYYY */
  readonly day: string;
  /** Of files in progress, removed with the export. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** Settings of every export. */
export interface ExportParts {
  /** Folder of files in progress. */
  readonly incomingFolder: string;
  /** Folder of the pages' base map. */
  readonly baseMapFolder: string;
  /** Sender of the files. */
  readonly productName: string;
  readonly officePhone: string;
  readonly officeAddress: string;
}

/** An item that clients see, under its number (M-18). */
export type Numbered<Seen> = Seen & { readonly order: number };

/** The selections of a domain as files: columns and slides are its own, drawn in threads of its own. */
export interface SelectionFiles<Item extends ItemFields, Seen extends object> {
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
  /** Paths of photos cut to the frame of a slide, by item id; absent for an object without a readable photo. */
  readonly cutPhotos: (items: readonly Numbered<Seen>[], job: ExportJob) => Promise<ReadonlyMap<string, string>>;
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
export interface SelectionStory<Seen> {
  readonly sender: Sender;
  /** null when the request has none. */
  readonly company: string | null;
  readonly items: readonly Numbered<Seen>[];
  /** Paths of photos by item id; a placeholder is drawn for others. */
  readonly photos: ReadonlyMap<string, string>;
}

/** Data of the thread that writes a presentation to `path`. */
export interface SlidesOrder<Seen> {
  readonly story: SelectionStory<Seen>;
  readonly baseMapFolder: string;
  readonly path: string;
}
