import type { DeckChange, DeckUpdate } from '@gektar/contract/sharing/deck-update.ts';
import type { Document, Element } from '@xmldom/xmldom';
import { bytesHash, keyHash, keysIn, labelsText, markIn, type ShapeMark, textHash } from '#office/slides/marks.ts';
import { mergeTable } from './merge-table.ts';
import { DeckRefused, type Parts } from './open-presentation.ts';
import {
  addRelation,
  childrenOf,
  elementsOf,
  OFFICE_RELATIONS,
  partCopier,
  type Relation,
  readRelations,
  readXml,
  relationsName,
  writeXml,
} from './presentation-parts.ts';
import { editsOf, placeLike, takeFill, takeText } from './shape-edits.ts';

const PRESENTATION = 'ppt/presentation.xml';
const PAGE_KEY = '~page';
/** Beginning of the keys of texts without a name. */
const NAMELESS_TEXT = '~text';
/** Longest text in the report. */
const LONGEST = 300;
const PAGE_NUMBERS = /\d+\u00a0\/\u00a0\d+$/u;

/** Answers to the questions of a report by their ids: whether to take the new content. */
export type DeckAnswers = Readonly<Record<string, boolean>>;

/** A shape of the product on a slide. */
interface Marked {
  readonly element: Element;
  readonly mark: ShapeMark;
}

interface SlidePart {
  readonly name: string;
  readonly document: Document;
  readonly tree: Element;
  readonly relations: ReturnType<typeof readRelations>;
  /** Key of the subject of the slide; undefined for a slide of the broker. */
  readonly key: string | undefined;
}

type Report = Pick<DeckUpdate, 'changed' | 'kept' | 'photos' | 'questions'>;

/**
 * Brings an edited presentation up to date. Shapes that are as they were written get the new content; edited texts, own
 * shapes and own slides stay.
 * @param old parts of the edited presentation; changed in place
 * @param fresh parts of the presentation as it is made now
 * @param names names of the slides of `fresh` by their keys, as in the report
 */
export function updateDeck(
  old: Parts,
  fresh: Parts,
  names: ReadonlyMap<string, string>,
  answers: DeckAnswers,
): Omit<DeckUpdate, 'state'> {
  const before = slidesOf(old);
  const after = slidesOf(fresh);
  if (!before.some(({ key }) => key !== undefined)) {
    throw new DeckRefused('Выберите презентацию, выгруженную отсюда: таких слайдов в файле нет.');
  }
  const isObject = ({ key }: SlidePart) => key?.startsWith('object:') ?? false;
  const newKeys = new Set(after.map(({ key }) => key));
  const oldObjects = before.filter(isObject);
  if (oldObjects.length > 0 && after.some(isObject) && !oldObjects.some(({ key }) => newKeys.has(key))) {
    throw new DeckRefused('Эта презентация сделана по другой подборке.');
  }
  const layout = before.flatMap(({ relations }) => relations.relations).find(({ kind }) => kind === 'slideLayout');
  const copier = partCopier(fresh, old, ({ kind }) => {
    if (kind === 'slideLayout') return layout?.target ?? null;
    return kind === 'notesSlide' ? null : undefined;
  });
  const report: Report = { changed: [], kept: [], photos: [], questions: [] };
  const byKey = Map.groupBy(before, ({ key }) => key);
  const removed = new Set<string>();
  for (const [key, copies] of byKey) {
    if (key === undefined) continue;
    const counterpart = after.find((slide) => slide.key === key);
    if (!counterpart) {
      for (const slide of copies) if (key.startsWith('other:') && isUntouched(slide, old)) removed.add(slide.name);
      continue;
    }
    const name = names.get(key) ?? titleOf(counterpart);
    if (copies.length > 1) {
      const id = `double;${key}`;
      if (answers[id] === undefined) report.questions.push({ id, kind: 'double', slide: name, field: '' });
      if (!answers[id]) continue;
    }
    for (const slide of copies) updateSlide({ slide, counterpart, name, old, fresh, copier, answers, report });
  }
  const added = addSlides({ before, after, old, copier, removed });
  copier.finish();
  numberSlides(old);
  const gone = oldObjects.filter(({ key }) => !newKeys.has(key)).map(titleOf);
  return {
    ...report,
    added: added.map((slide) => names.get(slide.key ?? '') ?? titleOf(slide)),
    gone,
    ownSlides: before.filter(({ key }) => key === undefined).length,
  };
}

