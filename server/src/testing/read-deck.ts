import { posix } from 'node:path';
import { DOMParser, type Document, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import JSZip from 'jszip';

/** A presentation as read by a program that knows nothing of how it was made. */
export interface ReadDeck {
  /** Contents of all parts by name. */
  readonly parts: ReadonlyMap<string, Buffer>;
  readonly slides: readonly ReadSlide[];
  /** Violations that a strict reader reports. */
  readonly faults: readonly string[];
}

export interface ReadSlide {
  /** One text per shape or cell, in drawing order. */
  readonly texts: readonly string[];
  readonly boxes: readonly TextBox[];
  /** Shapes without text, in drawing order. */
  readonly shapes: readonly ReadShape[];
  /** Names of the parts with pictures. */
  readonly pictures: readonly string[];
  /** Labels of the bars in its charts. */
  readonly bars: readonly string[];
}

/** A text with its available frame (inches) and its font sizes (pt). */
export interface TextBox {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly runs: readonly { readonly text: string; readonly size: number; readonly bold: boolean }[];
}

/** Position and look of a shape (inches). */
export interface ReadShape {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Fill colour `RRGGBB`; undefined for none. */
  readonly fill: string | undefined;
  readonly dashed: boolean;
}

const EMU = 914_400;

export async function readDeck(bytes: Buffer): Promise<ReadDeck> {
  const zip = await JSZip.loadAsync(bytes, { checkCRC32: true });
  const parts = new Map<string, Buffer>();
  for (const file of Object.values(zip.files)) if (!file.dir) parts.set(file.name, await file.async('nodebuffer'));
  const faults: string[] = [];
  const documents = new Map<string, Document>();
  for (const [name, content] of parts) {
    if (!/\.(xml|rels)$/.test(name)) continue;
    try {
      documents.set(
        name,
        new DOMParser({ onError: onErrorStopParsing }).parseFromString(content.toString(), 'text/xml'),
      );
    } catch (error) {
      faults.push(`${name}: ${error}`);
    }
  }
  faults.push(...typeFaults(parts, documents), ...relationFaults(parts, documents), ...idFaults(documents));
  const names = [...documents.keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  names.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return { parts, faults, slides: names.map((name) => readSlide(name, documents)) };
}

function all(document: Document | Element | undefined, tag: string): Element[] {
  return document ? [...document.getElementsByTagName(tag)] : [];
}

/** Faults where a part has no type, or a type has no part. */
function typeFaults(parts: ReadonlyMap<string, Buffer>, documents: ReadonlyMap<string, Document>): string[] {
  const types = documents.get('[Content_Types].xml');
  const overrides = all(types, 'Override').map((one) => one.getAttribute('PartName')?.slice(1) ?? '');
  const defaults = new Set(all(types, 'Default').map((one) => one.getAttribute('Extension')));
  const typed = (name: string) => overrides.includes(name) || defaults.has(name.split('.').at(-1) ?? '');
  return [
    ...[...parts.keys()]
      .filter((name) => name !== '[Content_Types].xml' && !typed(name))
      .map((name) => `no type: ${name}`),
    ...overrides.filter((name) => !parts.has(name)).map((name) => `a type of nothing: ${name}`),
    ...overrides.filter((name, index) => overrides.indexOf(name) !== index).map((name) => `two types: ${name}`),
  ];
}

/** Faults where a reference of a part leads nowhere, an id is declared twice, or an id in use is not declared. */
function relationFaults(parts: ReadonlyMap<string, Buffer>, documents: ReadonlyMap<string, Document>): string[] {
  return [...documents].flatMap(([name, document]) => {
    if (!name.endsWith('.rels')) return [];
    const owner = posix.join(posix.dirname(name), '..', posix.basename(name, '.rels'));
    const relations = all(document, 'Relationship');
    const ids = relations.map((one) => one.getAttribute('Id') ?? '');
    const broken = relations
      .filter((one) => one.getAttribute('TargetMode') !== 'External')
      .map((one) => targetOf(owner, one))
      .filter((target) => !parts.has(target));
    const named = [...(parts.get(owner)?.toString() ?? '').matchAll(/ r:(?:id|embed|link)="([^"]+)"/g)].map(
      ([, id]) => id ?? '',
    );
    return [
      ...broken.map((target) => `${name} leads to ${target}`),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${name} has ${id} twice`),
      ...named.filter((id) => !ids.includes(id)).map((id) => `${owner} names ${id}`),
    ];
  });
}

function targetOf(owner: string, relation: Element): string {
  const target = relation.getAttribute('Target') ?? '';
  return target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(owner), target);
}

/** Faults where two shapes of a slide have the same id: PowerPoint then offers a repair. */
function idFaults(documents: ReadonlyMap<string, Document>): string[] {
  return [...documents].flatMap(([name, document]) => {
    const ids = all(document, 'p:cNvPr').map((one) => one.getAttribute('id') ?? '');
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${name} has two shapes ${id}`);
  });
}

function readSlide(name: string, documents: ReadonlyMap<string, Document>): ReadSlide {
  const document = documents.get(name);
  const relations = documents.get(posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`));
  const boxes = [...all(document, 'p:sp').flatMap(readShape), ...all(document, 'a:tbl').flatMap(readTable)];
  const related = (kind: string) =>
    all(relations, 'Relationship')
      .filter((one) => one.getAttribute('Type')?.endsWith(`/${kind}`))
      .map((one) => targetOf(name, one));
  return {
    boxes,
    texts: boxes.map(({ text }) => text),
    shapes: all(document, 'p:sp').flatMap(readForm),
    pictures: related('image'),
    bars: related('chart').flatMap((part) =>
      all(all(documents.get(part), 'c:cat')[0], 'c:v').map(({ textContent }) => textContent ?? ''),
    ),
  };
}

function readForm(shape: Element): ReadShape[] {
  const [offset, size] = [all(shape, 'a:off')[0], all(shape, 'a:ext')[0]];
  if (!offset || !size || readRuns(shape).length > 0) return [];
  const inches = (element: Element, attribute: string) => Number(element.getAttribute(attribute)) / EMU;
  const about = all(shape, 'p:spPr')[0];
  // Fill of the shape itself, not of its line.
  const fill = [...(about?.childNodes ?? [])].find((node) => node.nodeName === 'a:solidFill') as Element | undefined;
  return [
    {
      x: inches(offset, 'x'),
      y: inches(offset, 'y'),
      w: inches(size, 'cx'),
      h: inches(size, 'cy'),
      fill: all(fill, 'a:srgbClr')[0]?.getAttribute('val') ?? undefined,
      dashed: all(about, 'a:prstDash').some((dash) => dash.getAttribute('val') === 'dash'),
    },
  ];
}

function readShape(shape: Element): TextBox[] {
  const [offset, size] = [all(shape, 'a:off')[0], all(shape, 'a:ext')[0]];
  const runs = readRuns(shape);
  if (!offset || !size || runs.length === 0) return [];
  const inches = (element: Element, attribute: string) => Number(element.getAttribute(attribute)) / EMU;
  return [
    {
      text: runs.map(({ text }) => text).join(''),
      runs,
      x: inches(offset, 'x'),
      y: inches(offset, 'y'),
      w: inches(size, 'cx'),
      h: inches(size, 'cy'),
    },
  ];
}

/** Cells with their inner frames; the position of the table is ignored. */
function readTable(table: Element): TextBox[] {
  const widths = all(table, 'a:gridCol').map((one) => Number(one.getAttribute('w')) / EMU);
  return all(table, 'a:tr').flatMap((row) =>
    all(row, 'a:tc').flatMap((cell, column): TextBox[] => {
      const about = all(cell, 'a:tcPr')[0];
      const inset = (side: string) => Number(about?.getAttribute(side) ?? 91_440) / EMU;
      const runs = readRuns(cell);
      const w = (widths[column] ?? 0) - inset('marL') - inset('marR');
      const h = Number(row.getAttribute('h')) / EMU - inset('marT') - inset('marB');
      return runs.length === 0 ? [] : [{ text: runs.map(({ text }) => text).join(''), runs, x: 0, y: 0, w, h }];
    }),
  );
}

function readRuns(within: Element): TextBox['runs'] {
  return all(within, 'a:r').map((run) => {
    const about = all(run, 'a:rPr')[0];
    return {
      text: all(run, 'a:t')[0]?.textContent ?? '',
      size: Number(about?.getAttribute('sz')) / 100,
      bold: about?.getAttribute('b') === '1',
    };
  });
}
