import { fold } from './fold.ts';
import { matchHead } from './match-head.ts';
import { emptyCell, ownTexts, type Sheet, type SheetCell, type SheetRow } from './sheet.ts';
import type { SheetField } from './sheet-fields.ts';
import { columnLetters } from './sheets-of-workbook.ts';
import { readUnits } from './units.ts';
import { meaningOf, requirementWords } from './value-words.ts';

/** A column of a table with the texts above it. */
export interface TableHead {
  readonly letters: string;
  /** Text directly above the values. */
  readonly head: string;
  /** Texts above the head, such as the name of a group of columns. */
  readonly group: string;
}

/** Rows of a sheet under common heads. */
export interface SheetTable {
  readonly sheet: string;
  readonly heads: readonly TableHead[];
  readonly headRows: readonly number[];
  /** Rows above the heads: titles, remarks, labels with values. */
  readonly above: readonly SheetRow[];
  readonly rows: readonly SheetRow[];
  /** Rows with the same heads once more. */
  readonly repeated: readonly number[];
  /** Whether each object is a column. */
  readonly isOnItsSide: boolean;
}

/** Least likelihood of a head in a row that is searched for heads: an address may have a word of one. */
const LEAST_OF_HEAD = 0.55;
const VALUE_WITH_UNIT = /^\d[\d .,]*\s?(?:кв|м2|м²|м\b|м$|га|сот|руб|р\.|₽|млн|тыс|км)/iu;
/** Fewest known heads of a table. */
const FEWEST_HEADS = 2;
/** Fewest known heads of an upright table below labels: 'Шоссе | Киевское | Минское' is a label with values. */
const FEWEST_HEADS_BELOW_LABELS = 3;
/** Fewest labels of a table on its side: a few labelled lines above a table are none. */
const FEWEST_LABELS = 4;
const SHARE_OF_LABELS = 0.5;
/** Labels of a table on its side, whose values may look like heads: 'Класс | A | A | B+'. */
const SURELY_LABELS = 7;
/** Labels of a table on its side of which almost every row has one. */
const MOSTLY_LABELS = 6;
const SHARE_OF_LABELLED = 0.8;
/** 'выс 10м', '4 ворот', '550р/м/мес': two such cells are values. */
const VALUE_OF_WORDS =
  /(?<![\p{L}\d.,])\d+(?:[.,]\d+)? ?(?:м(?![\p{L}\d²³])|км|т\.?р|тыс|р(?!\p{L})|руб|квт|мвт|ворот|док|шт(?!\p{L}))/iu;
/** 'класс B', 'нагрузка 5 т/м²', 'введён в 2016 г.': a head with its value. */
const HEAD_WITH_VALUE =
  /^(?:класс|кл\.?|class)\s*["«“]?[abcdавсд][+-]?["»”]?$|\d ?т(?:онн)?(?: ?\/|$)|(?:введ[её]н|построен|год постройки|built)\D{0,5}(?:19|20)\d\d/iu;
/** A cell that answers a head: its row has values. */
const ANSWER = /^(?:да|нет|есть|yes|no)$/u;
/** The head of a column of numbers; a row of values begins with no answer. */
const NUMBER_HEAD = /^no$/u;
/** Heads of the column of labels of a table on its side. */
const LABEL_OF_LABELS =
  /^(?:(?:наименование |название )?(?:показател|параметр|характеристик|критери|услови|поле)\p{L}*(?: \p{L}+)?|parameters?|items?|criteria)?$/u;
const SHARE_OF_UNITS = 0.7;