/** The slides of a presentation in order. */
function slidesOf(parts: Parts): SlidePart[] {
  const targets = new Map(
    readRelations(parts, PRESENTATION)
      .relations.filter(({ kind }) => kind === 'slide')
      .map(({ id, target }) => [id, target]),
  );
  return elementsOf(readXml(parts, PRESENTATION), 'sldId').flatMap((one): SlidePart[] => {
    const name = targets.get(one.getAttributeNS(OFFICE_RELATIONS, 'id') ?? '');
    if (name === undefined || !(name in parts)) return [];
    const document = readXml(parts, name);
    const [tree] = elementsOf(document, 'spTree');
    return tree ? [{ name, document, tree, relations: readRelations(parts, name), key: keyOf(tree) }] : [];
  });
}

/** The slide that most shapes come from; undefined when most shapes are the broker's. */
function keyOf(tree: Element): string | undefined {
  const shapes = shapesIn(tree);
  const keys = shapes.flatMap((shape) => marksIn(shape).map(({ slide }) => slide));
  const counts = [...Map.groupBy(keys, (key) => key)].map(([key, { length }]) => ({ key, length }));
  const most = counts.reduce<(typeof counts)[number] | undefined>(
    (best, one) => (best && best.length >= one.length ? best : one),
    undefined,
  );
  return most && most.length * 2 >= shapes.length ? most.key : undefined;
}

/** Shapes of a slide, without the properties of their tree. */
function shapesIn(tree: Element): Element[] {
  return childrenOf(tree).filter(({ localName }) => !['nvGrpSpPr', 'grpSpPr', 'extLst'].includes(localName ?? ''));
}

/** Marks of a shape, of a group those of its members. */
function marksIn(shape: Element): ShapeMark[] {
  return elementsOf(shape, 'cNvPr').flatMap((one) => markIn(one.getAttribute('name') ?? '') ?? []);
}

/** The shapes of the product by their keys; copies of a shape count as the broker's. */
function markedIn(tree: Element, slide: string | undefined): ReadonlyMap<string, Marked> {
  const marked = new Map<string, Marked>();
  for (const element of shapesIn(tree)) {
    if (element.localName === 'grpSp') continue;
    const [mark] = marksIn(element);
    if (mark && mark.slide === slide && !marked.has(mark.key)) marked.set(mark.key, { element, mark });
  }
  return marked;
}

/** The shapes of the product within groups, by their keys. */
function groupedIn(tree: Element, slide: string | undefined): ReadonlyMap<string, Marked> {
  const marked = new Map<string, Marked>();
  const groups = shapesIn(tree).filter(({ localName }) => localName === 'grpSp');
  for (const element of groups.flatMap((group) =>
    ['sp', 'pic', 'graphicFrame'].flatMap((tag) => elementsOf(group, tag)),
  )) {
    const [mark] = marksIn(element);
    if (mark && mark.slide === slide && !marked.has(mark.key)) marked.set(mark.key, { element, mark });
  }
  return marked;
}

/** Hashes of the keys of a slide in the marks of its shapes; undefined when all shapes that have them are deleted. */
function keysInMarks(marked: ReadonlyMap<string, Marked>): ReadonlySet<string> | undefined {
  const keys = [...marked.values()].find(({ mark }) => mark.keys.length > 0)?.mark.keys;
  return keys && new Set(keys);
}

function textIn(shape: Element): string {
  return elementsOf(shape, 't')
    .map((one) => one.textContent ?? '')
    .join('');
}

