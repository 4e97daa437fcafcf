/** The values of one dictionary, by id and in list order. */
export class KnownValues<Value extends { readonly id: number }> {
  readonly #values: ReadonlyMap<number, { readonly value: Value; readonly place: number }>;

  constructor(inOrder: readonly Value[]) {
    this.#values = new Map(inOrder.map((value, place) => [value.id, { value, place }]));
  }

  /** @param id id of an existing value, as a foreign key guarantees */
  one(id: number): Value {
    return this.#known(id).value;
  }

  /** @returns undefined for an id without a value */
  find(id: number): Value | undefined {
    return this.#values.get(id)?.value;
  }

  oneOrNone(id: number | null): Value | null {
    return id === null ? null : this.one(id);
  }

  /** Values in the dictionary's order. */
  several(ids: readonly number[]): Value[] {
    return ids
      .map((id) => this.#known(id))
      .sort((a, b) => a.place - b.place)
      .map(({ value }) => value);
  }

  /** Position in the dictionary's order; last for null. */
  place(id: number | null): number {
    return id === null ? Number.POSITIVE_INFINITY : this.#known(id).place;
  }

  #known(id: number) {
    const known = this.#values.get(id);
    if (known === undefined) throw new RangeError(`there is no value ${id}`);
    return known;
  }
}

/**
 * Values of ids alone, for rows that are compared and not shown: any id has a value, and the order is that of the ids.
 */
export class UnnamedValues extends KnownValues<{ readonly id: number }> {
  constructor() {
    super([]);
  }

  override one(id: number): { readonly id: number } {
    return { id };
  }

  override several(ids: readonly number[]): { readonly id: number }[] {
    return ids.map((id) => ({ id }));
  }

  override place(): number {
    return 0;
  }
}