/** The tables of a sheet: one below or next to another, upright or on their side. */
export function findTables(written: Sheet, fields: readonly SheetField[]): SheetTable[] {
  const { sheet, groups } = withoutGroups(written, fields);
  const upright = tablesIn(sheet, fields);
  const labelled = labelledRows(sheet, fields);
  const labels = labelled.map(({ label }) => label);
  const hasHeads = upright.some(({ headRows, heads, rows }) => {
    const named = heads.flatMap(({ head, group }) => knownField(head, group, fields) ?? []);
    return headRows.length > 0 && rows.length > 0 && new Set(named).size >= FEWEST_HEADS_BELOW_LABELS;
  });
  const labelCount = new Set(labels).size;
  // Ignores labelled lines above an upright table.
  const firstHead = Math.min(...upright.flatMap(({ headRows }) => headRows));
  const below = labelled.flatMap(({ row, label }) => (row >= firstHead ? [label] : []));
  const isSurelyTurned = new Set(below).size >= SURELY_LABELS && labelCount > namedHeads(upright, fields);
  // 'Регион | до 200 км | Калужская обл.' may look like heads where almost every row has a label of another field.
  const isMostlyLabels =
    labelCount >= MOSTLY_LABELS &&
    labels.length >= sheet.rows.length * SHARE_OF_LABELLED &&
    labelCount > namedHeads(upright, fields);
  const mayBeTurned = isSurelyTurned || isMostlyLabels || (!hasHeads && labelCount >= FEWEST_LABELS);
  if (mayBeTurned && labels.length >= sheet.rows.length * SHARE_OF_LABELS) {
    const turned = tableOnItsSide(sheet, fields, groups);
    if (turned) return [turned];
  }
  return (groups.size > 0 ? tablesIn(written, fields) : upright).flatMap(splitSideBySide);
}

/**
 * A table on its side whose labels have groups to their left: 'Площадь, м²' over 'Склад' and 'Офис'. The groups by the
 * numbers of their rows, and the sheet without them.
 */
function withoutGroups(
  sheet: Sheet,
  fields: readonly SheetField[],
): { sheet: Sheet; groups: ReadonlyMap<number, string> } {
  const start = Math.min(...sheet.rows.map(({ cells }) => cells.findIndex(({ text }) => text !== '')));
  const labelled = sheet.rows.flatMap(({ row, cells }) => {
    const group = cells[start]?.text ?? '';
    const after = cells.slice(start + 1);
    const [label] = after;
    if (!label || label.text === '' || label.spread === 'across' || label.number !== undefined) return [];
    const hasValue = after.slice(1).some(({ text }) => text !== '');
    const name = hasValue ? knownField(label.text.replace(/:$/, ''), group, fields) : undefined;
    return name === undefined ? [] : [{ row, group, name, isMerged: cells[start]?.spread === 'down' }];
  });
  const areGrouped =
    new Set(labelled.map(({ name }) => name)).size >= SURELY_LABELS &&
    labelled.length >= sheet.rows.length * SHARE_OF_LABELS &&
    labelled.filter(({ group, isMerged }) => isMerged || group === '').length >= FEWEST_HEADS;
  if (!areGrouped) return { sheet, groups: new Map() };
  const groups = new Map<number, string>();
  let above = '';
  for (const { row, group } of labelled) {
    above = group === '' && sheet.rows.some(({ cells }) => cells[start]?.spread === 'down') ? '' : group || above;
    groups.set(row, above);
  }
  const rows = sheet.rows.map((one) =>
    groups.has(one.row) ? { ...one, cells: one.cells.map((cell, index) => (index === start ? emptyCell : cell)) } : one,
  );
  return { sheet: { ...sheet, rows }, groups };
}

/** Rows with a label; none as soon as too many rows have none for a table on its side. */
function labelledRows({ rows }: Sheet, fields: readonly SheetField[]): { row: number; label: string }[] {
  const labelled: { row: number; label: string }[] = [];
  for (const [index, { row, cells }] of rows.entries()) {
    const label = labelOf(cells, fields);
    if (label !== undefined) labelled.push({ row, label });
    else if (index + 1 - labelled.length > rows.length * (1 - SHARE_OF_LABELS)) return [];
  }
  return labelled;
}

/** Number of fields that the heads of the widest upright table name. */
function namedHeads(tables: readonly SheetTable[], fields: readonly SheetField[]): number {
  const counts = tables.map(
    ({ heads }) => new Set(heads.flatMap(({ head, group }) => knownField(head, group, fields) ?? [])).size,
  );
  return Math.max(0, ...counts);
}

/** 'пом. 1-01', 'каб. 214', 'Корпус 3 (склад)', 'Литера Б': the name of the object of a row, no label. */
const NAME_OF_ROW =
  /^(?:(?:пом|каб|комн|секци|блок|ангар|склад|цех|камер|бокс|здани|строени|стр|unit|bldg|building|block|корп|лит)\p{L}*\.? ?(?:№ ?)?(?:\d[\d./-]*\p{L}?|[IVX]{1,4})|(?:корп|лит)\p{L}*\.? \p{L}\d?)(?![\p{L}\d])/iu;

