import { DOMParser, type Element } from '@xmldom/xmldom';
import JSZip from 'jszip';

/** Parts with the content and the look of a workbook; all other parts only list parts. */
const PARTS = /^xl\/(workbook|styles|worksheets\/.+|tables\/.+)\.xml$|^xl\/worksheets\/_rels\/.+\.rels$/;

/**
 * The parts of a workbook as text, an element per line: cells with their words, styles, widths, panes, merges and
 * links.
 */
export async function sheetText(bytes: Buffer): Promise<string> {
  const zip = await JSZip.loadAsync(bytes);
  const shared = await zip.file('xl/sharedStrings.xml')?.async('string');
  const words = shared === undefined ? [] : elements(parse(shared)).map(({ textContent }) => textContent ?? '');
  const names = Object.keys(zip.files).filter((name) => PARTS.test(name));
  const texts = await Promise.all(
    names.sort().map(async (name) => {
      const root = parse((await zip.file(name)?.async('string')) ?? '');
      return `# ${name}\n${linesOf(root, '', words).join('\n')}\n`;
    }),
  );
  return texts.join('\n');
}

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml').documentElement as Element;
const elements = (parent: Element): Element[] =>
  [...(parent.childNodes as Iterable<Element>)].filter((node) => node.nodeType === 1);

function linesOf(element: Element, indent: string, words: readonly string[]): string[] {
  const about = [...element.attributes].map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`).join('');
  const inner = elements(element);
  if (element.nodeName === 'c') return [`${indent}c${about} ${JSON.stringify(cellText(element, words))}`];
  const text = inner.length === 0 && element.textContent ? ` ${JSON.stringify(element.textContent)}` : '';
  return [
    `${indent}${element.nodeName}${about}${text}`,
    ...inner.flatMap((part) => linesOf(part, `${indent}  `, words)),
  ];
}

function cellText(cell: Element, words: readonly string[]): string {
  const text = elements(cell)
    .map((part) => `${part.nodeName === 'f' ? '=' : ''}${part.textContent ?? ''}`)
    .join(' ');
  return cell.getAttribute('t') === 's' ? withoutIds(words[Number(text)] ?? '') : text;
}

/** A mark of an export without what follows from ids, which differ in each run: the list of ids, hashes of marks. */
function withoutIds(text: string): string {
  return text.startsWith('gektar-') ? text.replace(/^gektar-ids:1 .*/s, 'gektar-ids:1').replace(/ #\w+$/, '') : text;
}
