import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { plotName } from '@gektar/contract/land/selections/plot-name.ts';
import type { PublicItem, PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import type { SelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { plots } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { sql } from 'kysely';
import type { RowSource } from '#cache/row-cache.ts';
import type { Db } from '#database/db.ts';
import type { StoredColumns } from '#database/ids-and-counts.ts';
import { runPrepared } from '#database/prepared.ts';
import { propertyOperation } from '#land/properties/property-operations.ts';
import { findRowsById } from '#land/properties/rows-by-id.ts';
import { trashedProperty } from '#land/properties/trashed-property.ts';
import type { Amounts, DisclosedDomain, ShownFacts, Sourced } from '#sharing/disclosures/disclosed-domain.ts';
import type { ShownItem, StoredItem } from '#sharing/selection/selection-domain.ts';
import type { PreviewedObject } from '#sharing/selection/shown-items.ts';
import { toPublicProperty } from './to-public-property.ts';

/** Plots in the record of showings; compared by the price. */
export const disclosedPlots: DisclosedDomain = {
  domain: 'land',
  objects: 'land.properties',
  column: 'property_id',
  title: trashedProperty.title,
  place: trashedProperty.place,
  complexId: sql`null::uuid`,
  figures: [{ name: 'price', now: sql`t.price` }],
};

/** Plots in selections of land requests. */
export const landSelection = {
  domain: 'land',
  column: 'property_id',
  objects: 'land.properties',
  key: 'property',
  asOperation: propertyOperation,
  isObjectShown: sql<boolean>`exists (select from land.properties p where p.id = i.property_id and p.is_enabled)`,
  withObjects,
  withShownObjects,
  withoutAmounts: (item: Omit<PublicItem, 'order'>): Omit<PublicItem, 'order'> => ({
    ...item,
    property: { ...item.property, price: null, pricePerHa: null },
  }),
  previewed: {
    forms: plots,
    unit: units.hectare,
    of: ({ property: { area, region, images, isConfidentially } }: Omit<PublicItem, 'order'>): PreviewedObject => ({
      area,
      region: region.name,
      photoId: isConfidentially ? undefined : images[0]?.globalImageId,
    }),
  },
  disclosed: disclosedPlots,
  amountsOf: ({ property: { price, pricePerHa } }: Omit<PublicItem, 'order'>): Amounts => ({ price, pricePerHa }),
  factsOf: ({ property: { propertyType, area } }: Omit<PublicItem, 'order'>): ShownFacts => ({
    title: `${plotName(propertyType.name)}, ${formatQuantity(area, units.hectare)}`,
    area,
  }),
} as const;

async function withObjects(from: RowSource, items: readonly StoredItem[]): Promise<SelectionItem[]> {
  const rows = await findRowsById(
    from,
    items.map(({ objectId }) => objectId),
  );
  return items.flatMap(({ objectId, ...item }) => {
    const property = rows.get(objectId);
    const { order, status } = item;
    // The property gets its position and status in this selection (D-08).
    return property ? [{ ...item, property: { ...property, order, status } }] : [];
  });
}

async function withShownObjects(
  from: RowSource,
  items: readonly ShownItem[],
): Promise<(Omit<PublicItem, 'order'> & Sourced)[]> {
  return findSeenPlots(from, items, ({ isEnabled }) => isEnabled);
}

/** Plots as clients see them. @param isIncluded condition on the plot; absent: all that exist */
export async function findSeenPlots(
  from: RowSource,
  items: readonly ShownItem[],
  isIncluded: (row: PropertyRow) => boolean = () => true,
): Promise<(Omit<PublicItem, 'order'> & Sourced)[]> {
  const ids = items.map(({ objectId }) => objectId);
  const [rows, outlines] = await Promise.all([findRowsById(from, ids), findOutlines(from.db, ids)]);
  return items.flatMap(({ objectId, ...item }) => {
    const row = rows.get(objectId);
    if (!row || !isIncluded(row)) return [];
    const source = { objectId, rowVersion: row.rowVersion };
    return [{ ...item, source, property: toPublicProperty(row, outlines.get(objectId) ?? []) }];
  });
}

/** Outlines keyed by property id; those of confidential plots are not read. */
async function findOutlines(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, PublicProperty['polygons']>> {
  const rows = await runPrepared(
    db,
    'outlines',
    sql<StoredColumns<'land.properties', 'id' | 'polygons'>>`
    select id, polygons from land.properties where id = any(${ids}::uuid[]) and not is_confidentially`,
  );
  return new Map(rows.map(({ id, polygons }) => [id, polygons]));
}