/** Name of the field that the first text of a row labels; undefined for a row without a value after it. */
function labelOf(cells: readonly SheetCell[], fields: readonly SheetField[]): string | undefined {
  const [first, second] = cells.filter(({ text }) => text !== '');
  if (first === undefined || second === undefined || first.number !== undefined) return undefined;
  if (NAME_OF_ROW.test(first.text)) return undefined;
  const [match] = matchHead(first.text.replace(/:$/, ''), '', fields);
  return match && match.likelihood >= LEAST_OF_HEAD ? match.field.name : undefined;
}

function isKnown(head: string, group: string, fields: readonly SheetField[]): boolean {
  return knownField(head, group, fields) !== undefined;
}

/** Name of the field that a head means; the head itself for remarks, of which a table has several. */
function knownField(head: string, group: string, fields: readonly SheetField[]): string | undefined {
  const [match] = head === '' ? [] : matchHead(head, group, fields);
  if (!match || match.likelihood < LEAST_OF_HEAD) return undefined;
  return match.field.reading.kind === 'remark' ? head : match.field.name;
}

/** The table below these heads; undefined when the sheet has no such rows. */
export function tableUnder(sheet: Sheet, headRows: readonly number[]): SheetTable | undefined {
  const last = sheet.rows.findLastIndex(({ row }) => headRows.includes(row));
  if (last < 0) return undefined;
  const first = sheet.rows.findIndex(({ row }) => headRows.includes(row));
  const heads = sheet.rows.slice(first, last + 1);
  return {
    sheet: sheet.name,
    heads: headsOf(heads),
    headRows: heads.map(({ row }) => row),
    above: sheet.rows.slice(0, first),
    rows: sheet.rows.slice(last + 1),
    repeated: [],
    isOnItsSide: false,
  };
}

function tablesIn(sheet: Sheet, fields: readonly SheetField[]): SheetTable[] {
  const { rows } = sheet;
  const blocks: { from: number; to: number }[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    if (!isHead(rows[index], fields)) continue;
    let from = index;
    const end = blocks.at(-1)?.to ?? -1;
    if (from - 1 > end && isGroupRow(rows[from - 1], rows[from])) from -= 1;
    let to = index;
    while (to + 1 < rows.length && to - from < 2 && continuesHead(rows[to + 1], rows[to], fields)) to += 1;
    blocks.push({ from, to });
    index = to;
  }
  if (blocks.length === 0) return withoutHeads(sheet);
  const tables: SheetTable[] = [];
  let above = rows.slice(0, blocks[0]?.from ?? 0);
  for (const [number, { from, to }] of blocks.entries()) {
    const heads = headsOf(rows.slice(from, to + 1));
    const below = rows.slice(to + 1, blocks[number + 1]?.from ?? rows.length);
    const headRows = rows.slice(from, to + 1).map(({ row }) => row);
    const last = tables.at(-1);
    if (last && sameHeads(last.heads, heads)) {
      tables[tables.length - 1] = {
        ...last,
        rows: [...last.rows, ...below],
        repeated: [...last.repeated, ...headRows],
      };
      continue;
    }
    const rest = below.filter((row) => !isNumbering(row));
    tables.push({ sheet: sheet.name, heads, headRows, above, rows: rest, repeated: [], isOnItsSide: false });
    // A title between two tables belongs to the lower one as well.
    above = [...above.slice(0, 6), ...trailingTitles(rest)];
  }
  return tables;
}

function trailingTitles(rows: readonly SheetRow[]): SheetRow[] {
  const titles: SheetRow[] = [];
  for (const row of rows.toReversed()) {
    if (ownTexts(row).length > 2) break;
    titles.unshift(row);
  }
  return titles;
}

