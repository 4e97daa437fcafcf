/** Records by the names of their types, where `Object` knows but strings. */

type NameOf<Of> = keyof Of & string;
type Entry<Of> = { [Name in NameOf<Of>]: [name: Name, value: Of[Name]] }[NameOf<Of>];

/** Names of a record that has none beyond its type. */
export function namesOf<Of extends object>(record: Of): NameOf<Of>[] {
  return Object.keys(record) as NameOf<Of>[];
}

/** Names and values of a record that has none beyond its type. */
export function entriesOf<Of extends object>(record: Of): Entry<Of>[] {
  return Object.entries(record) as Entry<Of>[];
}

/** A value for each of several names. */
export function forEachName<const Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): { readonly [Key in Name]: Value } {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as { [Key in Name]: Value };
}

/** The named values of a record. */
export function pick<Of extends object, const Name extends NameOf<Of>>(
  record: Of,
  names: readonly Name[],
): Pick<Of, Name> {
  return Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<Of, Name>;
}

/** Whether a value has values by name. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
