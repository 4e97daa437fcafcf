import type { Readable } from 'node:stream';

/** Content stored under a key. */
export interface StoredContent {
  readonly content: Readable;
  /** Size (bytes). */
  readonly size: number;
}

/**
 * Storage of file contents: a local folder, or one day an external store. Knows only keys and bytes; names and owners
 * are in the database.
 */
export interface FileStore {
  /** Stores content under a new key, all or nothing. Once it resolves, the content survives a power failure. */
  put(key: string, content: Buffer | Readable): Promise<void>;
  /** Content of a key, undefined when there is none. The caller must read the stream to its end or destroy it. */
  get(key: string): Promise<StoredContent | undefined>;
  /** Removes the content of a key; a missing key is not an error. */
  remove(key: string): Promise<void>;
}

/** The form of a key; no other text becomes a path. */
export const FILE_KEY = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[a-z0-9-]+(\.[a-z0-9]+)?$/;

/**
 * Key of one variant of a file: `3f/a1/0199….-card.webp`. Ids begin with the creation time, so folders are named after
 * their last digits, which are evenly distributed.
 * @param variant name of a size, or of the whole document
 */
export function fileKey(id: string, variant: string): string {
  return `${id.slice(-2)}/${id.slice(-4, -2)}/${id}-${variant}`;
}