/** Whether most cells of a row are known heads and none is a value. */
function isHead(row: SheetRow | undefined, fields: readonly SheetField[]): boolean {
  const texts = row ? ownTexts(row) : [];
  if (texts.length < FEWEST_HEADS || !row || row.cells.some(({ number, day }) => number !== undefined || day))
    return false;
  if (texts.some((text) => /\d{2}:\d{2}:\d|\d{4,}|^\d+([.,]\d+)?$/.test(withoutDays(text).replace(/ /g, ''))))
    return false;
  // '920 кв. м', '37 млн руб.', 'да' are values.
  const isAnswer = (text: string, index: number) =>
    ANSWER.test(fold(text)) && !(index === 0 && NUMBER_HEAD.test(fold(text)));
  if (texts.some((text, index) => VALUE_WITH_UNIT.test(text) || isMeasured(text) || isAnswer(text, index)))
    return false;
  if (texts.filter((text) => VALUE_OF_WORDS.test(text) || HEAD_WITH_VALUE.test(text)).length > 1) return false;
  // 'Don Terminal | Bldg 5 | Fully let | -' is a row of an object that is let.
  const hasNumber = texts.some((text) => /\d/.test(text.replace(/[мm][23²³]/giu, '')));
  if (texts.some((text) => DASH.test(text)) || (hasNumber && texts.some((text) => GONE.test(text)))) return false;
  // 'Направление: | Киевское шоссе' is a label with its value.
  if (/:$/.test(texts[0] ?? '')) return false;
  const known = texts.flatMap((text) => knownField(text, '', fields) ?? []);
  return new Set(known).size >= FEWEST_HEADS && known.length >= texts.length * 0.4;
}

const DASH = /^[-–—]$/u;
/** A state alone; 'Всего | Сдано | Свободно' are heads of numbers. */
const GONE =
  /^(?:(?:fully|полностью|уже) )?(?:let|leased|sold|occupied|сдан[оаы]?|продан[оаы]?|занят[оаы]?|снят[оаы]?|арендован[оаы]?)[.!]*$/iu;

/** '12,5 га', 'от 1 га', '1–5 га': a value; '1 сотка' is a head below 'Цена'. */
function isMeasured(text: string): boolean {
  const number = text.replace(/^(?:от|до|около|[~≈])\s?|(?<=^\d+)\s?[-–—]\s?\d+/iu, '');
  return VALUE_WITH_UNIT.test(number) && !/^1 /.test(text);
}

/** 'Статус на 23.11.2026' is a head. */
function withoutDays(text: string): string {
  return text.replace(/(?<=\p{L}\s)\d{1,2}\.\d{1,2}\.\d{2,4}/gu, '');
}

/** Whether the row above heads names groups of columns. */
function isGroupRow(row: SheetRow | undefined, heads: SheetRow | undefined): boolean {
  if (!row || !heads || heads.row - row.row > 1) return false;
  const texts = ownTexts(row);
  const isMerged = row.cells.some(({ spread }) => spread === 'across');
  const isShort = texts.every((text) => text.length <= 40 && !/:\s|\d{3,}/.test(text));
  const width = heads.cells.filter(({ text }) => text !== '').length;
  const widest = row.cells.filter(({ text }) => text !== '').length;
  // A title merged over the whole width names no group.
  if (texts.length === 1 && (widest >= width || !isMerged)) return false;
  if (isMerged) return isShort;
  // Without merged cells: heads of one row lie above blank cells of the other, or there are several groups.
  const isHigh = row.cells.some(({ text }, index) => text !== '' && (heads.cells[index]?.text ?? '') === '');
  return isShort && texts.length >= 2 && (isHigh || (texts.length >= 3 && !texts.some((text) => /\d/.test(text))));
}

/** Whether a row below heads has more heads: units, parts of a group, numbers of columns. */
function continuesHead(row: SheetRow | undefined, above: SheetRow | undefined, fields: readonly SheetField[]): boolean {
  if (!row || !above || row.row - above.row > 1) return false;
  if (isNumbering(row)) return true;
  const texts = ownTexts(row);
  if (texts.length === 0 || row.cells.some(({ number, day }) => number !== undefined || day)) return false;
  if (texts.some((text) => /^\d+(?:[.,]\d+)?$/.test(text))) return false;
  if (isBelowMerged(row, above)) return true;
  if (texts.some(isMeasured)) return false;
  const isValue = (text: string) => /\d{3,}|\d:\d/.test(text) && !PERIOD.test(fold(text));
  if (texts.some((text) => text.length > 40 || isValue(text) || ANSWER.test(fold(text)))) return false;
  const groups = row.cells.some(({ text }) => PERIOD.test(fold(text)))
    ? filledRight(above, row)
    : above.cells.map(({ text }) => text);
  const cells = row.cells.map((cell, index) => ({
    text: cell.spread ? '' : cell.text,
    group: groups[index] ?? '',
  }));
  const named = cells.filter(({ text }) => text !== '');
  const isTranslated = named.length > 2 && named.every(({ text }) => !/[а-яё]/iu.test(text));
  const known = named.filter(
    ({ text, group }) =>
      isKnown(text, text === group ? '' : group, fields) ||
      (PERIOD.test(fold(text)) && isKnown(group, '', fields)) ||
      (isTranslated && /[а-яё]{2}/iu.test(group) && isKnown(group, '', fields)),
  ).length;
  // A single text is a section, unless the other heads are merged over both rows.
  if (named.length < 2 && !row.cells.some(({ spread }) => spread === 'down')) return false;
  return known >= Math.max(1, named.length * 0.6);
}

