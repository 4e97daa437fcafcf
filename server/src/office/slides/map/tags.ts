import { type AreaFace, face } from '#office/slides/face.ts';
import type { Frame, Shape } from '#office/slides/slide.ts';
import { lineHeight, textWidth } from '#office/slides/text-width.ts';

/** Font sizes on maps by number of marks (pt). */
const sizes: readonly (readonly [upTo: number, size: number])[] = [
  [9, 11],
  [24, 9.5],
];
const SMALLEST = 8.5;
const COUNT_SIZE = 10;
/** Padding of a tag (inches). */
const SIDE_SPACE = 0.05;
const SPACE = 0.025;

interface Box {
  readonly w: number;
  readonly h: number;
}

/** Size of a tag with a number. @param count number of marks on the map */
export function numberTagSize(text: string, count: number): Box {
  const box = boxOf(text, sizeFor(count));
  return { ...box, w: Math.max(box.w, box.h) };
}

/** Draws a tag with a number. @param count number of marks on the map */
export function drawNumberTag(text: string, frame: Frame, count: number): Shape[] {
  return drawTag(text, frame, sizeFor(count), face.text);
}

export function countTagSize(letter: string, count: number): Box {
  return boxOf(countText(letter, count), COUNT_SIZE);
}

/** The tag of a group: its letter and its count. */
export function drawCountTag(letter: string, count: number, frame: Frame, { accent }: AreaFace): Shape[] {
  return drawTag(countText(letter, count), frame, COUNT_SIZE, accent);
}

export function countText(letter: string, count: number): string {
  return `${letter}\u00a0·\u00a0${count}`;
}

function sizeFor(count: number): number {
  return sizes.find(([upTo]) => count <= upTo)?.[1] ?? SMALLEST;
}

function boxOf(text: string, size: number): Box {
  return { w: textWidth(text, { size, bold: true }) + 2 * SIDE_SPACE, h: lineHeight(size) + 2 * SPACE };
}

function drawTag(text: string, frame: Frame, size: number, fill: string): Shape[] {
  return [
    { kind: 'box', frame, fill, stroke: { color: face.surface, width: 1 } },
    { kind: 'text', frame, runs: [{ text, size, bold: true, color: face.surface }], align: 'center', valign: 'middle' },
  ];
}
