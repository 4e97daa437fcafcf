export function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Whether two values of a field would be saved alike: references by their id, lists in any order, texts without edges.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  return one === other || sameJson(essence(one), essence(other));
}

function essence(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  return Array.isArray(value) ? value.map(idOf).sort() : idOf(value);
}

function idOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : value;
}