/** Whether all heads are merged over both rows but those that stand below one merged over several columns. */
function isBelowMerged({ cells }: SheetRow, above: SheetRow): boolean {
  const own = cells.flatMap(({ text, spread }, index) => (text !== '' && spread === undefined ? [index] : []));
  const isAcross = (index: number) => above.cells[index]?.text !== '' && above.cells[index]?.spread === 'across';
  const down = cells.filter(({ text, spread }) => text !== '' && spread === 'down');
  return own.length > 1 && down.length >= 2 && own.every((index) => isAcross(index) || isAcross(index + 1));
}

/** 'III кв. 2026', 'Q3 2026', 'сентябрь 2026', '2026': a column of a period of its group. */
export const PERIOD =
  /^(?:(?:i{1,3}|iv|[1-4])(?:-?й)? ?кв(?:артал)?\.? ?(?:20)?\d\d(?: ?г\.?)?|q[1-4] ?'?(?:20)?\d\d|[1-4]q ?'?(?:20)?\d\d|(?:январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр)\p{L}* (?:20)?\d\d|20\d\d(?: ?г\.?)?)$/u;

/** '1 | 2 | 3 | 4': numbers of columns. */
function isNumbering(row: SheetRow): boolean {
  const texts = ownTexts(row);
  return (
    texts.length >= 3 &&
    texts.every((text, index) => Number(text) === index + Number(texts[0]) && Number(texts[0]) <= 2)
  );
}

function headsOf(rows: readonly SheetRow[]): TableHead[] {
  const lines = rows.filter((row) => !isNumbering(row)).map((row, index, all) => filledRight(row, all[index + 1]));
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, index) => {
    const texts = lines.map((line) => (line[index] ?? '').replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
    const different = inOneHead(texts.filter((text, at) => texts.indexOf(text) === at));
    return { letters: columnLetters(index), head: different.at(-1) ?? '', group: different.slice(0, -1).join(' ') };
  });
}

/** 'Склад' above 'Whs': a head with its translation is one head; units alone are no translation. */
function inOneHead(texts: readonly string[]): string[] {
  const [last = '', above = ''] = texts.toReversed();
  const isTranslation = texts.length > 1 && /[а-яё]{2}/iu.test(above) && /[a-z]/iu.test(last) && !/[а-яё]/iu.test(last);
  // 'Коммерческие условия', 'OPEX', 'RUB/m²/y': units below a head that has a group.
  if (texts.length > 2 && !/\p{L}{2}/u.test(readUnits(readUnits(last).rest).rest) && /\p{L}{2}/u.test(last))
    return [...texts.slice(0, -2), `${above}, ${last}`];
  // 'Technical specification', 'Dock levellers', 'no.': a word for a count is no head.
  if (texts.length > 2 && /^(?:no|nos|qty|pcs|шт)\.?$/iu.test(last)) return texts.slice(0, -1);
  return isTranslation && !/[a-z]{3}/iu.test(above) ? [...texts.slice(0, -2), `${above} / ${last}`] : [...texts];
}

/** Texts of a head row; without merged cells a group stands only in its first column and is copied to the others. */
function filledRight(row: SheetRow, below: SheetRow | undefined): string[] {
  const texts = row.cells.map(({ text }) => text);
  const isMerged = row.cells.some(({ spread }) => spread === 'across');
  if (!below || isMerged) return texts;
  return texts.map((text, index) => {
    if (text !== '' || (below.cells[index]?.text ?? '') === '') return text;
    const group = texts.slice(0, index).findLastIndex((other) => other !== '');
    return group >= 0 && (below.cells[group]?.text ?? '') !== '' ? (texts[group] ?? '') : '';
  });
}

