import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Colours of the quarters of `corners()`: top left, top right, bottom left, bottom right. */
export const cornerColors = [
  [200, 30, 30],
  [30, 160, 30],
  [30, 30, 200],
  [230, 230, 230],
] as const;

/** A picture with four distinguishable quarters, to be encoded in any format. */
export function corners(width = 640, height = 400): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const quarter = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1);
      data.set(cornerColors[quarter] ?? [], (y * width + x) * 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A photo as a telephone makes it: rotated by its EXIF orientation, with camera and place in the metadata. */
export function fromTelephone(orientation: number, picture: Sharp = corners()): Promise<Buffer> {
  return picture
    .withExif({
      IFD0: { Make: 'Telephone', Model: 'Secret camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 21/1', GPSLongitudeRef: 'E', GPSLongitude: '37/1 37/1 4/1' },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The colours in the middle of the four quarters. */
export async function quartersOf(picture: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

/**
 * A PNG whose header states this size, with almost no content.
 * @param about further bytes of the header: bits, colour type, compression, filter, interlacing; plain 24 bits by
 *   default
 */
export function pngClaiming(width: number, height: number, about: readonly number[] = [8, 2, 0, 0, 0]): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const claims = Buffer.alloc(13);
  claims.writeUInt32BE(width, 0);
  claims.writeUInt32BE(height, 4);
  claims.set(about, 8);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([Buffer.from('IHDR'), claims])));
  return Buffer.concat([header, claims, sum, Buffer.from('0000001049444154', 'hex'), Buffer.alloc(20)]);
}

/** A camera photo: 24 million pixels full of detail, about 8 MB. */
export function cameraPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 28 } as const;
  return sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: '#888', noise } })
    .blur(0.7)
    .jpeg({ quality: 91 })
    .toBuffer();
}
