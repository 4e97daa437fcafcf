import { noPhoto } from './no-photo.ts';
import type { Frame, Shape } from './slide.ts';

/** Greatest number of photos on the slide of an object. */
export const MOST_PHOTOS = 5;
const GAP = 0.08;
/** Width of the first of three photos, as a share of the frame. */
const LARGE = 2 / 3;

/** Frames of one to five photos within a frame: the first is the largest, four or five are halved and quartered. */
export function galleryFrames({ x, y, w, h }: Frame, count: number): Frame[] {
  if (count <= 1) return [{ x, y, w, h }];
  const first = (w - GAP) * (count === 3 ? LARGE : 1 / 2);
  const rest = { x: x + first + GAP, w: w - first - GAP };
  const half = (h - GAP) / 2;
  const large = { x, y, w: first, h };
  if (count === 2) return [large, { ...rest, y, h }];
  const [upper, lower] = [
    { ...rest, y, h: half },
    { ...rest, y: y + half + GAP, h: half },
  ];
  if (count === 3) return [large, upper, lower];
  return [large, ...(count === 4 ? [upper] : inHalves(upper)), ...inHalves(lower)];
}

function inHalves({ x, w, ...row }: Frame): Frame[] {
  const half = (w - GAP) / 2;
  return [
    { ...row, x, w: half },
    { ...row, x: x + half + GAP, w: half },
  ];
}

/**
 * Photos that were cut to the frames of `galleryFrames`, or a note that there is none.
 * @param alt alternative text of the first photo
 */
export function gallery(frame: Frame, paths: readonly string[], alt: string): Shape[] {
  if (paths.length === 0) return noPhoto(frame);
  const frames = galleryFrames(frame, paths.length);
  return paths.flatMap((path, index): Shape[] => {
    const own = frames[index];
    return own
      ? [
          {
            kind: 'picture',
            key: `Фото ${index + 1}`,
            frame: own,
            path,
            alt: index === 0 ? alt : `${alt}, фото ${index + 1}`,
          },
        ]
      : [];
  });
}
