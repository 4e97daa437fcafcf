import type { Element } from '@xmldom/xmldom';
import { fillStyle, type ShapeMark, textStyle } from '#office/slides/marks.ts';
import { SLIDE_FONT } from '#office/slides/slide.ts';
import { childrenOf, elementsOf } from './presentation-parts.ts';

/** Greatest shift of a shape by a program that rounds (EMU). */
const ROUNDING = 5_000;

/** Changes that the broker has made to a shape whose content is as written. */
export interface ShapeEdits {
  readonly isMoved: boolean;
  readonly isResized: boolean;
  readonly isStyled: boolean;
}

export function editsOf(element: Element, mark: ShapeMark): ShapeEdits {
  const [off] = elementsOf(element, 'off');
  const [ext] = elementsOf(element, 'ext').filter((one) => one.hasAttribute('cx'));
  const differs = (of: Element | undefined, name: string, written: number | undefined) =>
    of !== undefined && written !== undefined && Math.abs(Number(of.getAttribute(name)) - written) > ROUNDING;
  return {
    isMoved: differs(off, 'x', mark.x) || differs(off, 'y', mark.y),
    // The height of a table follows from its rows.
    isResized: differs(ext, 'cx', mark.w) || (element.localName !== 'graphicFrame' && differs(ext, 'cy', mark.h)),
    isStyled: isRotated(element) || (mark.style !== '' && mark.style !== styleIn(element)),
  };
}

function isRotated(element: Element): boolean {
  const [transform] = elementsOf(element, 'xfrm');
  return Number(transform?.getAttribute('rot') || 0) !== 0;
}

function styleIn(element: Element): string {
  const runs = runsIn(element);
  const [properties] = childrenOf(element).filter(({ localName }) => localName === 'spPr');
  const fill = properties && colorIn(properties);
  if (runs.length === 0) {
    const line = properties && childrenOf(properties).find(({ localName }) => localName === 'ln');
    return fillStyle(fill ?? '', (line && colorIn(line)) ?? '');
  }
  return textStyle(
    runs.map((run) => {
      const about = childrenOf(run).find(({ localName }) => localName === 'rPr');
      const font =
        about &&
        childrenOf(about)
          .find(({ localName }) => localName === 'latin')
          ?.getAttribute('typeface');
      const isSet = (name: string) => !['', 'none', 'noStrike', '0', 'false'].includes(about?.getAttribute(name) ?? '');
      return {
        size: Number(about?.getAttribute('sz') || 0),
        isBold: isSet('b'),
        color: (about && colorIn(about)) ?? '',
        others: [
          ...['i', 'u', 'strike'].filter(isSet),
          ...(font && font !== SLIDE_FONT ? [font] : []),
          ...(fill ? [fill] : []),
        ].join(''),
      };
    }),
  );
}

/** Runs with visible text. */
export function runsIn(element: Element): Element[] {
  return elementsOf(element, 'r').filter((run) => (elementsOf(run, 't')[0]?.textContent ?? '').trim() !== '');
}

/** Colour of a solid fill, `rrggbb`; undefined without one. */
function colorIn(properties: Element): string | undefined {
  const fill = childrenOf(properties).find(({ localName }) => localName === 'solidFill');
  return fill && elementsOf(fill, 'srgbClr')[0]?.getAttribute('val')?.toLowerCase();
}

/** Moves and resizes a shape to match another, except what the broker has moved or resized (`edits`). */
export function placeLike(
  element: Element,
  other: Element,
  { isMoved, isResized }: Omit<ShapeEdits, 'isStyled'>,
): void {
  const copy = (tag: 'off' | 'ext', names: readonly [string, string]) => {
    const [own] = elementsOf(element, tag).filter((one) => one.hasAttribute(names[0]));
    const [from] = elementsOf(other, tag).filter((one) => one.hasAttribute(names[0]));
    if (!own || !from) return;
    for (const name of names) own.setAttribute(name, from.getAttribute(name) ?? '0');
  };
  if (isMoved) copy('off', ['x', 'y']);
  if (isResized) copy('ext', ['cx', 'cy']);
}

/**
 * Writes the text of another shape into this one, whose style stays: run by run when both have as many, otherwise into
 * the first run.
 */
export function takeText(element: Element, other: Element): void {
  const [own, next] = [runsIn(element), runsIn(other)];
  const texts = next.map((run) => elementsOf(run, 't')[0]?.textContent ?? '');
  const isAlike = own.length === texts.length;
  for (const [index, run] of own.entries()) {
    const [text] = elementsOf(run, 't');
    if (text) text.textContent = isAlike ? (texts[index] ?? '') : index === 0 ? texts.join('') : '';
  }
}

/** Gives a shape without text the fill and the line of another. */
export function takeFill(element: Element, other: Element): void {
  const propertiesOf = (of: Element) => childrenOf(of).find(({ localName }) => localName === 'spPr');
  const [own, from] = [propertiesOf(element), propertiesOf(other)];
  if (!own || !from) return;
  const isLook = ({ localName }: Element) => /Fill$|^ln$|^effectLst$/.test(localName ?? '');
  for (const one of childrenOf(own).filter(isLook)) own.removeChild(one);
  const looks = childrenOf(from).filter(isLook);
  const document = element.ownerDocument;
  for (const one of looks) if (document) own.appendChild(document.importNode(one, true));
}
