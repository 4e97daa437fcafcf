/**
 * Rectangle on a slide. For all shapes in this file, lengths are in inches, font sizes in pt, colours are `rrggbb`; the
 * writers draw them as a presentation or as a PDF.
 */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export type Point = readonly [x: number, y: number];

/** Part of a text in one size, weight and colour. */
export interface Run {
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  readonly color: string;
}

/** Identity of a shape on its slide, for updates of an edited presentation. */
interface Keyed {
  /** Name of the content, unique on its slide: 'Цена'. One that begins with '~' is not reported. */
  readonly key?: string | undefined;
}

export interface TextShape extends Keyed {
  readonly kind: 'text';
  readonly frame: Frame;
  readonly runs: readonly Run[];
  readonly align?: 'left' | 'center' | 'right';
  readonly valign?: 'top' | 'middle' | 'bottom';
  /** URL that a click in a PDF opens; presentations ignore it, since programs would underline and recolour the text. */
  readonly link?: string;
}

export interface Stroke {
  readonly color: string;
  /** pt */
  readonly width: number;
  readonly dashed?: boolean;
}

export interface BoxShape {
  readonly kind: 'box' | 'oval';
  readonly frame: Frame;
  readonly fill?: string;
  /** 0 is opaque, 100 is invisible. */
  readonly transparency?: number;
  readonly stroke?: Stroke;
}

/** Straight lines through points, several in one shape; closed ones are rings. */
export interface PathShape {
  readonly kind: 'path';
  readonly lines: readonly (readonly Point[])[];
  readonly closed: boolean;
  readonly fill?: string;
  readonly transparency?: number;
  readonly stroke?: Stroke;
}

export interface PictureShape extends Keyed {
  readonly kind: 'picture';
  readonly frame: Frame;
  /** Path of a JPEG with the frame's aspect ratio; read when the presentation is written. */
  readonly path: string;
  readonly alt: string;
  /** Cropped to an ellipse. */
  readonly isRound?: boolean;
}

export interface TableCell extends Run {
  readonly align?: 'left' | 'right';
}

/** Table with lines between rows and none between columns. Rows do not grow: texts are fitted beforehand. */
export interface TableShape extends Keyed {
  readonly kind: 'table';
  readonly frame: Frame;
  readonly columns: readonly number[];
  readonly rowHeight: number;
  readonly rows: readonly (readonly TableCell[])[];
  /** Ids of the objects that the rows show, in the order of `rows`; empty for the head. */
  readonly rowKeys: readonly string[];
  readonly line: string;
}

/** Patterns that distinguish bars without colour → name of the preset in presentations. */
export const patternPresets = {
  checks: 'lgCheck',
  diagonal: 'wdUpDiag',
  dots: 'pct10',
  lines: 'narHorz',
  grid: 'smGrid',
  hatch: 'wdDnDiag',
  upright: 'dkVert',
} as const;

export interface Pattern {
  readonly name: keyof typeof patternPresets;
  readonly ink: string;
  readonly ground: string;
}

interface Bar {
  readonly label: string;
  readonly value: number;
  /**
   * Colour of a bar without a pattern. For a bar with one, a placeholder that identifies the pattern, unique among
   * patterns.
   */
  readonly color: string;
  readonly pattern?: Pattern;
}

/** Native chart of horizontal bars, the first at the top; the reader can open its data. */
export interface BarsShape extends Keyed {
  readonly kind: 'bars';
  readonly frame: Frame;
  /** Name of the data series, with its unit. */
  readonly name: string;
  readonly bars: readonly Bar[];
  /** Font size of the labels (pt). */
  readonly size: number;
  readonly color: string;
}

export type Shape = TextShape | BoxShape | PathShape | PictureShape | TableShape | BarsShape;

/** Subject of a slide, for updates of an edited presentation. */
export interface SlideAbout {
  /** Unique in the presentation, the same whenever it is made: 'object:' with the id of the item. */
  readonly key: string;
  /** '№ 3 Склад, 12 га' */
  readonly name: string;
}

export interface Slide {
  /** Absent for slides that only have a position: tables, maps, continuations. */
  readonly about?: SlideAbout | undefined;
  readonly background: string;
  readonly shapes: readonly Shape[];
}

/** A slide, built once its number and the total are known. */
export type Leaf = (page: { readonly number: number; readonly of: number }) => Slide;

export interface Deck {
  readonly title: string;
  readonly company: string;
  readonly slides: readonly Slide[];
}

/** Called after each slide of a file. @param done number of slides so far */
export type OnSlide = (done: number) => void;

/** Size of a slide, 16 : 9 (inches). */
export const SLIDE_WIDTH = 13.333;
export const SLIDE_HEIGHT = 7.5;
/** The font of the pages. A computer without it shows Arial, whose widths are also taken into account. */
export const SLIDE_FONT = 'Onest';
/** Horizontal padding of a cell (inches). */
export const CELL_MARGIN = 0.06;
