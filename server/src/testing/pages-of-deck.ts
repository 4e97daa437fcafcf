import type { ReadDeck } from './read-deck.ts';
import type { PageText, ReadPdf } from './read-pdf.ts';

const POINTS = 72;
/** Tolerance of positions (pt): programs space letters slightly differently. */
const TOLERANCE = 1.5;

/**
 * Differences between pages of a PDF and the slides of the same number: texts that are missing, in another position or
 * off the page.
 */
export function differences(deck: ReadDeck, pdf: ReadPdf): string[] {
  if (deck.slides.length !== pdf.pages.length) return [`${deck.slides.length} slides, ${pdf.pages.length} pages`];
  return deck.slides.flatMap(({ boxes, bars, pictures }, index) => {
    const page = pdf.pages[index];
    if (!page) return [];
    const texts = page.texts.filter(({ text }) => bare(text) !== '');
    const everything = bare(texts.map(({ text }) => text).join(''));
    const cells = [...boxes.filter(isCell).map(({ text }) => text), ...bars];
    const isPlaced = (text: PageText) =>
      boxes.some((box) => !isCell(box) && isWithin(text, box)) ||
      cells.some((cell) => bare(cell).includes(bare(text.text)));
    const about = (what: string, text: string) => `page ${index + 1}, ${what}: ${text}`;
    return [
      ...[...boxes.map(({ text }) => text), ...bars]
        .filter((text) => !everything.includes(bare(text)))
        .map((text) => about('missing', text)),
      ...texts.filter((text) => !isPlaced(text)).map(({ text }) => about('elsewhere', text)),
      ...texts
        .filter(({ x, y, width }) => x < 0 || y < 0 || x + width > page.width || y > page.height)
        .map(({ text }) => about('beyond the page', text)),
      ...(pictures.length === page.pictures ? [] : [about('pictures', String(page.pictures))]),
    ];
  });
}

/** The text without spaces, since lines can be broken differently. */
export function bare(text: string): string {
  return text.replaceAll('\u2011', '-').replace(/\s/g, '');
}

/** Whether a text has no known position: the reader of presentations returns none for tables. */
function isCell({ x, y }: ReadDeck['slides'][number]['boxes'][number]): boolean {
  return x === 0 && y === 0;
}

function isWithin(
  { x, y, width, size }: PageText,
  box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
): boolean {
  return (
    x >= box.x * POINTS - TOLERANCE &&
    x + width <= (box.x + box.w) * POINTS + TOLERANCE &&
    y - size * 0.75 >= box.y * POINTS - TOLERANCE &&
    y <= (box.y + box.h) * POINTS + TOLERANCE
  );
}
