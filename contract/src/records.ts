/** Helpers like those of `Object`, but with the key types of the record instead of plain strings. */

type NameOf<Of> = keyof Of & string;
type Entry<Of> = { [Name in NameOf<Of>]: [name: Name, value: Of[Name]] }[NameOf<Of>];

/** Keys of a record that has no keys beyond its type. */
export function namesOf<Of extends object>(record: Of): NameOf<Of>[] {
  return Object.keys(record) as NameOf<Of>[];
}

/** Keys and values of a record that has no keys beyond its type. */
export function entriesOf<Of extends object>(record: Of): Entry<Of>[] {
  return Object.entries(record) as Entry<Of>[];
}

/** A record with a value for each of several names. */
export function forEachName<const Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): { readonly [Key in Name]: Value } {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as { [Key in Name]: Value };
}

/** The part of a record with the given names. */
export function pick<Of extends object, const Name extends NameOf<Of>>(
  record: Of,
  names: readonly Name[],
): Pick<Of, Name> {
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<Of, Name>;
}

/** The part of a record without the given names. */
export function omit<Of extends object, const Name extends string>(record: Of, names: readonly Name[]): Omit<Of, Name> {
  const left = new Set<string>(names);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !left.has(name))) as Omit<Of, Name>;
}

/** Whether a value is an object, whose properties can be read by name. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
