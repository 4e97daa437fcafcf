import type { FileHandle } from 'node:fs/promises';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'ibm866';

const CHUNK_BYTES = 65_536;

/**
 * Encoding of a text file: from the byte order mark, otherwise from the first characters beyond ASCII. Excel saves «CSV
 * (разделители — запятые)» in windows-1251, «Текст Юникод» in UTF-16, «CSV (MS-DOS)» in ibm866.
 */
export async function encodingOf(file: FileHandle): Promise<Encoding> {
  for (let position = 0; ; position += CHUNK_BYTES) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, position);
    const bytes = buffer.subarray(0, bytesRead);
    if (position === 0) {
      const marked = encodingByMark(bytes);
      if (marked) return marked;
    }
    const first = bytes.findIndex((byte) => byte > 0x7f);
    if (first !== -1) return encodingOfLetters(bytes.subarray(first));
    if (bytesRead < CHUNK_BYTES) return 'utf-8';
  }
}

/** Encoding of a whole text file in memory, as in `encodingOf`. */
export function encodingOfContent(bytes: Buffer): Encoding {
  const first = bytes.findIndex((byte) => byte > 0x7f);
  return (
    encodingByMark(bytes.subarray(0, CHUNK_BYTES)) ??
    (first === -1 ? 'utf-8' : encodingOfLetters(bytes.subarray(first)))
  );
}

function encodingByMark(bytes: Buffer): Encoding | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // UTF-16 without a byte order mark is recognized by the zero bytes of separators and line ends.
  if (bytes.includes('\n\0') || bytes.includes('\t\0') || bytes.includes(';\0')) return 'utf-16le';
  if (bytes.includes('\0\n') || bytes.includes('\0\t') || bytes.includes('\0;')) return 'utf-16be';
  return undefined;
}

/** Letters of the old encodings rarely form UTF-8 characters, so the majority decides, despite single damaged bytes. */
function encodingOfLetters(bytes: Buffer): Encoding {
  let characters = 0;
  let strays = 0;
  const old = { windows: 0, dos: 0 };
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const following = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc2 ? 1 : 0;
    const tail = bytes.subarray(at + 1, at + 1 + following);
    if (following > 0 && tail.length === following && tail.every((next) => next >= 0x80 && next < 0xc0)) {
      characters += 1;
      at += following;
    } else {
      strays += 1;
      // The bytes of А…п in ibm866 are punctuation in windows-1251; those of its other letters are letters in both.
      if (byte >= 0xc0) old.windows += 1;
      else if (byte < 0xb0) old.dos += 1;
    }
  }
  if (characters > 0 && characters >= strays) return 'utf-8';
  return old.dos > old.windows ? 'ibm866' : 'windows-1251';
}

/**
 * Decodes bytes to text without a byte order mark.
 * @throws TypeError `ERR_ENCODING_INVALID_ENCODED_DATA` when the encoding is broken
 */
export async function* decode(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
