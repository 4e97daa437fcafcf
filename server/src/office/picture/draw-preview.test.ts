import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPreview } from './draw-preview.ts';

const words = {
  siteName: 'Гектар',
  title: 'Подборка, 2 склада',
  description: '8 200,00 – 18 000,00 м², Московская область',
};
/** A photo of one colour, with metadata of a camera. */
const photo = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Camera of Egor' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
/** Colour of a pixel, rounded to sixteenths, since JPEG loses some. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel].map((part) => Math.round(part / 16)).join();
}

test('photos stand side by side above the words, the first one largest; their metadata do not leave', async () => {
  const photos = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(photo));
  const picture = await drawPreview({ ...words, photos });
  const about = await sharp(picture).metadata();
  expect([about.format, about.width, about.height, about.exif, about.icc, about.xmp]).toEqual([
    'jpeg',
    1200,
    630,
    undefined,
    undefined,
    undefined,
  ]);
  expect(picture.includes('Camera')).toBe(false);
  expect(await colourAt(picture, 400, 200)).toBe('16,0,0');
  expect(await colourAt(picture, 1000, 100)).toBe('0,16,0');
  expect(await colourAt(picture, 1000, 400)).toBe('0,0,16');
  const two = await drawPreview({ ...words, photos: photos.slice(1) });
  expect([await colourAt(two, 300, 200), await colourAt(two, 900, 200)]).toEqual(['0,16,0', '0,0,16']);
});

test('without photos, and with an unreadable one, the words alone are drawn', async () => {
  const bare = await drawPreview({ ...words, photos: [] });
  expect((await sharp(bare).stats()).channels.every(({ max }) => max > 230)).toBe(true);
  expect(await drawPreview({ ...words, photos: [Buffer.from('no picture')] })).toEqual(bare);
  expect(await drawPreview({ ...words, title: 'Подборка, 3 склада', photos: [] })).not.toEqual(bare);
});

test('markup and control characters in the words are text; a long line is cut', async () => {
  const drawn = ['<span foreground="red">а</span> & Ко', 'а\u0000\u0008б', 'Щ'.repeat(500), ''].map((description) =>
    drawPreview({ ...words, description, photos: [] }),
  );
  const sizes = (await Promise.all(drawn)).map(async (picture) => (await sharp(picture).metadata()).width);
  expect(await Promise.all(sizes)).toEqual([1200, 1200, 1200, 1200]);
});
