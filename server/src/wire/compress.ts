import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { namesOf } from '@gektar/contract/records.ts';

/** Smallest body that is compressed (bytes): smaller ones fit into a few packets as they are. */
const WORTH_BYTES = 8_192;

const zstd = promisify(zstdCompress);
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Encodings in order of preference, at the levels with the best ratio for their time (docs/decisions/0004). Browsers
 * accept zstd and brotli over HTTPS only.
 */
const encodings = {
  zstd: (body: Buffer) => zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (body: Buffer) => deflate(body, { level: 4 }),
} as const;

export type Encoding = keyof typeof encodings;
const names = namesOf(encodings);

/** The best encoding that both sides support, if the body is worth compressing. */
export function chooseEncoding(body: Buffer, acceptEncoding: string | undefined): Encoding | undefined {
  if (body.length < WORTH_BYTES || acceptEncoding === undefined) return undefined;
  return negotiate(acceptEncoding, names) ?? undefined;
}

/** Compresses outside the main thread. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encodings[encoding](body);
}
