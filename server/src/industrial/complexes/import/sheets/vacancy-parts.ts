import { isBlank } from '#importing/sheets/read-value.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import type { Vacancy } from './vacancy.ts';
import { AREA } from './vacancy-areas.ts';

type Parts = Record<string, unknown>;

/**
 * Whether a row has another area of the vacancy above it: warehouse, mezzanine and office of one block in a row each. The
 * block is the same by its name, or has none below one that has.
 */
export function isPartOf(vacancy: Vacancy, above: Vacancy): boolean {
  const { object, row } = vacancy;
  if (object.sheet !== above.object.sheet || !hasKinds(row)) return false;
  if (object.complex['name'] !== above.object.complex['name']) return false;
  if (object.building['name'] !== above.object.building['name']) return false;
  const isContinued = ['name', 'building.name', 'complex.name'].every(
    (name) => isBlank(row.values.get(name)) || row.values.get(name)?.isSpread,
  );
  const [block, blockAbove] = [object['name'], above.object['name']];
  const isBlock = blockAbove !== undefined && (block === blockAbove || (isContinued && block === undefined));
  const [own, theirs] = [kindsOf(vacancy), kindsOf(above)];
  return isBlock && own.length > 0 && own.every((kind) => !theirs.includes(kind)) && !areTwoOffers(vacancy, above);
}

/** Days or sale prices of their own make two offers. */
function areTwoOffers({ object }: Vacancy, { object: above }: Vacancy): boolean {
  return ['availabilityDate', 'salePrice'].some(
    (name) => object[name] !== undefined && above[name] !== undefined && object[name] !== above[name],
  );
}

function hasKinds({ columns }: RowReading): boolean {
  return columns.some(({ field }) => field?.name === 'areaKind');
}

function kindsOf({ object }: Vacancy): string[] {
  return Object.entries(object[AREA] as Parts).flatMap(([kind, part]) => (part === null ? [] : [kind]));
}

/** Adds the areas of a row to the vacancy above it, and the fields that it has alone. */
export function addPart(above: Vacancy, { object, questions }: Vacancy): void {
  const { complex, building, sheet: _, sourceRow: __, sourceRows, ...fields } = object;
  const parts = above.object[AREA] as Parts;
  for (const [kind, part] of Object.entries(fields[AREA] as Parts)) parts[kind] ??= part;
  for (const [name, value] of Object.entries(fields)) {
    const known = above.object[name];
    if (name === 'additionalInformation' && known !== undefined && known !== value)
      above.object[name] = `${String(known)}\n${String(value)}`;
    else above.object[name] ??= value;
  }
  for (const [name, value] of Object.entries(complex)) above.object.complex[name] ??= value;
  for (const [name, value] of Object.entries(building)) above.object.building[name] ??= value;
  above.object.sourceRows.push(...sourceRows);
  above.questions.push(...questions);
}