/** Whether the content of a shape is as it was written; undefined when that cannot be known: another picture. */
function isAsWritten({ element, mark }: Marked, slide: SlidePart, parts: Parts): boolean | undefined {
  if (mark.hash === '' || mark.key === PAGE_KEY) return true;
  if (element.localName === 'pic') {
    const target = targetsIn(element, slide.relations.relations)[0]?.target;
    return target !== undefined && bytesHash(parts[target] ?? new Uint8Array()) === mark.hash ? true : undefined;
  }
  const chart = chartIn(element, slide, parts);
  if (!chart) return textHash(textIn(element)) === mark.hash;
  return chart.title === '' && textHash(labelsText(chart.labels)) === mark.hash;
}

/** Title, which the product never writes, and labels of a chart; undefined for other shapes. */
function chartIn(shape: Element, { relations }: SlidePart, parts: Parts) {
  const part = targetsIn(shape, relations.relations).find(({ kind }) => kind === 'chart');
  if (!part) return undefined;
  const chart = readXml(parts, part.target);
  const texts = (within: string, tag: string) =>
    elementsOf(chart, within).flatMap((one) => elementsOf(one, tag).map(({ textContent }) => textContent ?? ''));
  return { title: texts('title', 't').join(''), labels: texts('cat', 'v') };
}

/** Text of a shape in the report: of a chart its title and labels. */
function reportedText(shape: Element, slide: SlidePart, parts: Parts): string {
  const chart = chartIn(shape, slide, parts);
  return chart ? [chart.title, ...chart.labels].filter((text) => text !== '').join(', ') : textIn(shape);
}

/** Relations that attributes of a shape refer to. */
function targetsIn(shape: Element, relations: readonly Relation[]): Relation[] {
  return referencesIn(shape).flatMap(({ value }) => relations.find(({ id }) => id === value) ?? []);
}

function referencesIn(shape: Element) {
  return [shape, ...Array.from(shape.getElementsByTagName('*'))].flatMap((element) =>
    Array.from(element.attributes)
      .filter(({ namespaceURI }) => namespaceURI === OFFICE_RELATIONS)
      .map((attribute) => ({ element, name: attribute.name, value: attribute.value })),
  );
}

interface Updated {
  readonly slide: SlidePart;
  readonly counterpart: SlidePart;
  /** Name of the slide in the report. */
  readonly name: string;
  readonly old: Parts;
  readonly fresh: Parts;
  readonly copier: ReturnType<typeof partCopier>;
  readonly answers: DeckAnswers;
  readonly report: Report;
}

