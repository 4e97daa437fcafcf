import { fieldNames, isUtilityField, type PropertyFieldName } from './property-sections.ts';
import { type PropertyValues, sameUtility } from './property-values.ts';

/** What became of an object that two people changed from one and the same state. */
export interface Merge {
  /** Their state with what only I changed; of a conflict it holds mine until something else is chosen. */
  readonly merged: PropertyValues;
  /** Fields that only they changed: taken. */
  readonly taken: readonly PropertyFieldName[];
  /** Fields that only I changed: kept. */
  readonly kept: readonly PropertyFieldName[];
  /** Fields that both changed, each to something else: somebody must choose. */
  readonly conflicts: readonly PropertyFieldName[];
}

/** Three-way, field by field. */
export function mergeValues(base: PropertyValues, mine: PropertyValues, theirs: PropertyValues): Merge {
  const taken: PropertyFieldName[] = [];
  const kept: PropertyFieldName[] = [];
  const conflicts: PropertyFieldName[] = [];
  for (const name of fieldNames) {
    const isMine = !sameField(name, base, mine);
    const isTheirs = !sameField(name, base, theirs);
    if (isMine && isTheirs && !sameField(name, mine, theirs)) conflicts.push(name);
    else if (isTheirs && !isMine) taken.push(name);
    else if (isMine && !isTheirs) kept.push(name);
  }
  return { merged: withFields(theirs, mine, [...kept, ...conflicts]), taken, kept, conflicts };
}

/** `values` with some fields of `other`. */
export function withFields(
  values: PropertyValues,
  other: PropertyValues,
  names: readonly PropertyFieldName[],
): PropertyValues {
  const chosen = Object.fromEntries(names.map((name) => [name, other[name]]));
  return { ...values, ...chosen };
}

/** Whether two states of the form would be saved alike. */
export function sameValues(one: PropertyValues, other: PropertyValues): boolean {
  return one === other || fieldNames.every((name) => sameField(name, one, other));
}

/** Whether a field means the same in two states: references by their id, sets in any order, texts without edges. */
export function sameField(name: PropertyFieldName, one: PropertyValues, other: PropertyValues): boolean {
  if (one[name] === other[name]) return true;
  if (isUtilityField(name)) return sameUtility(one[name], other[name]);
  if (name === 'images') return sameJson(one.images.map(photoEssence), other.images.map(photoEssence));
  return sameJson(essence(name, one[name]), essence(name, other[name]));
}

function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Order matters among cadastral numbers, of which the first is shown (1§4), corners of outlines, photos, documents. */
function essence(name: PropertyFieldName, value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return isOrdered(name) ? value : value.map(idOf).sort();
  return idOf(value);
}

/** What is saved of a photo; the mark of the editor is not (D-16). */
function photoEssence({ globalImageId, imageType, presenceInTheFlyer }: PropertyValues['images'][number]): unknown {
  return [globalImageId, imageType?.id, presenceInTheFlyer];
}

function isOrdered(name: PropertyFieldName): boolean {
  return name === 'cadastralNumbers' || name === 'polygons' || name === 'documents';
}

function idOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : value;
}
