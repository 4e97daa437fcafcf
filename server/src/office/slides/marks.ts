import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Deck, Shape, Slide, TableShape } from './slide.ts';

/**
 * Identity of a shape in a presentation, stored as the name of the shape: names survive edits in PowerPoint and
 * LibreOffice, other parts of the file do not.
 */
export interface ShapeMark {
  /** Key of the slide. */
  readonly slide: string;
  readonly key: string;
  /** Hash of the content as written; empty for shapes without text or picture. */
  readonly hash: string;
  /** Corner as written (EMU). */
  readonly x: number;
  readonly y: number;
  /** Hash of the photo's name and size before it was cut; empty for other shapes. */
  readonly source: string;
  /** Size as written (EMU); undefined for shapes with free paths. */
  readonly w?: number | undefined;
  readonly h?: number | undefined;
  /** Hash of the style as written, see {@link textStyle} and {@link fillStyle}; empty for other shapes. */
  readonly style: string;
  /** Hashes of the keys of all shapes of the slide, for programs that drop its name; empty for most shapes. */
  readonly keys: readonly string[];
  /** Rows of a table as written: hash of what a row shows, then those of its cells; empty for other shapes. */
  readonly rows: readonly (readonly string[])[];
}

const FIRST = 'gektar';
const BETWEEN = ';';
const BETWEEN_ROWS = '/';
const BETWEEN_CELLS = '.';
const EMU = 914_400;
const HASH_LENGTH = 12;

/** Short hash of a text, without regard to spaces, which programs change. */
export function textHash(text: string): string {
  return bytesHash(Buffer.from(text.replace(/\s/gu, '')));
}

export function bytesHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
}

export function markText({ slide, key, hash, x, y, source, w, h, style, keys, rows }: ShapeMark): string {
  const cells = rows.map((row) => row.join(BETWEEN_CELLS)).join(BETWEEN_ROWS);
  return [FIRST, slide, key, hash, x, y, source, w ?? '', h ?? '', style, keys.join(','), ...(cells ? [cells] : [])]
    .map((part) => String(part).replaceAll(BETWEEN, ','))
    .join(BETWEEN);
}

/** The mark in the name of a shape; undefined for a shape of another program. */
export function markIn(name: string): ShapeMark | undefined {
  const [first, slide, key, hash = '', x, y, source, w, h, style = '', keys = '', ...others] = name.split(BETWEEN);
  const [cells = '', ...more] = others;
  if (first !== FIRST || slide === undefined || key === undefined || source === undefined || more.length > 0) return;
  const size = (text: string | undefined) => (text ? Number(text) : undefined);
  const own = { slide, key, hash, x: Number(x), y: Number(y), source };
  const rows = cells === '' ? [] : cells.split(BETWEEN_ROWS).map((row) => row.split(BETWEEN_CELLS));
  return { ...own, w: size(w), h: size(h), style, keys: keys === '' ? [] : keys.split(','), rows };
}

/** Name of a slide: hashes of the keys of all its shapes, to recognise those that were deleted by hand. */
export function slideMark(keys: readonly string[]): string {
  return [FIRST, ...keys.map(keyHash)].join(BETWEEN);
}

/** Hashes of keys in the name of a slide; undefined when another program has renamed it. */
export function keysIn(name: string): ReadonlySet<string> | undefined {
  const [first, ...hashes] = name.split(BETWEEN);
  return first === FIRST ? new Set(hashes) : undefined;
}

export function keyHash(key: string): string {
  return textHash(key).slice(0, 6);
}

/** Marks of the shapes of each slide, in drawing order. @param pictureHash hash of the bytes of a picture, by path */
export function marksOf({ slides }: Deck, pictureHash: (path: string) => string): ShapeMark[][] {
  let others = 0;
  return slides.map((slide) => {
    if (slide.about === undefined) others += 1;
    return marksOfSlide(slide, slide.about?.key ?? `other:${others}`, pictureHash);
  });
}