function updateSlide(about: Updated): void {
  const { slide, counterpart, name, old, answers, report } = about;
  const own = markedIn(slide.tree, slide.key);
  const fresh = markedIn(counterpart.tree, counterpart.key);
  const grouped = groupedIn(slide.tree, slide.key);
  const written = keysIn(nameOf(slide)) ?? keysInMarks(own);
  const result: Element[] = [];
  // Shapes of the old slide and their replacements.
  const used = new Map<Element, Element | undefined>();
  const take = (element: Element) => {
    used.set(element, element);
    result.push(element);
  };
  const asReported = (key: string, change: Omit<DeckChange, 'slide' | 'field'>) => {
    const named = fieldOf(key) || (key.startsWith(NAMELESS_TEXT) ? 'Текст' : '');
    if (named !== '') report.kept.push({ slide: name, field: named, ...change });
  };
  const asChanged = (key: string, now: Marked, next: Marked) => {
    const [past, present] = [textIn(now.element), textIn(next.element)];
    if (fieldOf(key) === '' || textHash(past) === textHash(present)) return;
    report.changed.push({ slide: name, field: fieldOf(key), before: shortened(past), after: shortened(present) });
  };
  /** Members of a group stay where they are; their texts and photos are renewed. */
  const renewMember = (member: Marked, next: Marked) => {
    const asWritten = isAsWritten(member, slide, old);
    if (asWritten !== true) {
      asReported(next.mark.key, { before: shortened(textIn(member.element)), after: shortened(textIn(next.element)) });
      return;
    }
    asChanged(next.mark.key, member, next);
    if (next.mark.source !== '' && next.mark.source !== member.mark.source) {
      takePicture(member, next, about);
      photos += 1;
    } else if (textIn(next.element) !== '') {
      takeText(member.element, next.element);
      rename(member.element, next.element);
    }
  };
  let photos = 0;
  for (const [key, next] of fresh) {
    const now = own.get(key);
    const field = fieldOf(key);
    if (!now) {
      const member = grouped.get(key);
      if (member) renewMember(member, next);
      // Other missing shapes that were written before were deleted by hand.
      else if (written && !written.has(keyHash(key))) result.push(imported(next.element, about));
      continue;
    }
    const asWritten = isAsWritten(now, slide, old);
    if (asWritten === false) {
      take(now.element);
      const merged = mergeTable(now, next);
      if (merged) {
        rename(now.element, next.element);
        const ofCell = ({ name: cell, before: was, after: is }: (typeof merged.kept)[number]) => ({
          ...{ slide: name, field: `${field}, ${cell}` },
          ...{ before: shortened(was), after: shortened(is) },
        });
        report.changed.push(...merged.changed.map(ofCell));
        report.kept.push(...merged.kept.map(ofCell));
        continue;
      }
      const mine = reportedText(now.element, slide, old);
      const ours = reportedText(next.element, counterpart, about.fresh);
      asReported(key, { before: shortened(mine), after: shortened(ours) });
      continue;
    }
    if (asWritten === undefined) {
      const id = `picture;${slide.name};${key}`;
      if (answers[id] === undefined) report.questions.push({ id, kind: 'picture', slide: name, field });
      if (!answers[id]) {
        take(now.element);
        continue;
      }
    }
    const isSamePicture = asWritten === true && now.mark.source !== '' && now.mark.source === next.mark.source;
    if (!isSamePicture && next.mark.source !== '') photos += 1;
    asChanged(key, now, next);
    const element = isSamePicture ? now.element : renewed(now, next, about);
    used.set(now.element, element);
    result.push(element);
  }
  for (const [key, now] of own) {
    if (fresh.has(key)) continue;
    if (isAsWritten(now, slide, old) === true) {
      used.set(now.element, undefined);
      if (fieldOf(key) !== '' && textIn(now.element) !== '') {
        report.changed.push({ slide: name, field: fieldOf(key), before: shortened(textIn(now.element)), after: '' });
      }
    }
  }
  if (photos > 0) report.photos.push({ slide: name, count: photos });
  replaceShapes(slide, result, used);
  const [head] = elementsOf(slide.document, 'cSld');
  head?.setAttribute('name', nameOf(counterpart));
  dropUnused(slide);
  writeXml(old, slide.name, slide.document);
  writeXml(old, relationsName(slide.name), slide.relations.document);
}

/** A copy of a new shape for the old slide, with the parts it refers to. */
function imported(shape: Element, { slide, counterpart, copier }: Updated): Element {
  const copy = slide.document.importNode(shape, true);
  for (const { element, name, value } of referencesIn(copy)) {
    const relation = counterpart.relations.relations.find(({ id }) => id === value);
    if (!relation) continue;
    const target = relation.isExternal ? relation.target : copier.copy(relation.target);
    element.setAttributeNS(
      OFFICE_RELATIONS,
      name,
      addRelation(slide.relations.document, slide.name, { ...relation, target }),
    );
  }
  return copy;
}

/**
 * The shape with its new content, and with the position, size and look that the broker has given it. A photo takes the
 * place of the former one within its shape, so that its border and shadow stay.
 */
function renewed(now: Marked, next: Marked, about: Updated): Element {
  const edits = editsOf(now.element, now.mark);
  const isPhoto = now.element.localName === 'pic' && next.element.localName === 'pic';
  if (isPhoto || (edits.isStyled && textIn(next.element) !== '')) {
    if (isPhoto) takePicture(now, next, about);
    else takeText(now.element, next.element);
    rename(now.element, next.element);
    placeLike(now.element, next.element, { isMoved: !edits.isMoved, isResized: !edits.isResized });
    return now.element;
  }
  const element = imported(next.element, about);
  placeLike(element, now.element, edits);
  if (edits.isStyled) takeFill(element, now.element);
  elementsOf(element, 'cNvPr')[0]?.setAttribute('id', idOf(now.element));
  return element;
}

