/** A draft in which these lists are present. */
export type WithLists<Fields, Name extends keyof Fields> = Omit<Fields, Name> & {
  readonly [One in Name]-?: NonNullable<Fields[One]>;
};

/** Fills lists absent from a draft with the stored ones, for a new entity with empty ones (M-39). */
export function withLists<Fields extends object, const Name extends keyof Fields & string>(
  fields: Fields,
  names: readonly Name[],
  before?: { readonly [One in Name]: readonly unknown[] },
): WithLists<Fields, Name> {
  const lists = names.map((name) => [name, fields[name] ?? before?.[name] ?? []]);
  return { ...fields, ...Object.fromEntries(lists) };
}
