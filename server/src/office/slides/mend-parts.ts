import { xmlText } from '#office/xml-text.ts';
import { markText, type ShapeMark, slideMark } from './marks.ts';
import { pathInMarker } from './picture-marker.ts';
import { type Pattern, patternPresets } from './slide.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const OVERRIDE = /<Override PartName="\/([^"]+)"[^>]*\/>/g;

const RELATIONS = /^ppt\/slides\/_rels\/.+\.rels$/;
const SLIDE = /^ppt\/slides\/[^/]+\.xml$/;
const SLIDE_NUMBER = /slide(\d+)\.xml$/;
const SLIDE_NAME = /<p:cSld name="[^"]*"/;
const SHAPE = /<p:cNvPr id="\d+" name="[^"]*"/g;
const CHART = /^ppt\/charts\/[^/]+\.xml$/;
const SOLID_FILL = /<a:solidFill>\s*<a:srgbClr val="(\w{6})"\s*\/>\s*<\/a:solidFill>/g;
const PICTURE = /Target="\.\.\/(media\/[^"]+)"/g;

/**
 * Repairs the parts of a presentation made by the library for strict readers. The library declares a slide master per
 * slide, though there is only one, and a picture per use; it numbers tables separately from other shapes, so that
 * numbers repeat within a slide. Adds the patterns of bars, which the library cannot draw.
 * @param patterns keyed by their placeholder colours
 * @param marks of the shapes of each slide
 */
export function mendParts(
  parts: Record<string, Uint8Array>,
  patterns: ReadonlyMap<string, Pattern>,
  marks: readonly (readonly ShapeMark[])[],
): Record<string, Uint8Array> {
  const types = parts[CONTENT_TYPES];
  if (types === undefined) throw new Error('a presentation without types of content');
  const mended = Buffer.from(types)
    .toString()
    .replace(OVERRIDE, (override, name: string) => (name in parts ? override : ''));
  const firsts = firstOfEachPicture(parts);
  const files = Object.entries(parts).flatMap(([name, content]): [string, Uint8Array][] => {
    if (name.endsWith('/') || name === CONTENT_TYPES || (firsts.get(name) ?? name) !== name) return [];
    if (RELATIONS.test(name)) return [[name, withFirsts(content, firsts)]];
    if (CHART.test(name)) return [[name, withPatterns(content, patterns)]];
    if (!SLIDE.test(name)) return [[name, content]];
    return [[name, withNamedShapes(content, marks[Number(SLIDE_NUMBER.exec(name)?.[1]) - 1] ?? [])]];
  });
  return { [CONTENT_TYPES]: Buffer.from(mended), ...Object.fromEntries(files) };
}

/** Name of each part with a picture → name of the first part with the same picture. */
function firstOfEachPicture(parts: Readonly<Record<string, Uint8Array>>): ReadonlyMap<string, string> {
  const byPath = new Map<string, string>();
  const firsts = new Map<string, string>();
  for (const [name, content] of Object.entries(parts)) {
    const path = pathInMarker(content);
    if (path === undefined) continue;
    if (!byPath.has(path)) byPath.set(path, name);
    firsts.set(name, byPath.get(path) ?? name);
  }
  return firsts;
}

function withFirsts(relations: Uint8Array, firsts: ReadonlyMap<string, string>): Uint8Array {
  const text = Buffer.from(relations).toString();
  return Buffer.from(
    text.replace(PICTURE, (target, name: string) => {
      const first = firsts.get(`ppt/${name}`);
      return first === undefined ? target : `Target="../${first.slice('ppt/'.length)}"`;
    }),
  );
}

function withPatterns(chart: Uint8Array, patterns: ReadonlyMap<string, Pattern>): Uint8Array {
  const color = (value: string) => `<a:srgbClr val="${value.toUpperCase()}"/>`;
  return Buffer.from(
    Buffer.from(chart)
      .toString()
      .replace(SOLID_FILL, (solid, found: string) => {
        const pattern = patterns.get(found.toLowerCase());
        if (pattern === undefined) return solid;
        const { name, ink, ground } = pattern;
        return `<a:pattFill prst="${patternPresets[name]}"><a:fgClr>${color(ink)}</a:fgClr><a:bgClr>${color(ground)}</a:bgClr></a:pattFill>`;
      }),
  );
}

function withNamedShapes(slide: Uint8Array, marks: readonly ShapeMark[]): Uint8Array {
  let count = 0;
  const named = Buffer.from(slide)
    .toString()
    .replace(SLIDE_NAME, `<p:cSld name="${escaped(slideMark(marks.map(({ key }) => key)))}"`)
    .replace(SHAPE, () => {
      count += 1;
      const mark = marks[count - 2];
      // The first one is the tree of all shapes.
      return `<p:cNvPr id="${count}" name="${mark ? escaped(markText(mark)) : ''}"`;
    });
  if (count !== marks.length + 1) throw new Error(`${count} shapes of a slide with ${marks.length}`);
  return Buffer.from(named);
}

function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return xmlText(text).replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
