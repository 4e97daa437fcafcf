import { MAX_WIDTH, MIN_WIDTH, type TableColumn } from './table-column.ts';

/** A user's arrangement of a table; columns not named here keep their declared order and width. */
export interface ColumnLayout {
  readonly visibility: Readonly<Record<string, boolean>>;
  /** Ids from left to right. */
  readonly order: readonly string[];
  /** Widths by column id (px). */
  readonly widths: Readonly<Record<string, number>>;
}

export const DECLARED_LAYOUT: ColumnLayout = { visibility: {}, order: [], widths: {} };

type Column = Pick<TableColumn<never>, 'id' | 'isHiddenAtFirst' | 'width'>;

/** All columns from left to right. A column missing from the layout follows the one it was declared after. */
export function orderedColumns<C extends Column>(columns: readonly C[], layout: ColumnLayout): C[] {
  const [first, ...rest] = columns;
  if (!first) return [];
  const byId = new Map(rest.map((column) => [column.id, column]));
  const ordered = layout.order.flatMap((id) => byId.get(id) ?? []);
  const known = new Set(ordered);
  const all: C[] = [first, ...ordered];
  for (const [index, column] of rest.entries()) {
    if (known.has(column)) continue;
    const before = all.indexOf(rest[index - 1] ?? first);
    all.splice(before + 1, 0, column);
  }
  return all;
}

/** The first column is always shown. */
export function isVisible(columns: readonly Column[], layout: ColumnLayout, column: Column): boolean {
  return column === columns[0] || (layout.visibility[column.id] ?? !column.isHiddenAtFirst);
}

/** Visible columns from left to right. */
export function visibleColumns<C extends Column>(columns: readonly C[], layout: ColumnLayout): C[] {
  return orderedColumns(columns, layout).filter((column) => isVisible(columns, layout, column));
}

export function widthOf(layout: ColumnLayout, column: Column): number {
  return clampWidth(layout.widths[column.id] ?? column.width);
}

/** A width within the limits of a column, in whole pixels. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH));
}

export function withVisible(layout: ColumnLayout, id: string, visible: boolean): ColumnLayout {
  return { ...layout, visibility: { ...layout.visibility, [id]: visible } };
}

export function withWidth(layout: ColumnLayout, id: string, width: number): ColumnLayout {
  return { ...layout, widths: { ...layout.widths, [id]: clampWidth(width) } };
}

/** Restores the column's declared width. */
export function withoutWidth(layout: ColumnLayout, id: string): ColumnLayout {
  const { [id]: _, ...widths } = layout.widths;
  return { ...layout, widths };
}

/** Moves a column in front of another, or to the end when `beforeId` is undefined. The first column stays first. */
export function withMoved(
  columns: readonly Column[],
  layout: ColumnLayout,
  id: string,
  beforeId: string | undefined,
): ColumnLayout {
  const [first, ...rest] = orderedColumns(columns, layout).map((column) => column.id);
  if (id === first || id === beforeId) return layout;
  const others = rest.filter((other) => other !== id);
  const at = beforeId === first ? 0 : others.indexOf(beforeId ?? '');
  return { ...layout, order: others.toSpliced(at < 0 ? others.length : at, 0, id) };
}

/** Moves a column past its visible neighbour: −1 to the left, 1 to the right. */
export function withStepped(columns: readonly Column[], layout: ColumnLayout, id: string, step: -1 | 1): ColumnLayout {
  const shown = visibleColumns(columns, layout).map((column) => column.id);
  const at = shown.indexOf(id);
  const target = at + step;
  if (at < 1 || target < 1 || target >= shown.length) return layout;
  return withMoved(columns, layout, id, step === -1 ? shown[target] : shown[target + 1]);
}

/** True when two layouts show the same columns in the same order, whatever their widths. */
export function isSameArrangement(columns: readonly Column[], a: ColumnLayout, b: ColumnLayout): boolean {
  const shown = (layout: ColumnLayout) => visibleColumns(columns, layout).map((column) => column.id);
  return JSON.stringify(shown(a)) === JSON.stringify(shown(b));
}
