import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { endOfContent } from './zstd-frames.ts';

/** Writes a tar compressed with Zstandard, which `tar --zstd -xf` opens anywhere. */
export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>;
  /** @param size exact size of the content (bytes) */
  addStream(name: string, size: number, content: AsyncIterable<Buffer>): Promise<void>;
}

/**
 * Writes a new file, readable by its owner only and flushed to the disk.
 * @param entries adds them one after another; called once the file is created
 * @throws `EEXIST` when the file exists
 */
export async function writeArchive(path: string, entries: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  const tar = pack();
  const compress = createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
  });
  const file = await open(path, 'wx', 0o600);
  const written = pipeline(tar, compress, file.createWriteStream({ flush: true }));
  const header = (name: string, size: number) => ({ name, size, mode: 0o600, mtime: new Date(0) });
  const archive: ArchiveWriter = {
    add: (name, content) => archive.addStream(name, content.length, one(content)),
    async addStream(name, size, content) {
      await pipeline(content, tar.entry(header(name, size)));
    },
  };
  const added = entries(archive).then(
    () => tar.finalize(),
    (error: Error) => {
      tar.destroy(error);
      throw error;
    },
  );
  // Waits for both together: when the write fails, as on a full disk, `added` alone would never settle.
  await Promise.all([added, written]);
  await endWithContent(path);
}

/** Removes an empty last frame, so that a file cut by even one byte is detected. */
async function endWithContent(path: string): Promise<void> {
  const end = await endOfContent(path);
  const file = await open(path, 'r+');
  try {
    await file.truncate(end);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** An archive entry; its content must be read to the end before the next entry. */
export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  readonly content: AsyncIterable<Buffer>;
}

/**
 * Reads the entries of an archive one after another.
 * @throws when the file is cut off, has bytes after its content, is changed or is no archive
 */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  await endOfContent(path);
  const tar = extract();
  const read = pipeline(createReadStream(path), createZstdDecompress(), tar);
  // The loop below reports the error.
  read.catch(() => undefined);
  for await (const entry of tar) {
    if (entry.header.type !== 'file') throw new Error('в архиве не только файлы');
    yield { name: entry.header.name, size: entry.header.size ?? 0, content: entry as AsyncIterable<Buffer> };
  }
  await read;
}

async function* one(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
