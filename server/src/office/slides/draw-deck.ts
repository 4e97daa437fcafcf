import pptxgen from 'pptxgenjs';
import { xmlText } from '#office/xml-text.ts';
import { pictureMarker } from './picture-marker.ts';
import {
  type BarsShape,
  type BoxShape,
  CELL_MARGIN,
  type Deck,
  type OnSlide,
  type PathShape,
  type Run,
  type Shape,
  SLIDE_FONT,
  SLIDE_HEIGHT,
  SLIDE_WIDTH,
  type Stroke,
  type TableShape,
  type TextShape,
} from './slide.ts';
import { LINE_HEIGHT } from './text-width.ts';

/** The types describe CommonJS, where the class is a property; Node imports the class itself. */
const Presentation = pptxgen as object as typeof pptxgen.default;
type Sheet = ReturnType<InstanceType<typeof Presentation>['addSlide']>;

const LAYOUT = 'screen';
/** Name of shapes with free paths, missing from the types of the library. */
const CUSTOM: string = 'custGeom';
/** Minimum size of a path (inches): the library divides by it. */
const SMALLEST = 0.001;

/** The presentation as bytes, with markers in place of pictures. */
export async function drawDeck({ title, company, slides }: Deck, onSlide?: OnSlide): Promise<Uint8Array> {
  const deck = new Presentation();
  deck.defineLayout({ name: LAYOUT, width: SLIDE_WIDTH, height: SLIDE_HEIGHT });
  deck.layout = LAYOUT;
  deck.theme = { headFontFace: SLIDE_FONT, bodyFontFace: SLIDE_FONT };
  deck.title = xmlText(title);
  deck.company = xmlText(company);
  deck.author = xmlText(company);
  for (const [index, { background, shapes }] of slides.entries()) {
    const sheet = deck.addSlide();
    sheet.background = { color: background };
    for (const shape of shapes) draw(sheet, shape);
    onSlide?.(index + 1);
  }
  const bytes = await deck.write({ outputType: 'uint8array', compression: false });
  if (!(bytes instanceof Uint8Array)) throw new Error('a presentation of another kind than was asked for');
  return bytes;
}

function draw(sheet: Sheet, shape: Shape): void {
  switch (shape.kind) {
    case 'text':
      drawText(sheet, shape);
      return;
    case 'box':
    case 'oval':
      drawBox(sheet, shape);
      return;
    case 'path':
      drawPath(sheet, shape);
      return;
    case 'picture':
      sheet.addImage({
        ...shape.frame,
        data: pictureMarker(shape.path),
        altText: xmlText(shape.alt),
        rounding: shape.isRound === true,
      });
      return;
    case 'table':
      drawTable(sheet, shape);
      return;
    case 'bars':
      drawBars(sheet, shape);
      return;
  }
}

function drawText(sheet: Sheet, { frame, runs, align = 'left', valign = 'top' }: TextShape): void {
  const largest = Math.max(...runs.map(({ size }) => size));
  sheet.addText(
    runs.map(({ text, ...face }) => ({ text: xmlText(text), options: faceOf(face) })),
    { ...frame, margin: 0, align, valign, wrap: true, fit: 'none', lineSpacing: largest * LINE_HEIGHT },
  );
}

function drawBox(sheet: Sheet, { kind, frame, fill, transparency = 0, stroke }: BoxShape): void {
  sheet.addShape(kind === 'oval' ? 'ellipse' : 'rect', {
    ...frame,
    ...(fill !== undefined && { fill: { color: fill, transparency } }),
    ...(stroke && { line: lineOf(stroke) }),
  });
}

function drawPath(sheet: Sheet, { lines, closed, fill, transparency = 0, stroke }: PathShape): void {
  const points = lines.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  sheet.addShape(CUSTOM as 'rect', {
    x,
    y,
    w: Math.max(Math.max(...xs) - x, SMALLEST),
    h: Math.max(Math.max(...ys) - y, SMALLEST),
    points: lines.flatMap((line) => [
      ...line.map(([px, py], index) => ({ x: px - x, y: py - y, ...(index === 0 && { moveTo: true }) })),
      ...(closed ? [{ close: true } as const] : []),
    ]),
    ...(fill !== undefined && { fill: { color: fill, transparency } }),
    ...(stroke && { line: lineOf(stroke) }),
  });
}

function drawTable(sheet: Sheet, { frame, columns, rowHeight, rows, line }: TableShape): void {
  const none = { type: 'none' } as const;
  const below = { type: 'solid', color: line, pt: 0.5 } as const;
  sheet.addTable(
    rows.map((cells) =>
      cells.map(({ text, align = 'left', ...face }) => ({
        text: xmlText(text),
        options: { ...faceOf(face), align, valign: 'middle', border: [none, none, below, none] },
      })),
    ),
    {
      x: frame.x,
      y: frame.y,
      w: frame.w,
      colW: [...columns],
      rowH: rows.map(() => rowHeight),
      margin: [0, CELL_MARGIN, 0, CELL_MARGIN],
      autoPage: false,
    },
  );
}

function drawBars(sheet: Sheet, { frame, name, bars, size, color }: BarsShape): void {
  // The library counts bars from below.
  const rising = bars.toReversed();
  const labels = rising.map(({ label }) => xmlText(label));
  const none = { style: 'none' } as const;
  sheet.addChart('bar', [{ name: xmlText(name), labels, values: rising.map(({ value }) => value) }], {
    ...frame,
    barDir: 'bar',
    barGapWidthPct: 45,
    chartColors: rising.map((bar) => bar.color),
    catAxisLabelFontFace: SLIDE_FONT,
    catAxisLabelFontSize: size,
    catAxisLabelColor: color,
    // Shows the label of every bar, however narrow the bar is.
    catAxisLabelFrequency: '1',
    catAxisLineShow: false,
    catGridLine: none,
    valAxisHidden: true,
    valAxisMinVal: 0,
    valAxisLineShow: false,
    valGridLine: none,
    showValue: false,
    showLegend: false,
    showTitle: false,
    altText: xmlText(name),
  });
}

function faceOf({ size, bold = false, color }: Omit<Run, 'text'>) {
  return { fontFace: SLIDE_FONT, fontSize: size, bold, color, lang: 'ru-RU' };
}

function lineOf({ color, width, dashed = false }: Stroke) {
  return { color, width, dashType: dashed ? ('dash' as const) : ('solid' as const) };
}
