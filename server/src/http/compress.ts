import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Less than this fits into a few packets as it is. */
const WORTH_BYTES = 8_192;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Dearest first; of the levels those that give most for their time (docs/decisions/0004). Browsers take brotli over HTTPS alone. */
const encodings = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (body: Buffer) => deflate(body, { level: 4 }),
} as const;

type Encoding = keyof typeof encodings;
const names = Object.keys(encodings) as Encoding[];

/** The best encoding that this side knows and the other accepts, if the answer is worth it. */
export function chooseEncoding(body: Buffer, acceptEncoding: string | undefined): Encoding | undefined {
  if (body.length < WORTH_BYTES || acceptEncoding === undefined) return undefined;
  return negotiate(acceptEncoding, names) ?? undefined;
}

/** Off the main thread. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  return encodings[encoding](body);
}