function sameHeads(one: readonly TableHead[], other: readonly TableHead[]): boolean {
  const folded = (heads: readonly TableHead[]) =>
    heads
      .map(({ head, group }) => fold(`${group} ${head}`))
      .join('|')
      .replace(/\|+$/, '');
  return folded(one) === folded(other);
}

/** A table without heads: rows of at least three cells. */
function withoutHeads(sheet: Sheet): SheetTable[] {
  const first = sheet.rows.findIndex((row) => ownTexts(row).length >= 3);
  if (first < 0) return [];
  const width = Math.max(...sheet.rows.map(({ cells }) => cells.length));
  const heads = Array.from({ length: width }, (_, index) => ({ letters: columnLetters(index), head: '', group: '' }));
  const above = sheet.rows.slice(0, first);
  return [
    { sheet: sheet.name, heads, headRows: [], above, rows: sheet.rows.slice(first), repeated: [], isOnItsSide: false },
  ];
}

/** The column that most labels are in: names of objects above it may look like one. */
function columnOfLabels({ rows }: Sheet, fields: readonly SheetField[]): number {
  const columns = rows
    .filter(({ cells }) => labelOf(cells, fields) !== undefined)
    .map(({ cells }) => cells.findIndex(({ text }) => text !== ''));
  const counts = [...Map.groupBy(columns, (column) => column)].toSorted(
    ([column, one], [next, other]) => other.length - one.length || column - next,
  );
  return counts[0]?.[0] ?? 0;
}

/** Labels in the first column, each further column an object. */
function tableOnItsSide(
  sheet: Sheet,
  fields: readonly SheetField[],
  groups: ReadonlyMap<number, string>,
): SheetTable | undefined {
  const at = columnOfLabels(sheet, fields);
  const first = sheet.rows.findIndex(
    ({ cells }) => (cells[at]?.text ?? '') !== '' && labelOf(cells, fields) !== undefined,
  );
  const isNamed = sheet.rows.slice(first).some(({ cells }) => labelOf(cells, fields)?.endsWith('.name'));
  const names = isNamed ? undefined : namesAbove(sheet.rows[first - 1], at);
  const below = sheet.rows.slice(first);
  const end = below.findLastIndex(({ cells }) => labelOf(cells, fields) !== undefined) + 1;
  // 'OPEX в ставку не входит' alone below the last label is about all objects.
  const notes = below.slice(end).filter((row) => ownTexts(row).length === 1);
  const ofGroups = groupsBetween(below, at);
  const lines = [...(names ? [names] : []), ...below.filter((row) => !notes.includes(row) && !ofGroups.has(row))];
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  const headOf = (cells: readonly SheetCell[], unit: string) =>
    [(cells[at]?.text ?? '').replace(/:$/, ''), ...(/\p{L}/u.test(unit) ? [unit] : [])].join(', ');
  const units = lines.map(({ cells }) => cells[at + 1]?.text ?? '');
  const hasUnits = width - at > 2 && areUnits(units);
  const from = at + (hasUnits ? 2 : 1);
  const cards = width - at === 2 ? cardsOf(sheet, lines, at) : undefined;
  if (cards) return cards;
  const heads = lines.map(({ cells, row }, index) => {
    const head = headOf(cells, hasUnits ? (units[index] ?? '') : '');
    const above = groupAbove(row, ofGroups);
    // 'Мин. срок аренды' below 'УСЛОВИЯ, руб./м²/год': the units of the group are of the rates in it.
    const isOfGroup = isKnown(head, above, fields) || !isKnown(head, '', fields);
    return { letters: String(row), head, group: groups.get(row) ?? (isOfGroup ? above : '') };
  });
  const rows = Array.from({ length: width - from }, (_, index) => ({
    row: from + index + 1,
    cells: withRequirement(
      lines.map(({ cells }) => cells[from + index] ?? emptyCell),
      sheet.rows[first - 1]?.cells[from + index],
    ),
  })).filter(({ cells }) => cells.some(({ text }) => text !== ''));
  if (rows.length === 0) return undefined;
  return {
    sheet: sheet.name,
    heads,
    headRows: [...lines, ...ofGroups].map(({ row }) => row).toSorted((one, other) => one - other),
    above: [...sheet.rows.slice(0, names ? first - 1 : first), ...notes],
    rows,
    repeated: [],
    isOnItsSide: true,
  };
}

