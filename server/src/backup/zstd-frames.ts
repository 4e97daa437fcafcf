import { type FileHandle, open } from 'node:fs/promises';

const MAGIC = 0xfd2fb528;
/** Lengths of dictionary id and content size (bytes), by their flags in the frame header (RFC 8878, 3.1.1.1). */
const DICTIONARY_BYTES = [0, 1, 2, 4];
const SIZE_BYTES = [0, 2, 4, 8];
/** Block types: a repeated byte, and the type that the format does not define. */
const RLE = 1;
const RESERVED = 3;
const BLOCK_HEADER = 3;
const CHECKSUM = 4;

interface Frame {
  /** Offset of the frame's end in the file (bytes). */
  readonly end: number;
  /** Whether the frame has no content; Node may end a stream with such a frame. */
  readonly isEmpty: boolean;
}

/**
 * Finds the end of the frame that has the content, from the headers of its blocks. The decompressor does not read
 * beyond it, so bytes cut off or appended after it would go unnoticed.
 * @returns offset of that end (bytes); an empty frame may follow
 * @throws when the file is truncated, is not Zstandard, or has bytes after its frames
 */
export async function endOfContent(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const content = await readFrame(file, 0);
    if (content.end < size) {
      const last = await readFrame(file, content.end);
      if (!last.isEmpty || last.end !== size) throw new Error('за концом копии есть лишнее');
    }
    return content.end;
  } finally {
    await file.close();
  }
}

async function readFrame(file: FileHandle, start: number): Promise<Frame> {
  const head = await readBytes(file, start, MAGIC_AND_DESCRIPTOR);
  if (head.readUInt32LE(0) !== MAGIC)
    throw new Error(start === 0 ? 'это не архив Zstandard' : 'за концом копии есть лишнее');
  const descriptor = head.readUInt8(4);
  const isSingleSegment = (descriptor & 0x20) !== 0;
  const sizeFlag = descriptor >> 6;
  const sizeBytes = sizeFlag === 0 && isSingleSegment ? 1 : (SIZE_BYTES[sizeFlag] ?? 0);
  const dictionaryBytes = DICTIONARY_BYTES[descriptor & 0x03] ?? 0;
  let at = start + MAGIC_AND_DESCRIPTOR + (isSingleSegment ? 0 : 1) + dictionaryBytes + sizeBytes;
  const firstBlock = at;
  for (;;) {
    const header = (await readBytes(file, at, BLOCK_HEADER)).readUIntLE(0, BLOCK_HEADER);
    const type = (header >> 1) & 0x03;
    const bytes = header >> 3;
    if (type === RESERVED) throw new Error('архив повреждён');
    const isLast = (header & 1) === 1;
    const isEmpty = isLast && at === firstBlock && bytes === 0;
    at += BLOCK_HEADER + (type === RLE ? 1 : bytes);
    if (!isLast) continue;
    const end = at + ((descriptor & 0x04) === 0 ? 0 : CHECKSUM);
    if ((await file.stat()).size < end) throw new Error(CUT);
    return { end, isEmpty };
  }
}

const MAGIC_AND_DESCRIPTOR = 5;
const CUT = 'файл обрезан';

async function readBytes(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw new Error(CUT);
  return buffer;
}
