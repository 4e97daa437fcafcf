import { fillPath } from '@gektar/contract/endpoint.ts';
import type { DeckUpdate } from '@gektar/contract/sharing/deck-update.ts';
import { DOMParser, type Document, type Element, XMLSerializer } from '@xmldom/xmldom';
import JSZip from 'jszip';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { markIn } from '#office/slides/marks.ts';
import { download } from '#testing/download.ts';
import { corners } from '#testing/pictures.ts';
import { readDeck } from '#testing/read-deck.ts';
import { industrial, land, type SelectionTestDomain } from '#testing/selection-domains.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload } from '#testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

interface Area {
  readonly the: SelectionTestDomain;
  /** Keys of the figure with money and of the title of an object. */
  readonly figure: string;
  readonly title: string;
  /** @param more a figure that was absent before; null for none */
  readonly change: (id: string, amount: number, area: number, more: number | null) => Promise<unknown>;
}

const areas: readonly Area[] = [
  {
    the: land,
    figure: 'Цена',
    title: 'Объект',
    change: (id, amount, area, more) =>
      sql`update land.properties set price = ${amount}, area = ${area}, building_area = ${more},
        row_version = row_version + 1 where id = ${id}`.execute(app.db),
  },
  {
    the: industrial,
    figure: 'Средняя ставка',
    title: 'Вакансия',
    change: (id, amount, area, more) =>
      sql`update industrial.vacancies set production_area = ${area}, production_price = ${amount}, vacancy_types = 1,
        opex_per_sqm = ${more}, is_rental_price_on_request = false, row_version = row_version + 1 where id = ${id}`.execute(
        app.db,
      ),
  },
];

/** An exported presentation that is edited part by part. */
class Edited {
  readonly zip: JSZip;
  constructor(zip: JSZip) {
    this.zip = zip;
  }

  async part(name: string, edit: (document: Document) => void): Promise<void> {
    const text = (await this.zip.file(name)?.async('string')) ?? '';
    const document = new DOMParser().parseFromString(text, 'text/xml');
    edit(document);
    this.zip.file(name, new XMLSerializer().serializeToString(document));
  }

  async text(name: string, edit: (text: string) => string): Promise<void> {
    this.zip.file(name, edit((await this.zip.file(name)?.async('string')) ?? ''));
  }

