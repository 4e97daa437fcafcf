import { posix } from 'node:path';
import { DOMParser, type Document, type Element, onErrorStopParsing, XMLSerializer } from '@xmldom/xmldom';
import { DeckRefused, type Parts } from './open-presentation.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
export const OFFICE_RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT_TYPES = '[Content_Types].xml';

/** Reference from a part to another part or an address. */
export interface Relation {
  readonly id: string;
  /** Last word of its type: 'image', 'slide'. */
  readonly kind: string;
  /** Name of a part, or an address if `isExternal`. */
  readonly target: string;
  readonly isExternal: boolean;
  readonly element: Element;
}

/** @throws {DeckRefused} when the part is missing or no XML */
export function readXml(parts: Parts, name: string): Document {
  const text = Buffer.from(parts[name] ?? []).toString();
  // Entities of a document type could grow without limit.
  if (text === '' || text.includes('<!DOCTYPE')) throw new DeckRefused(damaged);
  try {
    return new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
  } catch {
    throw new DeckRefused(damaged);
  }
}

const damaged = 'Презентация повреждена: откройте её в PowerPoint, сохраните и выберите снова.';

export function writeXml(parts: Parts, name: string, document: Document): void {
  parts[name] = Buffer.from(new XMLSerializer().serializeToString(document));
}

export function elementsOf(parent: Document | Element, localName: string): Element[] {
  return Array.from(parent.getElementsByTagNameNS('*', localName));
}

export function childrenOf(parent: Element): Element[] {
  return Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === 1);
}

/** Name of the part with the relations of a part. */
export function relationsName(part: string): string {
  return `${posix.dirname(part)}/_rels/${posix.basename(part)}.rels`.replace(/^\.\//, '');
}

/** References of a part, as a document that can be changed. */
export function readRelations(parts: Parts, part: string): { document: Document; relations: Relation[] } {
  const name = relationsName(part);
  const document =
    name in parts
      ? readXml(parts, name)
      : new DOMParser().parseFromString(`<Relationships xmlns="${RELATIONS}"/>`, 'text/xml');
  const relations = elementsOf(document, 'Relationship').map((element): Relation => {
    const target = element.getAttribute('Target') ?? '';
    const isExternal = element.getAttribute('TargetMode') === 'External';
    const resolved = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(part), target);
    return {
      id: element.getAttribute('Id') ?? '',
      kind: posix.basename(element.getAttribute('Type') ?? ''),
      target: isExternal ? target : resolved,
      isExternal,
      element,
    };
  });
  return { document, relations };
}

/** Adds a reference to the document of a part's relations. @returns its id */
export function addRelation(
  document: Document,
  part: string,
  { kind, target, isExternal }: Pick<Relation, 'kind' | 'target' | 'isExternal'>,
): string {
  const ids = new Set(elementsOf(document, 'Relationship').map((one) => one.getAttribute('Id')));
  let number = ids.size + 1;
  while (ids.has(`rId${number}`)) number += 1;
  const element = document.createElementNS(RELATIONS, 'Relationship');
  element.setAttribute('Id', `rId${number}`);
  element.setAttribute('Type', `${OFFICE_RELATIONS}/${kind}`);
  element.setAttribute('Target', isExternal ? target : posix.relative(posix.dirname(part), target));
  if (isExternal) element.setAttribute('TargetMode', 'External');
  document.documentElement?.appendChild(element);
  return `rId${number}`;
}

/** Copies parts of one presentation into another, together with the parts that they refer to. */
export function partCopier(from: Parts, to: Parts, replaced: (relation: Relation) => string | null | undefined) {
  const copies = new Map<string, string>();
  const types = readXml(to, CONTENT_TYPES);
  const typesFrom = readXml(from, CONTENT_TYPES);

  function copy(name: string): string {
    const copied = copies.get(name);
    if (copied !== undefined) return copied;
    const target = freeName(name, to);
    copies.set(name, target);
    to[target] = from[name] ?? new Uint8Array();
    copyType(name, target);
    if (relationsName(name) in from) {
      const { document, relations } = readRelations(from, name);
      for (const relation of relations) {
        if (relation.isExternal) continue;
        const other = replaced(relation);
        if (other === null) {
          relation.element.parentNode?.removeChild(relation.element);
          continue;
        }
        const part = other ?? copy(relation.target);
        relation.element.setAttribute('Target', posix.relative(posix.dirname(target), part));
      }
      writeXml(to, relationsName(target), document);
    }
    return target;
  }

  function copyType(name: string, target: string): void {
    const override = elementsOf(typesFrom, 'Override').find((one) => one.getAttribute('PartName') === `/${name}`);
    const root = types.documentElement;
    if (override) {
      const own = types.importNode(override, true);
      own.setAttribute('PartName', `/${target}`);
      root?.appendChild(own);
      return;
    }
    const extension = posix.extname(name).slice(1).toLowerCase();
    const isKnown = (one: Element) => one.getAttribute('Extension')?.toLowerCase() === extension;
    if (elementsOf(types, 'Default').some(isKnown)) return;
    const known = elementsOf(typesFrom, 'Default').find(isKnown);
    if (known) root?.insertBefore(types.importNode(known, true), root.firstChild);
  }

  /** Removes parts that nothing refers to, and writes the types of content. */
  function finish(): void {
    const reached = new Set<string>([CONTENT_TYPES, '_rels/.rels']);
    const visit = (part: string) => {
      if (reached.has(part) || !(part in to)) return;
      reached.add(part);
      reached.add(relationsName(part));
      for (const { isExternal, target } of readRelations(to, part).relations) if (!isExternal) visit(target);
    };
    for (const { target } of readRelations(to, '').relations) visit(target);
    for (const name of Object.keys(to)) if (!reached.has(name)) delete to[name];
    for (const one of elementsOf(types, 'Override')) {
      if (!((one.getAttribute('PartName') ?? '').slice(1) in to)) one.parentNode?.removeChild(one);
    }
    writeXml(to, CONTENT_TYPES, types);
  }

  return { copy, finish };
}

function freeName(name: string, parts: Parts): string {
  if (!(name in parts)) return name;
  const { dir, name: base, ext } = posix.parse(name);
  // A number at the end, as the names of other parts have.
  const stem = base.replace(/\d+$/, '');
  let number = 1000;
  while (`${dir}/${stem}${number}${ext}` in parts) number += 1;
  return `${dir}/${stem}${number}${ext}`;
}