/** Shows the photo of another shape in this one. */
function takePicture({ element }: Marked, next: Marked, about: Updated): void {
  const copy = imported(next.element, about);
  const embedded = (shape: Element) => elementsOf(shape, 'blip')[0];
  const id = embedded(copy)?.getAttributeNS(OFFICE_RELATIONS, 'embed');
  if (id) embedded(element)?.setAttributeNS(OFFICE_RELATIONS, 'r:embed', id);
  rename(element, copy);
}

/** Gives a shape the mark of another. */
function rename(element: Element, other: Element): void {
  const name = elementsOf(other, 'cNvPr')[0]?.getAttribute('name') ?? '';
  elementsOf(element, 'cNvPr')[0]?.setAttribute('name', name);
}

/**
 * Puts the resulting shapes into the tree: shapes of the broker stay above the shape that they followed.
 * @param used shapes of the old slide, with the shape of the result that replaces them
 */
function replaceShapes(
  { tree }: SlidePart,
  result: readonly Element[],
  used: ReadonlyMap<Element, Element | undefined>,
): void {
  const order = [...result];
  let previous: Element | undefined;
  for (const element of shapesIn(tree)) {
    if (used.has(element)) previous = used.get(element) ?? previous;
    else {
      order.splice(previous ? order.indexOf(previous) + 1 : 0, 0, element);
      previous = element;
    }
  }
  const extensions = childrenOf(tree).find(({ localName }) => localName === 'extLst');
  for (const element of shapesIn(tree)) tree.removeChild(element);
  const ids = new Set<string>();
  let free = Math.max(1, ...order.map((element) => Number(idOf(element)) || 0));
  for (const element of order) {
    const [properties] = elementsOf(element, 'cNvPr');
    if (properties && ids.has(idOf(element))) {
      free += 1;
      properties.setAttribute('id', String(free));
    }
    ids.add(idOf(element));
    tree.insertBefore(element, extensions ?? null);
  }
}

function idOf(element: Element): string {
  return elementsOf(element, 'cNvPr')[0]?.getAttribute('id') ?? '';
}

/** Removes relations of pictures and charts that no shape refers to. */
function dropUnused({ tree, relations: { document } }: SlidePart): void {
  const used = new Set(referencesIn(tree).map(({ value }) => value));
  for (const one of elementsOf(document, 'Relationship')) {
    const isPart = /\/(image|chart)$/.test(one.getAttribute('Type') ?? '');
    if (isPart && !used.has(one.getAttribute('Id') ?? '')) one.parentNode?.removeChild(one);
  }
}

