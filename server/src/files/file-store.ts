import type { Readable } from 'node:stream';

/** What lies in the store under one key. */
export interface StoredContent {
  readonly content: Readable;
  /** Bytes. */
  readonly size: number;
}

/**
 * Where the content of files is kept: a folder of this machine, or one day a store elsewhere. It knows keys and bytes; what a file is
 * called and whose it is stands in the database.
 */
export interface FileStore {
  /** Keeps content under a key, whole or not at all; afterwards it outlives a power cut. A key is written once. */
  put(key: string, content: Buffer | Readable): Promise<void>;
  /** undefined: nothing there. The caller reads the content to its end or destroys it. */
  get(key: string): Promise<StoredContent | undefined>;
  /** What is not there is no error. */
  remove(key: string): Promise<void>;
}

/**
 * Key of one piece of a file: `3f/a1/0199….-card.webp`. Ids begin with the time of their making, so folders are named by their last digits,
 * which spread evenly.
 * @param piece name of a size, or of the whole document
 */
export function fileKey(id: string, piece: string): string {
  return `${id.slice(-2)}/${id.slice(-4, -2)}/${id}-${piece}`;
}
