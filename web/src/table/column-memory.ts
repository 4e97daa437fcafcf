import { type ColumnLayout, DECLARED_LAYOUT } from './column-layout.ts';

/** A saved arrangement: 'Продажа'. */
export interface ColumnSet {
  readonly name: string;
  readonly layout: ColumnLayout;
}

/** Stored for one table: the current arrangement and the saved ones. */
export interface ColumnMemory {
  readonly layout: ColumnLayout;
  readonly sets: readonly ColumnSet[];
}

export const EMPTY_MEMORY: ColumnMemory = { layout: DECLARED_LAYOUT, sets: [] };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function entriesOf<Value>(value: unknown, is: (each: unknown) => each is Value): Record<string, Value> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Value] => is(entry[1])));
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isWidth = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';

function layoutOf(value: unknown): ColumnLayout {
  if (!isRecord(value)) return DECLARED_LAYOUT;
  return {
    visibility: entriesOf(value['visibility'], isBoolean),
    order: Array.isArray(value['order']) ? value['order'].filter(isText) : [],
    widths: entriesOf(value['widths'], isWidth),
  };
}

/** Reads a stored arrangement, possibly of an earlier version; invalid parts are dropped. */
export function readMemory(text: string | undefined): ColumnMemory {
  if (!text) return EMPTY_MEMORY;
  const value = parsed(text);
  if (!isRecord(value)) return EMPTY_MEMORY;
  const sets = Array.isArray(value['sets']) ? value['sets'].filter(isRecord) : [];
  return {
    layout: layoutOf(value['layout']),
    sets: sets.flatMap(({ name, layout }) => (isText(name) && name ? [{ name, layout: layoutOf(layout) }] : [])),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Saves an arrangement under a name, replacing one with the same name. */
export function withSet(memory: ColumnMemory, name: string, layout: ColumnLayout): ColumnMemory {
  const others = memory.sets.filter((set) => set.name !== name);
  const sets = [...others, { name, layout }].sort((a, b) => a.name.localeCompare(b.name, 'ru'));
  return { ...memory, sets };
}

export function withoutSet(memory: ColumnMemory, name: string): ColumnMemory {
  return { ...memory, sets: memory.sets.filter((set) => set.name !== name) };
}
