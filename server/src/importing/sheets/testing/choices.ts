import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SheetChoice, SheetChoices } from '#importing/sheets/sheet-fields.ts';

const migrations = resolve(import.meta.dirname, '../../../../migrations');
const land = readFileSync(resolve(migrations, '0003-reference-data.sql'), 'utf8');
const industrial = readFileSync(resolve(migrations, '0025-industrial-reference-data.sql'), 'utf8');

/** Values that a migration inserts into a table, with the ids that they get in a new database. */
function valuesOf(sql: string, table: string): SheetChoice[] {
  const [, columns = '', values = ''] =
    new RegExp(`insert into ${table.replace('.', '\\.')} \\(([^)]*)\\) values([\\s\\S]*?);`).exec(sql) ?? [];
  const names = columns.split(',').map((name) => name.trim());
  return [...values.matchAll(/\((?:'[^']*'|[^()'])*\)/g)].map(([row], index) => {
    const cells = [...row.matchAll(/'([^']*)'|(?<=[(,]\s*)\d+/g)].map(([whole, text]) => text ?? whole);
    const at = (name: string) => cells[names.indexOf(name)];
    const code = at('code');
    return { id: Number(at('id') ?? index + 1), name: at('name') ?? '', ...(code === undefined ? {} : { code }) };
  });
}

const regions = valuesOf(land, 'shared.regions');

/** Dictionaries of the land domain as a new database has them. */
export const landChoices: SheetChoices = {
  regions,
  categories: valuesOf(land, 'land.categories'),
  'ownership-types': valuesOf(land, 'land.ownership_types'),
  'property-types': valuesOf(land, 'land.property_types'),
  'best-uses': valuesOf(land, 'land.best_uses'),
  'permitted-use-types': valuesOf(land, 'land.permitted_use_types'),
  'land-highway': valuesOf(land, 'land.land_highways'),
};

/** Dictionaries of the industrial domain as a new database has them. */
export const industrialChoices: SheetChoices = {
  regions,
  highways: valuesOf(industrial, 'industrial.highways'),
  'complex-types': valuesOf(industrial, 'industrial.complex_types'),
  floor: valuesOf(industrial, 'industrial.floor'),
  'flooring-type': valuesOf(industrial, 'industrial.flooring_type'),
  'fire-extinguishing-systems': valuesOf(industrial, 'industrial.fire_extinguishing_systems'),
  'utility-bill': valuesOf(industrial, 'industrial.utility_bill'),
  'building-types': valuesOf(industrial, 'industrial.building_types'),
  facades: valuesOf(industrial, 'industrial.facades'),
  'permitted-use-types': valuesOf(industrial, 'industrial.permitted_use_types'),
  'right-to-land': valuesOf(industrial, 'industrial.right_to_land'),
  'sale-deal-scheme': valuesOf(industrial, 'industrial.sale_deal_scheme'),
  'sewerage-type': valuesOf(industrial, 'industrial.sewerage_type'),
  'types-industrials-zones': valuesOf(industrial, 'industrial.types_industrials_zones'),
  ventilations: valuesOf(industrial, 'industrial.ventilations'),
};
