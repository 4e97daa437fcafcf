import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one shade of grey, from 0 to 255, small enough for any test. */
export function drawn(shade: number, width = 320, height = 240): Buffer {
  return png({ width, height, bits: 8 }, Buffer.alloc(width, shade));
}

/** A complete, valid, black PNG; even 30,000 × 30,000 px take only a few kilobytes. */
export function blackPicture(width: number, height: number): Buffer {
  return png({ width, height, bits: 1 }, Buffer.alloc(Math.ceil(width / 8)));
}

/** The file passed to a file dialog. */
export const picture = (name: string, shade: number) => ({ name, mimeType: 'image/png', buffer: drawn(shade) });

interface Shape {
  readonly width: number;
  readonly height: number;
  /** Bits per pixel, a shade of grey. */
  readonly bits: 1 | 8;
}

/** @param row shades of one line; all lines are equal */
function png({ width, height, bits }: Shape, row: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 0, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.from([0]), row]);
  const lines = Buffer.concat(Array.from({ length: height }, () => line));
  const parts = [
    ['IHDR', header],
    ['IDAT', deflateSync(lines, { level: 1 })],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts.map(([type, data]) => chunk(type, data))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type), data]);
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
