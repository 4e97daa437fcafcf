import { type CellReading, isBlank } from '#importing/sheets/read-value.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { levelOf } from './part-names.ts';

/** Names and fields that hold for the rows below. */
export interface Above {
  sheet: string;
  complex: CellReading | undefined;
  building: CellReading | undefined;
  /** Fields of the complex and of the building, by name. */
  readonly values: Map<string, CellReading>;
  sums: number[];
}

/** Names of complex and building hold for the blank cells below them; a new complex ends the building. */
export function carry(above: Above, row: RowReading): void {
  const named = row.values.get('complex.name');
  const isElsewhere = hasOwnAddress(row, above);
  const ofName = typeof named?.value === 'string' ? levelOf(named.value) : undefined;
  // 'Цех металлоконструкций' at an address of its own is no block of the complex above.
  const level = isElsewhere && ofName === 'block' ? 'complex' : ofName;
  if (isElsewhere && level === undefined && row.sections.length === 0) {
    above.complex = undefined;
    above.building = undefined;
    above.values.clear();
  }
  const sections = row.sections.map((text): CellReading => ({ raw: text, value: text }));
  const section = (part: string) => sections.findLast(({ raw }) => levelOf(raw) === part);
  const complex =
    level === 'complex' ? named : (section('complex') ?? (level === undefined ? undefined : above.complex));
  if (complex && complex.value !== above.complex?.value) {
    above.complex = complex;
    above.building = undefined;
    above.values.clear();
  }
  const own = row.values.get('building.name');
  const building = own?.value !== undefined ? own : level === 'building' ? named : section('building');
  if (building && building.value !== above.building?.value) {
    above.building = building;
    for (const name of above.values.keys()) if (name.startsWith('building.')) above.values.delete(name);
  }
  for (const [name, reading] of row.values) {
    if (/^(?:complex|building)\.(?!name$)/.test(name) && !isBlank(reading)) above.values.set(name, reading);
  }
}

/** Whether a row of a table with names of complexes has another address than the row above it. */
function hasOwnAddress(row: RowReading, { values }: Above): boolean {
  const own = row.values.get('complex.fullAddress');
  const known = values.get('complex.fullAddress');
  const hasNames = row.columns.some(({ field }) => field?.name === 'complex.name');
  return hasNames && own?.value !== undefined && !own.isSpread && known !== undefined && known.value !== own.value;
}

/** The row with fields of its complex and building that only a row above names. */
export function withAbove(row: RowReading, { values, complex, building }: Above): RowReading {
  const named = row.values.get('complex.name');
  const isPart = typeof named?.value === 'string' && levelOf(named.value) !== 'complex';
  const isBelow = named?.value === undefined || named.isSpread || isPart;
  if (!isBelow || (complex === undefined && building === undefined)) return row;
  const inherited = [...values].filter(
    ([name]) =>
      isBlank(row.values.get(name)) &&
      (name.startsWith('complex.') ? complex !== undefined : building !== undefined) &&
      (row.values.get(name)?.raw ?? '') === '',
  );
  const isOwnBuilding = row.values.get('building.name')?.value === undefined;
  const taken = inherited.filter(([name]) => name.startsWith('complex.') || isOwnBuilding);
  // A doubt about a field of the complex is asked once, where the field stands.
  const certain = taken.map(([name, { doubt: _, ...reading }]) => [name, { ...reading, isSpread: true }] as const);
  return { ...row, values: new Map<string, CellReading>([...row.values, ...certain]) };
}
