/** Pixels in rows from the top left, four bytes each: red, green, blue, alpha. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** One number per pixel: 0 for no mark, otherwise the kind of mark. */
export type Marks = Uint8Array;

/** Smallest difference between colour channels of a coloured mark; aerial views of woods and fields stay below. */
const COLOURED = 70;
/** Grey levels below this are ink. */
const INK = 110;
/** Smallest difference from the background in some channel. */
const UNLIKE = 40;

/**
 * Coloured pixels, by hue in six sectors of 60°.
 * @param turn rotation of the sectors in degrees: a hue at the border of two sectors is in the middle of a rotated one
 */
export function colouredMarks(picture: Picture, turn: 0 | 30): Marks {
  return marksOf(picture, (red, green, blue) => {
    const most = Math.max(red, green, blue);
    const chroma = most - Math.min(red, green, blue);
    if (chroma < COLOURED) return 0;
    const sixth =
      most === red ? (green - blue) / chroma : most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
    return ((Math.round(sixth + turn / 60) + 6) % 6) + 1;
  });
}

/** Black and dark grey: pencil, ink, lines of a plan. */
export function inkMarks(picture: Picture): Marks {
  return marksOf(picture, (red, green, blue) => {
    const most = Math.max(red, green, blue);
    return most < INK && most - Math.min(red, green, blue) < COLOURED ? 1 : 0;
  });
}

/** Pixels unlike the prevailing colour along the edges of the picture. */
export function unlikeBackgroundMarks(picture: Picture): Marks {
  const [red, green, blue] = [medianOnEdge(picture, 0), medianOnEdge(picture, 1), medianOnEdge(picture, 2)];
  return marksOf(picture, (r, g, b) =>
    Math.max(Math.abs(r - red), Math.abs(g - green), Math.abs(b - blue)) > UNLIKE ? 1 : 0,
  );
}

/** One mark per pixel; mostly transparent pixels have none. */
function marksOf(
  { width, height, data }: Picture,
  kindOf: (red: number, green: number, blue: number) => number,
): Marks {
  const marks = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < marks.length; pixel += 1, at += 4) {
    if ((data[at + 3] ?? 0) >= 128) marks[pixel] = kindOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  }
  return marks;
}

function medianOnEdge({ width, height, data }: Picture, channel: number): number {
  const values: number[] = [];
  for (let x = 0; x < width; x += 1)
    values.push(data[x * 4 + channel] ?? 0, data[((height - 1) * width + x) * 4 + channel] ?? 0);
  for (let y = 0; y < height; y += 1)
    values.push(data[y * width * 4 + channel] ?? 0, data[(y * width + width - 1) * 4 + channel] ?? 0);
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Marks dilated by this many pixels on every side, so that a dashed or broken line closes. */
export function grown(marks: Marks, { width, height }: Picture, by: number): Marks {
  const wide = spread(marks, by, { lines: height, length: width, step: 1, toNextLine: width });
  return spread(wide, by, { lines: width, length: height, step: width, toNextLine: 1 });
}

interface Walk {
  readonly lines: number;
  readonly length: number;
  readonly step: number;
  readonly toNextLine: number;
}

/** Extends each mark along its row or column over empty pixels, in both directions; the first direction wins. */
function spread(marks: Marks, by: number, { lines, length, step, toNextLine }: Walk): Marks {
  const spreading = new Uint8Array(marks);
  for (let line = 0; line < lines; line += 1) {
    for (const direction of [1, -1]) {
      let kind = 0;
      let left = 0;
      for (let place = 0; place < length; place += 1) {
        const at = line * toNextLine + (direction === 1 ? place : length - 1 - place) * step;
        const own = marks[at] ?? 0;
        if (own !== 0) {
          kind = own;
          left = by;
        } else if (left > 0) {
          left -= 1;
          if (spreading[at] === 0) spreading[at] = kind;
        }
      }
    }
  }
  return spreading;
}