  slides(): string[] {
    return Object.keys(this.zip.files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  }

  /** Name of the part with the slide of an object. */
  async slideOf(itemId: string): Promise<string> {
    for (const name of this.slides())
      if ((await this.zip.file(name)?.async('string'))?.includes(`name="gektar;object:${itemId};`)) return name;
    throw new Error('no slide of the object');
  }

  /** Edits the shape with a key. */
  shape(slide: string, key: string, edit: (shape: Element, document: Document) => void): Promise<void> {
    return this.part(slide, (document) => edit(shapeOf(document, key), document));
  }
}

const all = (of: Document | Element, tag: string) => Array.from(of.getElementsByTagName(tag));
const must = <Found>(found: Found | undefined | null): Found => {
  if (found === undefined || found === null) throw new Error('nothing to edit');
  return found;
};

function shapeOf(document: Document, key: string): Element {
  const properties = all(document, 'p:cNvPr').find((one) => markIn(one.getAttribute('name') ?? '')?.key === key);
  return must(properties?.parentNode?.parentNode) as Element;
}

/** The element that markup describes, for a document. */
function made(document: Document, markup: string): Element {
  const names = ['a', 'p', 'r'].map(
    (prefix) => `xmlns:${prefix}="${must(document.documentElement).lookupNamespaceURI(prefix)}"`,
  );
  const parsed = new DOMParser().parseFromString(`<x ${names.join(' ')}>${markup}</x>`, 'text/xml');
  return document.importNode(must(parsed.documentElement?.firstChild), true) as Element;
}

const ownText = (id: number, text: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Надпись ${id}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="10" y="10"/><a:ext cx="100" cy="100"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;

/** Text of each content of the product by slide and key; of copies that of the first. */
async function contentsOf(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await JSZip.loadAsync(bytes);
  const contents = new Map<string, string>();
  for (const name of Object.keys(zip.files).filter((one) => /^ppt\/slides\/slide\d+\.xml$/.test(one))) {
    const document = new DOMParser().parseFromString((await zip.file(name)?.async('string')) ?? '', 'text/xml');
    for (const properties of all(document, 'p:cNvPr')) {
      const mark = markIn(properties.getAttribute('name') ?? '');
      const shape = properties.parentNode?.parentNode as Element;
      const id = `${mark?.slide} ${mark?.key}`;
      if (!mark || mark.key === '~page' || contents.has(id)) continue;
      contents.set(
        id,
        all(shape, 'a:t')
          .map((one) => one.textContent)
          .join('')
          .replaceAll(/\s/g, ' '),
      );
    }
  }
  return contents;
}

/** Data that an edit gets. */
interface About {
  readonly deck: Edited;
  readonly area: Area;
  /** Part with the slide of the first object, and of the second. */
  readonly first: string;
  readonly second: string;
}

/** An edit of a presentation, and the check that the update has preserved it. */
interface Edit {
  readonly what: string;
  readonly make: (about: About) => Promise<void>;
  /** Found in the slide of the first object; with `everywhere`, in the whole file. */
  readonly alive: RegExp | ((result: JSZip, about: About) => Promise<void>);
  /** Key of a content that has the broker's text instead of the product's. */
  readonly owns?: (area: Area) => string;
}

const setText = (shape: Element, text: string) => {
  for (const [index, one] of all(shape, 'a:t').entries()) one.textContent = index === 0 ? text : '';
};
const runsOf = (shape: Element) => all(shape, 'a:rPr');
const setOnRuns = (shape: Element, name: string, value: string) => {
  for (const run of runsOf(shape)) run.setAttribute(name, value);
};
const offsetOf = (shape: Element) => must(all(shape, 'a:off')[0]);
const sizeOf = (shape: Element) => must(all(shape, 'a:ext').find((one) => one.hasAttribute('cx')));

const texts: readonly Edit[] = [
  {
    what: 'a title in the words of the broker',
    make: ({ deck, first, area }) => deck.shape(first, area.title, (shape) => setText(shape, 'Лучшее предложение')),
    alive: /Лучшее предложение/,
    owns: ({ title }) => title,
  },
  {
    what: 'a name of the selection',
    make: ({ deck }) => deck.shape('ppt/slides/slide1.xml', 'Название', (shape) => setText(shape, 'Для вас')),
    alive: async (zip) => expect(await zip.file('ppt/slides/slide1.xml')?.async('string')).toContain('Для вас'),
  },
  {
    what: 'a text without a name',
    make: ({ deck, first }) => deck.shape(first, '~text 1', (shape) => setText(shape, 'от 1')),
    alive: /<a:t>от 1<\/a:t>/,
    owns: () => '~text 1',
  },
  {
    what: 'a figure in two runs, as programs split them',
    make: ({ deck, first, area }) =>
      deck.shape(first, area.figure, (shape) => {
        const run = must(all(shape, 'a:r')[0]);
        const copy = run.cloneNode(true) as Element;
        const [start, end] = [must(all(run, 'a:t')[0]), must(all(copy, 'a:t')[0])];
        const text = start.textContent ?? '';
        start.textContent = text.slice(0, 2);
        end.textContent = text.slice(2);
        run.parentNode?.insertBefore(copy, run.nextSibling);
      }),
    alive: /./,
  },
  {
    what: 'a note of the broker',
    make: ({ deck, first }) =>
      deck.text(`ppt/notesSlides/notesSlide${/\d+/.exec(first)?.[0]}.xml`, (text) =>
        text.replace(/<a:t>[^<]*<\/a:t>|<a:t\/>/, '<a:t>Сказать о дороге</a:t>'),
      ),
    alive: async (zip) => {
      const notes = await Promise.all(zip.file(/notesSlide\d+\.xml$/).map((one) => one.async('string')));
      expect(notes.join('')).toContain('Сказать о дороге');
    },
  },
];

const looks: readonly Edit[] = [
  {
    what: 'a figure that was moved',
    make: ({ deck, first, area }) =>
      deck.shape(first, area.figure, (shape) => offsetOf(shape).setAttribute('y', '4444444')),
    alive: /y="4444444"/,
  },
  {
    what: 'a figure that was moved and is as written otherwise',
    make: ({ deck, second }) => deck.shape(second, 'Площадь', (shape) => offsetOf(shape).setAttribute('y', '4545454')),
    alive: async (zip, { second }) => expect(await zip.file(second)?.async('string')).toContain('y="4545454"'),
  },
  {
    what: 'a figure that was resized',
    make: ({ deck, first }) => deck.shape(first, 'Площадь', (shape) => sizeOf(shape).setAttribute('cx', '3333333')),
    alive: /cx="3333333"/,
  },
  {
    what: 'a figure in red',
    make: ({ deck, first, area }) =>
      deck.shape(first, area.figure, (shape) => {
        for (const run of runsOf(shape)) must(all(run, 'a:srgbClr')[0]).setAttribute('val', 'C00001');
      }),
    alive: /C00001/,
  },
  {
    what: 'a title in another size',
    make: ({ deck, first, area }) => deck.shape(first, area.title, (shape) => setOnRuns(shape, 'sz', '4321')),
    alive: /sz="4321"/,
  },
  {
    what: 'an address in italics',
    make: ({ deck, second, area }) => deck.shape(second, area.title, (shape) => setOnRuns(shape, 'i', '1')),
    alive: async (zip, { second }) => expect(await zip.file(second)?.async('string')).toContain('i="1"'),
  },
  {
    what: 'a figure in another font and in one run',
    make: ({ deck, second, area }) =>
      deck.shape(second, area.figure, (shape) => {
        setText(
          shape,
          all(shape, 'a:t')
            .map((one) => one.textContent)
            .join(''),
        );
        for (const run of all(shape, 'a:r').slice(1)) run.parentNode?.removeChild(run);
        for (const run of runsOf(shape)) must(all(run, 'a:latin')[0]).setAttribute('typeface', 'Georgia');
      }),
    alive: async (zip, { second }) => expect(await zip.file(second)?.async('string')).toContain('Georgia'),
  },
  {
    what: 'a text that was rotated',
    make: ({ deck, first }) =>
      deck.shape(first, '~text 2', (shape) => must(all(shape, 'a:xfrm')[0]).setAttribute('rot', '123456')),
    alive: /rot="123456"/,
  },
  {
    what: 'a box in another colour',
    make: ({ deck, first }) =>
      deck.shape(first, '~box 1', (shape) => must(all(shape, 'a:srgbClr')[0]).setAttribute('val', '00C0C1')),
    alive: /00C0C1/,
  },
];

const shapes: readonly Edit[] = [
  {
    what: 'a figure that was deleted',
    make: ({ deck, second, area }) =>
      deck.shape(second, area.figure, (shape) => void shape.parentNode?.removeChild(shape)),
    alive: async (zip, { second, area }) =>
      expect(await zip.file(second)?.async('string')).not.toContain(`;${area.figure};`),
  },
  {
    what: 'a text box of the broker',
    make: ({ deck, first }) =>
      deck.part(first, (document) => {
        must(all(document, 'p:spTree')[0]).appendChild(made(document, ownText(901, 'Звонить до обеда')));
      }),
    alive: /Звонить до обеда/,
  },
  {
    what: 'a picture of the broker',
    make: async ({ deck, first }) => {
      deck.zip.file('ppt/media/mine.jpeg', await corners(90, 60).jpeg().toBuffer());
      await deck.part(`${first.replace('slides/', 'slides/_rels/')}.rels`, (document) => {
        const relation = must(all(document, 'Relationship')[0]).cloneNode(true) as Element;
        relation.setAttribute('Id', 'rId950');
        relation.setAttribute('Type', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image');
        relation.setAttribute('Target', '../media/mine.jpeg');
        document.documentElement?.appendChild(relation);
      });
      await deck.part(first, (document) => {
        const picture =
          '<p:pic><p:nvPicPr><p:cNvPr id="902" name="Рисунок 902"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rId950"/><a:stretch/></p:blipFill><p:spPr><a:xfrm><a:off x="1" y="1"/><a:ext cx="9" cy="9"/></a:xfrm><a:prstGeom prst="rect"/></p:spPr></p:pic>';
        must(all(document, 'p:spTree')[0]).appendChild(made(document, picture));
      });
    },
    alive: async (zip, { first }) => {
      expect(await zip.file(first)?.async('string')).toContain('Рисунок 902');
      expect(zip.file('ppt/media/mine.jpeg')).not.toBeNull();
    },
  },
  {
    what: 'a copy of a shape',
    make: ({ deck, first }) =>
      deck.shape(first, '~text 1', (shape, document) => {
        const copy = shape.cloneNode(true) as Element;
        must(all(copy, 'p:cNvPr')[0]).setAttribute('id', '903');
        setText(copy, 'копия надписи');
        must(all(document, 'p:spTree')[0]).appendChild(copy);
      }),
    alive: /копия надписи/,
  },
  {
    what: 'a group of title and figure',
    make: ({ deck, first, area }) =>
      deck.part(first, (document) => {
        const group = made(
          document,
          '<p:grpSp><p:nvGrpSpPr><p:cNvPr id="904" name="Группа 904"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/></p:grpSp>',
        );
        for (const key of [area.title, area.figure]) group.appendChild(shapeOf(document, key));
        must(all(document, 'p:spTree')[0]).appendChild(group);
      }),
    alive: /Группа 904[\s\S]*;(Цена|Средняя ставка);[\s\S]*<\/p:grpSp>/,
  },
  {
    what: 'a line of the broker under all shapes',
    make: ({ deck, first }) =>
      deck.part(first, (document) => {
        const line =
          '<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="905" name="Линия 905"/><p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr><p:spPr><a:xfrm><a:off x="1" y="1"/><a:ext cx="9" cy="9"/></a:xfrm><a:prstGeom prst="line"/></p:spPr></p:cxnSp>';
        const [properties] = all(document, 'p:grpSpPr');
        must(properties?.parentNode).insertBefore(made(document, line), must(properties).nextSibling);
      }),
    alive: /<\/p:nvGrpSpPr><p:grpSpPr>?[\s\S]{0,400}Линия 905/,
  },
];

const slides: readonly Edit[] = [
  {
    what: 'a slide of the broker',
    make: ({ deck, first }) => addSlide(deck, first, 71, (text) => text.replaceAll(/name="gektar;[^"]*"/g, 'name=""')),
    alive: async (zip) => expect(zip.file('ppt/slides/slide71.xml')).not.toBeNull(),
  },
  {
    what: 'slides in another order',
    make: ({ deck }) =>
      deck.part('ppt/presentation.xml', (document) => {
        const list = must(all(document, 'p:sldIdLst')[0]);
        list.insertBefore(must(all(list, 'p:sldId').at(-1)), list.firstChild);
      }),
    alive: async (zip) => {
      const [first] = (await zip.file('ppt/presentation.xml')?.async('string'))?.match(/<p:sldId [^>]*>/) ?? [];
      expect(first).toContain('id="771"');
    },
  },
  {
    what: 'a hidden slide',
    make: ({ deck, second }) => deck.text(second, (text) => text.replace('<p:sld ', '<p:sld show="0" ')),
    alive: async (zip, { second }) => expect(await zip.file(second)?.async('string')).toContain('show="0"'),
  },
  {
    what: 'a transition',
    make: ({ deck, first }) =>
      deck.text(first, (text) => text.replace('</p:sld>', '<p:transition spd="slow"/></p:sld>')),
    alive: /<p:transition spd="slow"\/>/,
  },
  {
    what: 'sections',
    make: ({ deck }) =>
      deck.text('ppt/presentation.xml', (text) => {
        const ids = [...text.matchAll(/<p:sldId id="(\d+)"/g)].map(([, id]) => `<p14:sldId id="${id}"/>`).join('');
        return text.replace(
          '</p:presentation>',
          `<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"><p14:section name="Мой раздел" id="{6F9619FF-8B86-D011-B42D-00CF4FC964FF}"><p14:sldIdLst>${ids}</p14:sldIdLst></p14:section></p14:sectionLst></p:ext></p:extLst></p:presentation>`,
        );
      }),
    alive: async (zip) => {
      const text = (await zip.file('ppt/presentation.xml')?.async('string')) ?? '';
      expect(text).toContain('Мой раздел');
      const ids = (tag: string) =>
        [...text.matchAll(new RegExp(`<${tag} id="(\\d+)"`, 'g'))].map(([, id]) => id).toSorted();
      expect(ids('p14:sldId')).toEqual(ids('p:sldId'));
    },
  },
];

const theme: Edit = {
  what: 'colours of the theme',
  make: ({ deck }) =>
    deck.text('ppt/theme/theme1.xml', (text) => text.replaceAll('srgbClr val="4472C4"', 'srgbClr val="A1B2C3"')),
  alive: async (zip) => expect(await zip.file('ppt/theme/theme1.xml')?.async('string')).toContain('A1B2C3'),
};
const background: Edit = {
  what: 'a background of a slide',
  make: ({ deck, first }) =>
    deck.part(first, (document) => {
      must(all(must(all(document, 'p:bg')[0]), 'a:srgbClr')[0]).setAttribute('val', 'F1F2F3');
    }),
  alive: /F1F2F3/,
};
/** Saves the file as another program does: with other numbers and names of parts, and without names of slides. */
const savedByAnother: Edit = {
  what: 'another program',
  make: async ({ deck }) => {
    for (const name of deck.slides()) {
      await deck.part(name, (document) => {
        must(all(document, 'p:cSld')[0]).removeAttribute('name');
        for (const [index, one] of all(document, 'p:cNvPr').entries()) one.setAttribute('id', String(5_000 + index));
        for (const one of all(document, 'a:rPr')) one.setAttribute('dirty', '0');
        for (const one of all(document, 'a:off')) one.setAttribute('x', String(Number(one.getAttribute('x')) + 37));
      });
    }
  },
  alive: /./,
};
const deletedAlso: Edit = {
  what: 'a title that was deleted before another program saved the file',
  make: ({ deck, second, area }) =>
    deck.shape(second, area.title, (shape) => void shape.parentNode?.removeChild(shape)),
  alive: async (zip, { second, area }) =>
    expect(await zip.file(second)?.async('string')).not.toContain(`;${area.title};`),
};

const numberDeleted: Edit = {
  what: 'a number of a slide that was deleted',
  make: ({ deck, second }) => deck.shape(second, '~page', (shape) => void shape.parentNode?.removeChild(shape)),
  alive: async (zip, { second }) => expect(await zip.file(second)?.async('string')).not.toContain(';~page;'),
};

/** Six presentations of each domain. */
const decks: readonly (readonly [string, readonly Edit[]])[] = [
  ['texts', texts],
  ['looks and places', looks],
  ['shapes', shapes],
  ['slides', slides],
  ['theme, then another program', [theme, background, deletedAlso, numberDeleted, savedByAnother]],
  ['everything at once', [...looks.slice(0, 3), ...shapes.slice(1, 4), ...slides, theme, savedByAnother]],
];

describe.each(areas)('presentations of $the.domain', (area) => {
  const { the, change } = area;
  test.each(decks)('edited by hand: %s', async (_, edits) => {
    const given = await the.givenSelection(app.db, { count: 2, responsibleEmployeeId: app.broker.id });
    const [one = '', two = ''] = given.objectIds;
    await change(one, 7_111.25, 1_200, null);
    await change(two, 7_222.25, 1_300, null);
    const deckNow = async () => (await download(app, fillPath(the.exports.slides.path, { id: given.requestId }))).bytes;
    const exported = await deckNow();
    const zip = await JSZip.loadAsync(exported);
    const deck = new Edited(zip);
    const [first, second] = await Promise.all(given.itemIds.slice(0, 2).map((id) => deck.slideOf(id)));
    const about: About = { deck, area, first: must(first), second: must(second) };
    for (const edit of edits) await edit.make(about);
    const file = await zip.generateAsync({ type: 'nodebuffer' });
    await change(one, 8_333.75, 1_400, 612.5);
    await change(two, 8_444.75, 1_500, 713.5);
    const form = { files: [new Blob([new Uint8Array(file)])], fields: {} };
    const params = { id: given.requestId };
    const report: DeckUpdate = await app.broker.call(the.exports.checkUpdate, { params, form });
    expect(report.questions).toEqual([]);
    const updated = await app.broker.call(the.exports.update, { params, form });
    const bytes = Buffer.from(await updated.arrayBuffer());
    expect((await readDeck(bytes)).faults).toEqual([]);
    const result = await JSZip.loadAsync(bytes);
    for (const { what, alive } of edits) {
      if (alive instanceof RegExp) expect(await result.file(about.first)?.async('string'), what).toMatch(alive);
      else await alive(result, about);
    }
    // Every content that the broker has not written or deleted is current.
    const today = await contentsOf(await deckNow());
    const [written, left, after] = await Promise.all([exported, file, bytes].map(contentsOf));
    const owned = edits.flatMap(({ owns }) => (owns ? `object:${given.itemIds[0]} ${owns(area)}` : []));
    const isDeleted = (id: string) => written?.has(id) && !left?.has(id);
    const expected = [...today].filter(([id]) => !isDeleted(id) && ![...owned, 'title Название'].includes(id));
    expect(expected.map(([, text]) => text).join(' ')).toMatch(/8.333,75.*8.444,75.*612,5/);
    expect(Object.fromEntries(expected.map(([id]) => [id, after?.get(id)]))).toEqual(Object.fromEntries(expected));
    // The result can be updated again: only content that the broker has edited counts as edited.
    const again = { params, form: { files: [new Blob([new Uint8Array(bytes)])], fields: {} } };
    const { changed, kept, questions } = await app.broker.call(the.exports.checkUpdate, again);
    expect({ changed, kept, questions }).toEqual({ changed: [], kept: report.kept, questions: [] });
    expect(report.kept.map(({ before: mine }) => mine)).toEqual(
      edits === texts ? expect.arrayContaining(['Лучшее предложение', 'Для вас']) : [],
    );
  });
});

/** Rows of the tables of a presentation with their texts, slide by slide. */
async function tablesOf(zip: JSZip): Promise<string[][][]> {
  const names = Object.keys(zip.files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  const number = (name: string) => Number(/\d+/.exec(name)?.[0]);
  const texts = await Promise.all(
    names.sort((one, other) => number(one) - number(other)).map((name) => zip.file(name)?.async('string')),
  );
  return texts.flatMap((text = '') =>
    all(new DOMParser().parseFromString(text, 'text/xml'), 'a:tbl').map((table) =>
      all(table, 'a:tr').map((row) =>
        all(row, 'a:tc').map((cell) =>
          all(cell, 'a:t')
            .map((one) => one.textContent)
            .join('')
            .replaceAll(/\s/g, ' '),
        ),
      ),
    ),
  );
}

type GivenObjects = Awaited<ReturnType<SelectionTestDomain['givenSelection']>>;

/**
 * The update of a presentation that is edited by hand, after areas and amounts of all its objects have changed.
 * @param meanwhile further changes before the update
 */
async function updated(
  { the, change }: Area,
  count: number,
  edit: (deck: Edited, given: GivenObjects) => Promise<void>,
  meanwhile: (given: GivenObjects) => Promise<unknown> = () => Promise.resolve(),
) {
  const given = await the.givenSelection(app.db, { count, responsibleEmployeeId: app.broker.id });
  for (const [index, id] of given.objectIds.entries()) await change(id, 7_111.25 + index, 1_200 + index, null);
  const params = { id: given.requestId };
  const deckNow = async () => JSZip.loadAsync((await download(app, fillPath(the.exports.slides.path, params))).bytes);
  const written = await deckNow();
  await edit(new Edited(written), given);
  for (const [index, id] of given.objectIds.entries()) await change(id, 8_333.75 + index, 1_400 + index, null);
  await meanwhile(given);
  const file = await written.generateAsync({ type: 'nodebuffer' });
  const form = { files: [new Blob([new Uint8Array(file)])], fields: {} };
  const report: DeckUpdate = await app.broker.call(the.exports.checkUpdate, { params, form });
  const bytes = Buffer.from(await (await app.broker.call(the.exports.update, { params, form })).arrayBuffer());
  expect((await readDeck(bytes)).faults).toEqual([]);
  // The result can be updated again.
  const again = { params, form: { files: [new Blob([new Uint8Array(bytes)])], fields: {} } };
  const next: DeckUpdate = await app.broker.call(the.exports.checkUpdate, again);
  expect({ changed: next.changed, kept: next.kept }).toEqual({ changed: [], kept: report.kept });
  return { given, report, written, after: await JSZip.loadAsync(bytes), today: await deckNow() };
}

describe.each(areas)('tables of presentations of $the.domain', (area) => {
  async function updatedTables(
    edit: (table: Element, document: Document) => void,
    meanwhile?: Parameters<typeof updated>[3],
  ) {
    const edited = async (deck: Edited) => {
      for (const name of deck.slides()) {
        await deck.part(name, (document) => {
          for (const table of all(document, 'a:tbl')) edit(table, document);
        });
      }
    };
    const { report, written, after, today } = await updated(area, 3, edited, meanwhile);
    return { report, written: await tablesOf(written), after: await tablesOf(after), today: await tablesOf(today) };
  }
  const cellsOf = (table: Element, row: number) => all(must(all(table, 'a:tr')[row]), 'a:tc');
  const cell = (table: Element, row: number, column: number) => must(cellsOf(table, row).at(column));
  const keptOf = ({ kept }: DeckUpdate) => kept.map(({ field, before }) => [field.replaceAll(/\s/g, ' '), before]);

  test('a cell edited by hand stays and is listed, all others are those of today', async () => {
    const { report, written, after, today } = await updatedTables((table) => setText(cell(table, 2, -1), 'договорная'));
    expect(today.length).toBeGreaterThan(0);
    expect(written).not.toEqual(today);
    const expected = today.map((rows) =>
      rows.map((cells, row) => (row === 2 ? [...cells.slice(0, -1), 'договорная'] : cells)),
    );
    expect(after).toEqual(expected);
    expect(keptOf(report)).toEqual(today.map(([titles = []]) => [`Таблица, строка 2, ${titles.at(-1)}`, 'договорная']));
    expect(report.changed.some(({ field }) => field.startsWith('Таблица, строка 3'))).toBe(true);
  });

  test('a row deleted by hand stays away, a row of the broker stays, the others are those of today', async () => {
    const { report, after, today } = await updatedTables((table) => {
      const rows = all(table, 'a:tr');
      const own = must(rows[3]).cloneNode(true) as Element;
      for (const [index, one] of all(own, 'a:tc').entries()) setText(one, `своё ${index}`);
      table.insertBefore(own, must(rows[1]));
      table.removeChild(must(rows[2]));
    });
    const [first] = after;
    const [now] = today;
    expect(first).toEqual([now?.[0], now?.[0]?.map((_, index) => `своё ${index}`), now?.[1], now?.[3]]);
    expect(report.kept).toEqual([]);
  });

  test('a new object gets a row, one that left the selection has none unless its row was edited', async () => {
    const { the } = area;
    const { after, today } = await updatedTables(
      (table) => {
        // The tables of a site have other rows.
        if (all(table, 'a:tr').length === 4) setText(cell(table, 1, -1), 'скидка');
      },
      async ({ requestId, itemIds: [one = '', two = ''] }) => {
        for (const id of [one, two]) await app.broker.call(the.selections.removeItem, { params: { id } });
        const entityId = await the.givenObject(app.db);
        await app.broker.call(the.selections.addItem, { body: { requestId, entityId } });
      },
    );
    const [[head, ...rows] = []] = after;
    const [[titles, ...now] = []] = today;
    expect(head).toEqual(titles);
    expect(rows).toHaveLength(3);
    expect(rows[0]?.at(-1)).toBe('скидка');
    expect(rows.slice(1)).toEqual(now);
  });

  test('a table without one of its columns stays whole and is listed', async () => {
    const { report, written, after } = await updatedTables((table) => {
      for (const [index] of all(table, 'a:tr').entries()) {
        const one = cell(table, index, 1);
        one.parentNode?.removeChild(one);
      }
    });
    expect(after).toEqual(written);
    expect(report.kept.map(({ field }) => field)).toEqual(after.map(() => 'Таблица'));
  });
});

describe('charts and photos that are edited by hand', () => {
  const [plots, vacancies] = areas as readonly [Area, Area];
  const CHART = /^ppt\/charts\/chart[^/]*\.xml$/;
  const chartsOf = async (zip: JSZip) =>
    (await Promise.all(zip.file(CHART).map((one) => one.async('string')))).join('');
  const eachChart = async (deck: Edited, edit: (document: Document) => void) => {
    for (const { name } of deck.zip.file(CHART)) await deck.part(name, edit);
  };
  const without = (texts: string) => texts.replaceAll(/\s/g, ' ');

  test('labels of a chart stay and are listed with those of today', async () => {
    const { report, after } = await updated(vacancies, 1, (deck) =>
      eachChart(deck, (document) => {
        for (const label of all(must(all(document, 'c:cat')[0]), 'c:v')) label.textContent = 'Цех у дороги';
      }),
    );
    expect(report.kept.map(({ field, before, after: today }) => [field, before, without(today)])).toEqual([
      ['Площади', 'Цех у дороги', expect.stringMatching(/1 400/)],
    ]);
    expect(await chartsOf(after)).toContain('Цех у дороги');
  });

  test('a title that a chart was given stays, with the chart', async () => {
    const { report, after } = await updated(vacancies, 1, (deck) =>
      eachChart(deck, (document) => {
        const chart = must(all(document, 'c:chart')[0]);
        const parsed = new DOMParser().parseFromString(
          '<c:title xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>Площади по плану</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>',
          'text/xml',
        );
        chart.insertBefore(document.importNode(must(parsed.documentElement), true), chart.firstChild);
      }),
    );
    expect(report.kept.map(({ field, before }) => [field, without(before)])).toEqual([
      ['Площади', expect.stringMatching(/^Площади по плану, .*1 200/)],
    ]);
    expect(await chartsOf(after)).toContain('Площади по плану');
  });

  test.each(['the same', 'another'])('the crop of a photo stays when its object has %s photo', async (which) => {
    const photo = async (width: number) =>
      (await givenUpload(app, { content: await corners(width, 600).jpeg().toBuffer() })).id;
    const givePhoto = async (id: string, photoId: string) => {
      await sql`delete from land.property_images where property_id = ${id}`.execute(app.db);
      await sql`insert into land.property_images (property_id, global_image_id, presence_in_the_flyer, position)
        values (${id}, ${photoId}, true, 0)`.execute(app.db);
      await sql`update land.properties set row_version = row_version + 1 where id = ${id}`.execute(app.db);
    };
    const withPhoto: Area = {
      ...plots,
      change: async (id, amount, ...rest) => {
        // The first change precedes the export.
        if (amount < 8_000) await givePhoto(id, await photo(800));
        return plots.change(id, amount, ...rest);
      },
    };
    const { report, after } = await updated(
      withPhoto,
      1,
      async (deck, { itemIds: [id = ''] }) => {
        await deck.shape(await deck.slideOf(id), 'Фото 1', (shape, document) => {
          const fill = must(all(shape, 'p:blipFill')[0]);
          for (const former of all(fill, 'a:srcRect')) fill.removeChild(former);
          fill.insertBefore(made(document, '<a:srcRect l="12345" b="6789"/>'), must(all(fill, 'a:stretch')[0]));
        });
      },
      async ({ objectIds: [id = ''] }) => {
        if (which === 'another') await givePhoto(id, await photo(900));
      },
    );
    const slides = await Promise.all(after.file(/^ppt\/slides\/slide\d+\.xml$/).map((one) => one.async('string')));
    expect(slides.filter((text) => /<a:srcRect l="12345" b="6789"/.test(text))).toHaveLength(1);
    expect(report.questions).toEqual([]);
    expect(report.photos.length > 0).toBe(which === 'another');
  });
});

/** Adds a copy of a slide to the end, as a program does. */
async function addSlide(deck: Edited, from: string, number: number, change: (text: string) => string): Promise<void> {
  const { zip } = deck;
  const relations = (await zip.file(`${from.replace('slides/', 'slides/_rels/')}.rels`)?.async('string')) ?? '';
  zip.file(`ppt/slides/slide${number}.xml`, change((await zip.file(from)?.async('string')) ?? ''));
  zip.file(`ppt/slides/_rels/slide${number}.xml.rels`, relations.replace(/<Relationship [^>]*notesSlide"[^>]*\/>/, ''));
  await deck.text('[Content_Types].xml', (types) =>
    types.replace(
      '</Types>',
      `<Override PartName="/ppt/slides/slide${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.slide+xml"/></Types>`,
    ),
  );
  await deck.text('ppt/_rels/presentation.xml.rels', (text) =>
    text.replace(
      '</Relationships>',
      `<Relationship Id="rId7${number}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/slide" Target="slides/slide${number}.xml"/></Relationships>`,
    ),
  );
  await deck.text('ppt/presentation.xml', (text) =>
    text.replace('</p:sldIdLst>', `<p:sldId id="7${number}" r:id="rId7${number}"/></p:sldIdLst>`),
  );
}