/** Rows of a table on its side with one text over all its columns: 'ПЛОЩАДИ, м²' over 'Склад' and 'Офис'. */
function groupsBetween(rows: readonly SheetRow[], at: number): ReadonlySet<SheetRow> {
  return new Set(
    rows.filter(({ cells }) => {
      const [label, ...others] = cells.slice(at).map(({ text }) => text);
      return /\p{L}/u.test(label ?? '') && others.length > 0 && others.every((text) => text === label);
    }),
  );
}

function groupAbove(row: number, groups: ReadonlySet<SheetRow>): string {
  const above = [...groups].findLast((one) => one.row < row);
  return above?.cells.find(({ text }) => text !== '')?.text ?? '';
}

/** The column below 'Требование заказчика' begins with these words: it is no object. */
function withRequirement(cells: readonly SheetCell[], head: SheetCell | undefined): SheetCell[] {
  const isRequirement = head !== undefined && meaningOf(requirementWords, head.text) !== undefined;
  return isRequirement ? cells.map((cell, index) => (index === 0 ? { text: head.text } : cell)) : [...cells];
}

/** 'Показатель | Логопарк Север | Логопарк Юг': the names of the objects above a table on its side, as a labelled line. */
function namesAbove(row: SheetRow | undefined, at: number): SheetRow | undefined {
  if (!row || !LABEL_OF_LABELS.test(fold(row.cells[at]?.text ?? ''))) return undefined;
  const names = ownTexts({ ...row, cells: row.cells.slice(at + 1) });
  if (names.length < 2 || names.some((name) => !/\p{L}{2}/u.test(name))) return undefined;
  return { ...row, cells: row.cells.map((cell, index) => (index === at ? { text: 'Название объекта' } : cell)) };
}

/** Whether the column after labels has units: 'га', 'млн руб.', '-'. */
function areUnits(texts: readonly string[]): boolean {
  const filled = texts.filter((text) => text !== '' && !/^[-–—]$/.test(text) && !/^ед/iu.test(text));
  const units = filled.filter((text) => {
    const { units: named, rest } = readUnits(text);
    return Object.keys(named).length > 0 && !/[\p{L}\d]{2}/u.test(readUnits(rest).rest);
  });
  return units.length >= 2 && units.length >= filled.length * SHARE_OF_UNITS;
}

/** Objects below each other, each a list of labels with values; undefined when no label repeats. */
function cardsOf(sheet: Sheet, lines: readonly SheetRow[], at: number): SheetTable | undefined {
  const labels = lines.map(({ cells }) => fold(cells[at]?.text ?? '').replace(/:$/, ''));
  const [first = ''] = labels;
  const starts = labels.flatMap((label, index) => (label === first ? [index] : []));
  if (starts.length < 2) return undefined;
  const names = [...new Set(labels.filter((_, index) => lines[index]?.cells[at + 1]?.text))];
  const heads = names.map((name) => ({ letters: columnLetters(at), head: name, group: '' }));
  const rows = starts.map((start, number) => {
    const own = lines.slice(start, starts[number + 1] ?? lines.length);
    const valueUnder = (name: string) =>
      own.find(({ cells }) => fold(cells[at]?.text ?? '').replace(/:$/, '') === name)?.cells[at + 1];
    return { row: own[0]?.row ?? 0, cells: names.map((name) => valueUnder(name) ?? emptyCell) };
  });
  const above = sheet.rows.filter(({ row }) => row < (lines[0]?.row ?? 0));
  return { sheet: sheet.name, heads, headRows: [], above, rows, repeated: [], isOnItsSide: true };
}

/** Tables next to each other: their heads repeat from left to right. */
function splitSideBySide(table: SheetTable): SheetTable[] {
  const heads = table.heads.map(({ head, group }) => fold(`${group} ${head}`));
  const start = heads.findIndex((head) => head !== '');
  const again = heads.findIndex((head, index) => {
    return (
      index > start + 1 &&
      head !== '' &&
      head === heads[start] &&
      heads[index + 1] === heads[start + 1] &&
      heads[index + 1] !== ''
    );
  });
  if (again < 0) return [table];
  const part = (from: number, to?: number): SheetTable => ({
    ...table,
    heads: table.heads.slice(from, to),
    rows: table.rows
      .map(({ row, cells }) => ({ row, cells: cells.slice(from, to) }))
      .filter(({ cells }) => cells.some(({ text }) => text !== '')),
  });
  return [part(0, again), ...splitSideBySide(part(again))];
}
