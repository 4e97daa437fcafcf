import type { Chance } from '#demo/seeded-random.ts';
import type { FileFormat, Typed, WrittenSheet } from './written-sheet.ts';

/** An object that a sheet was written from, and the cells that nobody can be sure of. */
export interface ExpectedObject {
  readonly sheet: string;
  readonly row: number;
  /** Values by path: `price`, `building.workingHeight`, `areaSetWithPrice.office.areaValue`. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Paths of values that a question must be asked about. */
  readonly doubtful: readonly string[];
}

/** A written file and its truth. */
export interface WrittenFile {
  readonly sheets: readonly WrittenSheet[];
  readonly format: FileFormat;
  readonly objects: readonly ExpectedObject[];
}

/** A kind of sheet: the truth first, then its writing. */
export interface WrittenKind {
  readonly title: string;
  write(chance: Chance): WrittenFile;
}

/** A column as brokers write it: its heads and the cell of a truth. */
export interface WrittenColumn<Truth> {
  /** Text of the head; of two rows: group and head. */
  readonly head: string | readonly [group: string, head: string];
  cell(truth: Truth, index: number): Typed;
  /** Values that the cell says. */
  says(truth: Truth, index: number): Readonly<Record<string, unknown>>;
  /** Paths that are doubtful for this truth. */
  doubts?(truth: Truth, index: number): readonly string[];
}

/** How rows lie on a sheet. */
export interface SheetLayout<Truth> {
  readonly name?: string;
  readonly titles?: readonly (readonly Typed[])[];
  /** A blank row after so many objects. */
  readonly blankEvery?: number;
  /** Section rows: text above the objects from this index on, and what it says. */
  readonly sections?: readonly {
    readonly before: number;
    readonly text: string;
    readonly says: Readonly<Record<string, unknown>>;
  }[];
  /** A total after the last object; `unnamed`: numbers alone. */
  readonly total?: 'named' | 'unnamed';
  readonly totalOf?: (truths: readonly Truth[]) => readonly Typed[];
  readonly notes?: readonly string[];
  /** Rows of which nothing may be made, after the objects. */
  readonly refused?: readonly (readonly Typed[])[];
  /** The heads once more in the middle. */
  readonly repeatsHead?: true;
  readonly indent?: number;
  readonly says?: Readonly<Record<string, unknown>>;
  readonly mergesGroups?: boolean;
}

/** Writes truths row by row. */
export function writeRows<Truth>(
  sheet: WrittenSheet,
  truths: readonly Truth[],
  columns: readonly WrittenColumn<Truth>[],
  layout: SheetLayout<Truth> = {},
): ExpectedObject[] {
  const indent = Array.from({ length: layout.indent ?? 0 }, () => null);
  for (const title of layout.titles ?? []) sheet.add(...title);
  const heads = () => writeHeads(sheet, columns, layout);
  heads();
  const objects: ExpectedObject[] = [];
  let said: Readonly<Record<string, unknown>> = {};
  for (const [index, truth] of truths.entries()) {
    const section = layout.sections?.find(({ before }) => before === index);
    if (section) {
      sheet.add(...indent, section.text);
      said = section.says;
    }
    if (layout.blankEvery && index > 0 && index % layout.blankEvery === 0) sheet.add();
    if (layout.repeatsHead && index === Math.floor(truths.length / 2)) heads();
    const row = sheet.add(...indent, ...columns.map((column) => column.cell(truth, index)));
    const values = Object.assign({}, layout.says, said, ...columns.map((column) => column.says(truth, index)));
    const doubtful = columns.flatMap((column) => column.doubts?.(truth, index) ?? []);
    objects.push({ sheet: sheet.name, row, values, doubtful });
  }
  if (layout.total && layout.totalOf) sheet.add(...indent, ...layout.totalOf(truths));
  for (const row of layout.refused ?? []) sheet.add(...indent, ...row);
  for (const note of layout.notes ?? []) sheet.add(note);
  return objects;
}

function writeHeads<Truth>(
  sheet: WrittenSheet,
  columns: readonly WrittenColumn<Truth>[],
  { indent = 0, mergesGroups = true }: SheetLayout<Truth>,
): void {
  const blank = Array.from({ length: indent }, () => null);
  const pairs = columns.map(({ head }) => (typeof head === 'string' ? ([head, null] as const) : head));
  if (pairs.every(([, below]) => below === null)) {
    sheet.add(...blank, ...pairs.map(([text]) => text));
    return;
  }
  const groups = pairs.map(([group], index) => (index > 0 && pairs[index - 1]?.[0] === group ? null : group));
  const row = sheet.add(...blank, ...groups);
  sheet.add(...blank, ...pairs.map(([, below]) => below));
  if (!mergesGroups) return;
  for (const [index, [group, below]] of pairs.entries()) {
    if (below === null) sheet.merge(row, index + indent, row + 1, index + indent);
    else if (groups[index] !== null) {
      const last = pairs.findLastIndex(([other]) => other === group);
      if (last > index) sheet.merge(row, index + indent, row, last + indent);
    }
  }
}