function marksOfSlide({ shapes }: Slide, slide: string, pictureHash: (path: string) => string): ShapeMark[] {
  const counts = new Map<string, number>();
  const marks = shapes.map((shape): ShapeMark => {
    const own = ('key' in shape && shape.key) || `~${shape.kind}`;
    const count = (counts.get(own) ?? 0) + 1;
    counts.set(own, count);
    const [x, y] = cornerOf(shape);
    return {
      slide,
      key: count === 1 && !own.startsWith('~') ? own : own === '~page' ? own : `${own} ${count}`,
      ...contentOf(shape, pictureHash),
      x: Math.round(x * EMU),
      y: Math.round(y * EMU),
      ...(shape.kind !== 'path' && { w: Math.round(shape.frame.w * EMU), h: Math.round(shape.frame.h * EMU) }),
      style: styleOf(shape),
      keys: [],
      rows: shape.kind === 'table' ? rowHashes(shape) : [],
    };
  });
  const keys = marks.map(({ key }) => keyHash(key));
  // The keys are on two shapes, because one of them may be deleted by hand.
  return marks.map((mark, index) => (index === 0 || index === marks.length - 1 ? { ...mark, keys } : mark));
}

/** A run of text as its style shows: size (hundredths of pt), weight and colour; other properties that were added. */
export interface RunStyle {
  readonly size: number;
  readonly isBold: boolean;
  /** `rrggbb` in lower case. */
  readonly color: string;
  readonly others: string;
}

/** Hash of the styles of the runs of a text, without regard to where they begin. */
export function textStyle(runs: readonly RunStyle[]): string {
  const styles = runs.map(({ size, isBold, color, others }) => `${size}${isBold ? 'b' : ''}${color}${others}`);
  return keyHash(styles.filter((style, index) => style !== styles[index - 1]).join('/'));
}

/** Hash of the colours of a shape; `rrggbb` in lower case, empty for none. */
export function fillStyle(fill: string, stroke: string): string {
  return keyHash(`${fill}/${stroke}`);
}

function styleOf(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
      return textStyle(
        shape.runs
          .filter(({ text }) => text.trim() !== '')
          .map(({ size, bold = false, color }) => ({
            size: Math.round(size * 100),
            isBold: bold,
            color: color.toLowerCase(),
            others: '',
          })),
      );
    case 'box':
    case 'oval':
    case 'path':
      return fillStyle(shape.fill?.toLowerCase() ?? '', shape.stroke?.color.toLowerCase() ?? '');
    case 'picture':
    case 'table':
    case 'bars':
      return '';
  }
}

function contentOf(shape: Shape, pictureHash: (path: string) => string): Pick<ShapeMark, 'hash' | 'source'> {
  switch (shape.kind) {
    case 'text':
      return { hash: textHash(shape.runs.map(({ text }) => text).join('')), source: '' };
    case 'table':
      return { hash: textHash(shape.rows.flatMap((row) => row.map(({ text }) => text)).join('')), source: '' };
    case 'bars':
      return { hash: textHash(labelsText(shape.bars.map(({ label }) => label))), source: '' };
    case 'picture':
      return { hash: pictureHash(shape.path), source: textHash(basename(shape.path)) };
    case 'box':
    case 'oval':
    case 'path':
      return { hash: '', source: '' };
  }
}

function rowHashes({ rows, rowKeys }: TableShape): string[][] {
  return rows.map((row, index) => [keyHash(rowKeys[index] ?? ''), ...row.map(({ text }) => keyHash(text))]);
}

/** Labels of a chart as one text, in any order. */
export function labelsText(labels: readonly string[]): string {
  return [...labels].sort().join('');
}

function cornerOf(shape: Shape): readonly [number, number] {
  if (shape.kind !== 'path') return [shape.frame.x, shape.frame.y];
  const points = shape.lines.flat();
  return [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
}
