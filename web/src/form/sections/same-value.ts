export function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Whether saving either value of a field would have the same result: references are compared by id, lists in any order,
 * texts without spaces at the ends.
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
