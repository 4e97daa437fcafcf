import sharp, { type OverlayOptions } from 'sharp';
import { markupText } from '#office/markup-text.ts';
import { pageFonts } from '#office/pdf/page-fonts.ts';
import { xmlText } from '#office/xml-text.ts';
import { PREVIEW_SIZE } from './preview-size.ts';

/** Height of the band with the words, below the photos (px). */
const BAND = 160;
const GAP = 4;
const MARGIN = 56;
const QUALITY = 82;
/** Most photos of a preview. */
export const MOST_PREVIEW_PHOTOS = 3;
/** More characters do not fit into a line. */
const LONGEST_LINE = 64;

const colours = { band: '#223e5c', accent: '#7fa8d1', title: '#ffffff', text: '#dde6f0' } as const;

/** Words and photos of a preview. */
export interface DrawnPreview {
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  /** At most `MOST_PREVIEW_PHOTOS`, the first one largest; without photos, the words alone are drawn. */
  readonly photos: readonly Buffer[];
}

/** Draws the picture of a link in a messenger: a JPEG without metadata. Unreadable photos are left out. */
export async function drawPreview({ siteName, title, description, photos }: DrawnPreview): Promise<Buffer> {
  const { width, height } = PREVIEW_SIZE;
  const readable = (await Promise.all(photos.map(isReadable))).flatMap((isFine, at) => {
    const photo = photos[at];
    return isFine && photo ? [photo] : [];
  });
  const frames = framesOf(readable.length);
  const cut = readable.slice(0, frames.length).map(async (photo, at): Promise<OverlayOptions> => {
    const { left, top, ...size } = frames[at] ?? { left: 0, top: 0, width, height };
    return {
      input: await sharp(photo)
        .resize({ ...size, fit: 'cover' })
        .flatten()
        .png()
        .toBuffer(),
      left,
      top,
    };
  });
  const top = frames.length > 0 ? height - BAND + 34 : 250;
  const words = [
    { text: title, size: frames.length > 0 ? 44 : 68, isBold: true, colour: colours.title, top },
    { text: description, size: 30, isBold: false, colour: colours.text, top: top + (frames.length > 0 ? 62 : 104) },
    ...(frames.length > 0 ? [] : [{ text: siteName, size: 34, isBold: true, colour: colours.accent, top: MARGIN }]),
  ].filter(({ text }) => text !== '');
  const lines = words.map(async (line): Promise<OverlayOptions> => {
    return { input: await drawnLine(line), left: MARGIN, top: line.top };
  });
  return sharp({ create: { width, height, channels: 3, background: colours.band } })
    .composite(await Promise.all([...cut, ...lines]))
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

interface Line {
  readonly text: string;
  /** px */
  readonly size: number;
  readonly isBold: boolean;
  readonly colour: string;
}

/** A line as a transparent PNG, cut at the right edge. */
async function drawnLine({ text, size, isBold, colour }: Line): Promise<Buffer> {
  const shown = text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE - 1)}…` : text;
  const drawn = sharp({
    text: {
      text: `<span foreground="${colour}">${markupText(xmlText(shown))}</span>`,
      font: `Onest${isBold ? ' SemiBold' : ''} ${size}`,
      fontfile: isBold ? pageFonts.bold : pageFonts.regular,
      rgba: true,
      // A point is a pixel.
      dpi: 72,
    },
  });
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
  const width = PREVIEW_SIZE.width - 2 * MARGIN;
  if (info.width <= width) return data;
  return sharp(data).extract({ left: 0, top: 0, width, height: info.height }).png().toBuffer();
}

/** Positions of photos above the band. */
function framesOf(count: number) {
  const { width } = PREVIEW_SIZE;
  const height = PREVIEW_SIZE.height - BAND;
  if (count === 0) return [];
  if (count === 1) return [{ left: 0, top: 0, width, height }];
  const half = Math.floor((width - GAP) / 2);
  if (count === 2) {
    return [0, 1].map((at) => ({ left: at * (half + GAP), top: 0, width: half, height }));
  }
  const large = Math.floor(width * 0.66);
  const small = { width: width - large - GAP, height: Math.floor((height - GAP) / 2) };
  return [
    { left: 0, top: 0, width: large, height },
    { left: large + GAP, top: 0, ...small },
    { left: large + GAP, top: small.height + GAP, ...small },
  ];
}

function isReadable(photo: Buffer): Promise<boolean> {
  return sharp(photo)
    .stats()
    .then(
      () => true,
      () => false,
    );
}
