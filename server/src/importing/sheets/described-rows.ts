import { readFacts, tidyText } from './facts.ts';
import { nominativeHighways, placeOf } from './place-facts.ts';
import { type CellReading, isBlank, type ReadingContext } from './read-value.ts';
import type { RowReading, SheetKind } from './sheet-kind.ts';

/** Shortest text that may describe an object (characters). */
export const SHORTEST_DESCRIPTION = 25;

/** The row with facts of its descriptions, of fields that no column has: lots of auctions describe a plot in one cell. */
export function withDescribed(row: RowReading, kind: SheetKind, context: ReadingContext): RowReading {
  const named = new Set(row.columns.map(({ field }) => field?.name));
  if (!kind.facts || !kind.mainField || named.has(kind.mainField)) return row;
  const texts = [...row.remarks, ...[...row.values.values()].map(({ raw }) => raw)];
  const [description] = texts
    .filter((text) => text.length >= SHORTEST_DESCRIPTION)
    .map((text) => readFacts(tidyText(text), kind.facts ?? [], kind.fields, { ...context, units: {} }).values)
    .filter((values) => values.has(kind.mainField ?? ''));
  if (!description) return row;
  const added = [...description].filter(
    ([name]) => !named.has(name) || (row.values.get(name)?.raw ?? '').length >= SHORTEST_DESCRIPTION,
  );
  return { ...row, values: new Map([...row.values, ...added]) };
}

/** Adds facts found in the unnamed cells of a row, in a table without headers. */
export function withCells(row: RowReading, kind: SheetKind, context: ReadingContext): RowReading {
  const whole = nominativeHighways(tidyText(row.unnamed.join(' ; ')));
  const { values: found, rest: ofAll } = readFacts(whole, kind.facts ?? [], kind.fields, { ...context, units: {} });
  const names = [...row.values.keys(), ...found.keys()];
  const isPlaced = names.includes(kind.placeField ?? '');
  // Of a row with a name, only a cell about its road names the place: another may name a person.
  const isNamed = names.some((name) => name.endsWith('.name'));
  const roads = row.unnamed.filter((cell) => /(?<!\p{L})(?:ш\.?|шоссе|км)(?!\p{L})/iu.test(cell));
  const text = isNamed ? nominativeHighways(tidyText(roads.join(' ; '))) : whole;
  const rest = isNamed ? readFacts(text, kind.facts ?? [], kind.fields, { ...context, units: {} }).rest : ofAll;
  const place = isPlaced ? undefined : placeOf(rest);
  if (place !== undefined && kind.placeField !== undefined) found.set(kind.placeField, { raw: place, value: place });
  const added = [...found].filter(([name]) => isBlank(row.values.get(name)));
  return { ...row, values: new Map([...row.values, ...added]) };
}

/** The row with names of a refused row above it, where it has none of its own. */
export function withCarried(row: RowReading, carried: ReadonlyMap<string, CellReading>): RowReading {
  const complex = row.values.get('complex.name');
  // A name in the row begins another complex, whether the let row has one or not.
  const hasOwn = complex?.value !== undefined && (carried.has('complex.name') || !complex.isSpread);
  if (carried.size === 0 || hasOwn) return row;
  const building = row.values.get('building.name')?.value;
  const isOtherBuilding = building !== undefined && building !== carried.get('building.name')?.value;
  const missing = [...carried].filter(
    ([name]) => row.values.get(name)?.value === undefined && !(isOtherBuilding && name.startsWith('building.')),
  );
  return { ...row, values: new Map([...row.values, ...missing]) };
}
