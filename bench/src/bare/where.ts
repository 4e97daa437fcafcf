interface Ends {
  readonly from?: number | null;
  readonly to?: number | null;
}

/** As much of the product's filter as the measured cases use. */
export interface Filter {
  readonly isEnabled?: boolean;
  readonly cadastralNumber?: string;
  readonly regionIds?: readonly number[];
  readonly propertyTypeIds?: readonly number[];
  readonly price?: Ends;
  readonly area?: Ends;
  readonly electricitySupply?: { readonly isPresent: boolean };
}

/** Text of a condition with `$1` and so on, and their values. */
export function toWhere(filter: Filter): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts: string[] = [];
  const add = (value: unknown, part: (parameter: string) => string) => {
    if (value === undefined || value === null) return;
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  add(filter.isEnabled, (value) => `p.is_enabled = ${value}`);
  add(filter.cadastralNumber && `%${filter.cadastralNumber}%`, (pattern) => {
    return `p.id in (select n.property_id from land.property_cadastral_numbers n where n.number ilike ${pattern})`;
  });
  add(filter.regionIds, (ids) => `p.region_id = any(${ids}::int[])`);
  add(filter.propertyTypeIds, (ids) => `p.property_type_id = any(${ids}::int[])`);
  add(filter.price?.from, (from) => `p.price >= ${from}::numeric`);
  add(filter.price?.to, (to) => `p.price <= ${to}::numeric`);
  add(filter.area?.from, (from) => `p.area >= ${from}::numeric`);
  add(filter.area?.to, (to) => `p.area <= ${to}::numeric`);
  if (filter.electricitySupply?.isPresent) parts.push('p.electricity_type is not null');
  return { text: parts.length === 0 ? 'true' : parts.join(' and '), values };
}
