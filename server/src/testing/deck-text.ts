import { DOMParser, type Element } from '@xmldom/xmldom';
import JSZip from 'jszip';

const EMU = 914_400;
/** Greatest number of points for which a drawn line is written in full; for a longer line only the number of points. */
const FEW_POINTS = 6;

const elements = (parent: Element, tag?: string): Element[] =>
  [...(parent.childNodes as Iterable<Element>)].filter(
    (node) => node.nodeType === 1 && (tag === undefined || node.nodeName === tag),
  );
const deep = (parent: Element | undefined, tag: string): Element[] =>
  parent ? [...parent.getElementsByTagName(tag)] : [];
const inches = (emu: string | null | undefined) => (Number(emu ?? 0) / EMU).toFixed(2);
const partText = async (zip: JSZip, name: string) => (await zip.file(name)?.async('string')) ?? '';
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml').documentElement as Element;

/**
 * All shapes of all slides as text, in drawing order: position and size (inches), fill, stroke, texts with size (pt)
 * and colour.
 */
export async function deckText(bytes: Buffer): Promise<string> {
  const zip = await JSZip.loadAsync(bytes);
  const count = zip.file(/^ppt\/slides\/slide\d+\.xml$/).length;
  const lines: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    lines.push(`# slide ${number}`);
    const relations = parse(await partText(zip, `ppt/slides/_rels/slide${number}.xml.rels`));
    const targets = new Map(
      deep(relations, 'Relationship').map((one) => [one.getAttribute('Id'), one.getAttribute('Target') ?? '']),
    );
    const slide = parse(await partText(zip, `ppt/slides/slide${number}.xml`));
    const background = colorOf(deep(slide, 'p:bg')[0]);
    if (background !== '') lines.push(`background ${background}`);
    for (const shape of elements(deep(slide, 'p:spTree')[0] as Element)) {
      if (shape.nodeName === 'p:sp') lines.push(...shapeLines(shape));
      if (shape.nodeName === 'p:cxnSp') lines.push(...shapeLines(shape));
      if (shape.nodeName === 'p:pic') lines.push(`${placeOf(shape)} picture ${altOf(shape)}${cropOf(shape)}`);
      if (shape.nodeName === 'p:graphicFrame') {
        const chart = deep(shape, 'c:chart')[0]?.getAttribute('r:id');
        const part = (targets.get(chart ?? '') ?? '').replace(/^\.\.|^\/ppt/, 'ppt');
        lines.push(...tableLines(shape), ...(chart ? chartLines(shape, parse(await partText(zip, part))) : []));
      }
    }
    lines.push('');
  }
  return lines.join('\n');
}

function placeOf(shape: Element): string {
  const [offset, size] = [deep(shape, 'a:off')[0], deep(shape, 'a:ext').find((one) => one.hasAttribute('cx'))];
  const at = [offset?.getAttribute('x'), offset?.getAttribute('y'), size?.getAttribute('cx'), size?.getAttribute('cy')];
  return at.map(inches).join(' ');
}

const altOf = (shape: Element) => JSON.stringify(deep(shape, 'p:cNvPr')[0]?.getAttribute('descr') ?? '');

function cropOf(shape: Element): string {
  const sides = [...(deep(shape, 'a:srcRect')[0]?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`);
  return sides.length === 0 ? '' : ` crop ${sides.join(' ')}`;
}

/** Colour `rrggbb`, with its opacity if it is transparent and its pattern if it has one; '' for none. */
function colorOf(within: Element | undefined): string {
  const [color] = deep(within, 'a:srgbClr');
  const alpha = deep(color, 'a:alpha')[0]?.getAttribute('val');
  const pattern = deep(within, 'a:pattFill')[0]?.getAttribute('prst');
  return [color?.getAttribute('val'), alpha && `${Number(alpha) / 1000}%`, pattern].filter(Boolean).join(' ');
}

function shapeLines(shape: Element): string[] {
  const [about] = elements(shape, 'p:spPr');
  if (about === undefined) return [];
  const fill = elements(about, 'a:solidFill').map(colorOf).join('');
  const stroke = elements(about, 'a:ln')
    .filter((line) => colorOf(line) !== '')
    .map((line) => {
      const dash = deep(line, 'a:prstDash')[0]?.getAttribute('val') ?? '';
      return ` line ${colorOf(line)} ${Number(line.getAttribute('w')) / 12_700}pt ${dash}`.trimEnd();
    })
    .join('');
  const form = deep(about, 'a:prstGeom')[0]?.getAttribute('prst') ?? pathOf(about);
  const words = elements(shape, 'p:txBody').flatMap(textLines);
  return [`${placeOf(shape)} ${form}${fill && ` fill ${fill}`}${stroke}`, ...words];
}

function pathOf(about: Element): string {
  const points = deep(about, 'a:pt').map((one) => `${inches(one.getAttribute('x'))},${inches(one.getAttribute('y'))}`);
  const rings = deep(about, 'a:close').length;
  return `path ${rings} closed, ${points.length <= FEW_POINTS ? points.join(' ') : `${points.length} points`}`;
}

function textLines(body: Element): string[] {
  const frame = elements(body, 'a:bodyPr')[0];
  const anchor = frame?.getAttribute('anchor') ?? '';
  return elements(body, 'a:p').flatMap((paragraph) => {
    const align = elements(paragraph, 'a:pPr')[0]?.getAttribute('algn') ?? '';
    return deep(paragraph, 'a:r').map((run) => {
      const about = elements(run, 'a:rPr')[0];
      const face = [
        `${Number(about?.getAttribute('sz')) / 100}pt`,
        about?.getAttribute('b') === '1' && 'bold',
        colorOf(about),
        align,
        anchor,
      ];
      return `    ${JSON.stringify(deep(run, 'a:t')[0]?.textContent ?? '')} ${face.filter(Boolean).join(' ')}`;
    });
  });
}

function tableLines(shape: Element): string[] {
  return deep(shape, 'a:tbl').flatMap((table) => {
    const widths = deep(table, 'a:gridCol').map((one) => inches(one.getAttribute('w')));
    const place = elements(shape, 'p:xfrm').map(placeOf).join('');
    return [
      `${place} table of columns ${widths.join(' ')}`,
      ...deep(table, 'a:tr').flatMap((row) => [
        `  row ${inches(row.getAttribute('h'))}`,
        ...deep(row, 'a:tc').flatMap((cell) => elements(cell, 'a:txBody').flatMap(textLines)),
      ]),
    ];
  });
}

function chartLines(shape: Element, chart: Element): string[] {
  const place = elements(shape, 'p:xfrm').map(placeOf).join('');
  const valuesIn = (tag: string) =>
    deep(chart, tag).map((part) =>
      deep(part, 'c:v')
        .map(({ textContent }) => textContent)
        .join(' | '),
    );
  const kinds = deep(chart, 'c:plotArea').flatMap((area) => elements(area).map(({ nodeName }) => nodeName));
  return [
    `${place} chart ${kinds.join(' ')}`,
    ...['c:tx', 'c:cat', 'c:val'].flatMap((tag) => valuesIn(tag).map((values) => `    ${tag} ${values}`)),
    ...deep(chart, 'c:ser').map((series) => `    ${colorOf(elements(series, 'c:spPr')[0])}`),
  ];
}
