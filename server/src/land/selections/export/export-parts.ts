import type { FileStore } from '#files/file-store.ts';

export interface ExportParts {
  readonly store: FileStore;
  /** Folder of files in progress. */
  readonly incomingFolder: string;
  /** Folder of the pages' base map. */
  readonly baseMapFolder: string;
  /** Sender of the files. */
  readonly productName: string;
  readonly officePhone: string;
  readonly officeAddress: string;
}