/** Adds slides of `after` that are missing, behind the slide that they follow, and removes outdated ones. */
function addSlides({
  before,
  after,
  old,
  copier,
  removed,
}: {
  readonly before: readonly SlidePart[];
  readonly after: readonly SlidePart[];
  readonly old: Parts;
  readonly copier: ReturnType<typeof partCopier>;
  readonly removed: ReadonlySet<string>;
}): SlidePart[] {
  const presentation = readXml(old, PRESENTATION);
  const relations = readRelations(old, PRESENTATION);
  const [list] = elementsOf(presentation, 'sldIdLst');
  if (!list) throw new DeckRefused('Презентация повреждена: откройте её в PowerPoint, сохраните и выберите снова.');
  const entryOf = (name: string) => {
    const id = relations.relations.find(({ target }) => target === name)?.id;
    return childrenOf(list).find((one) => one.getAttributeNS(OFFICE_RELATIONS, 'id') === id);
  };
  const entries = new Map(before.map(({ key, name }) => [key, entryOf(name)]));
  let last = Math.max(255, ...childrenOf(list).map((one) => Number(one.getAttribute('id')) || 0));
  const added: SlidePart[] = [];
  let anchor: Element | undefined;
  for (const slide of after) {
    const known = entries.get(slide.key);
    if (known) {
      // Only forwards: the broker may have moved slides.
      if (!anchor || childrenOf(list).indexOf(known) > childrenOf(list).indexOf(anchor)) anchor = known;
      continue;
    }
    const target = copier.copy(slide.name);
    const id = addRelation(relations.document, PRESENTATION, { kind: 'slide', target, isExternal: false });
    last += 1;
    const entry = presentation.createElementNS(list.namespaceURI, `${list.prefix ? `${list.prefix}:` : ''}sldId`);
    entry.setAttribute('id', String(last));
    entry.setAttributeNS(OFFICE_RELATIONS, 'r:id', id);
    list.insertBefore(entry, anchor ? anchor.nextSibling : list.firstChild);
    addToSection(presentation, anchor?.getAttribute('id') ?? undefined, String(last));
    anchor = entry;
    added.push(slide);
  }
  for (const name of removed) {
    const entry = entryOf(name);
    const id = entry?.getAttribute('id');
    for (const one of elementsOf(presentation, 'sldId')) {
      if (one.getAttribute('id') === id) one.parentNode?.removeChild(one);
    }
    const relation = relations.relations.find(({ target }) => target === name);
    relation?.element.parentNode?.removeChild(relation.element);
  }
  writeXml(old, PRESENTATION, presentation);
  writeXml(old, relationsName(PRESENTATION), relations.document);
  return added.filter(({ key }) => key?.startsWith('object:'));
}

/** Lists a new slide in the section of the slide before it; otherwise PowerPoint would offer a repair. */
function addToSection(presentation: Document, previousId: string | undefined, id: string): void {
  const lists = elementsOf(presentation, 'section').flatMap((section) => elementsOf(section, 'sldIdLst'));
  const all = lists.flatMap((list) => childrenOf(list).map((entry) => ({ list, entry })));
  const previous = all.find(({ entry }) => entry.getAttribute('id') === previousId) ?? all.at(-1);
  if (!previous) return;
  const entry = previous.entry.cloneNode(true) as Element;
  entry.setAttribute('id', id);
  previous.list.insertBefore(entry, previous.entry.nextSibling);
}

/** Whether a slide has only shapes of the product, as they were written. */
function isUntouched(slide: SlidePart, parts: Parts): boolean {
  const marked = [...markedIn(slide.tree, slide.key).values()];
  return (
    marked.length === shapesIn(slide.tree).length && marked.every((one) => isAsWritten(one, slide, parts) === true)
  );
}

/** Writes the numbers of slides into the texts of the product. */
function numberSlides(parts: Parts): void {
  const slides = slidesOf(parts);
  for (const [index, { name, document, tree, key }] of slides.entries()) {
    const page = markedIn(tree, key).get(PAGE_KEY)?.element;
    const text = page && elementsOf(page, 't').find((one) => PAGE_NUMBERS.test(one.textContent ?? ''));
    if (!text) continue;
    const numbered = `${index + 1}\u00a0/\u00a0${slides.length}`;
    text.textContent = (text.textContent ?? '').replace(PAGE_NUMBERS, numbered);
    writeXml(parts, name, document);
  }
}

function nameOf({ document }: SlidePart): string {
  return elementsOf(document, 'cSld')[0]?.getAttribute('name') ?? '';
}

/** Title of an object on its slide, otherwise the first text. */
function titleOf({ tree, key }: SlidePart): string {
  const marked = markedIn(tree, key);
  const title = marked.get('Объект') ?? marked.get('Вакансия');
  const texts = shapesIn(tree).map(textIn);
  return shortened(title ? textIn(title.element) : (texts.find((text) => text !== '') ?? ''));
}

/** Name of a content in the report; empty for one that is not reported. */
function fieldOf(key: string): string {
  return key.startsWith('~') ? '' : key;
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
