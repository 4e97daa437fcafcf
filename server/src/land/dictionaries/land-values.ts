import type { NamedValue } from '@gektar/contract/dictionaries/dictionary.ts';
import type { CodedValue, ImageType, PropertyType } from '@gektar/contract/land/dictionaries/dictionary-values.ts';
import type { OkvedLabel } from '@gektar/contract/places/okved.ts';
import type { Region } from '@gektar/contract/places/region.ts';
import type { z } from 'zod';
import type { Db } from '#database/db.ts';
import { prepared } from '#database/prepared.ts';
import { KnownValues } from '#dictionaries/known-values.ts';

type Okved = z.output<typeof OkvedLabel>;

/** All dictionary values of land objects and requests in their wire shape; lists of values are in this order. */
interface ValueLists {
  readonly categories: readonly NamedValue[];
  readonly propertyTypes: readonly PropertyType[];
  readonly ownershipTypes: readonly NamedValue[];
  readonly landHighways: readonly CodedValue[];
  readonly regions: readonly Region[];
  readonly bestUses: readonly NamedValue[];
  readonly permittedUseTypes: readonly CodedValue[];
  readonly okveds: readonly Okved[];
  readonly imageTypes: readonly ImageType[];
  readonly requestTypes: readonly NamedValue[];
}

/** The dictionaries in one version. */
export type LandValues = {
  readonly [Name in keyof ValueLists]: KnownValues<ValueLists[Name][number]>;
};

/** SQL of the version: a statement that returns ids of values returns it too. */
export const valuesVersion = '(select version from shared.dictionary_state)';

const readValues = prepared<ValueLists & { version: string }>(
  'land-values',
  `select ${valuesVersion} as version,
    ${list('id, name', 'land.categories')} as categories,
    ${list('id, name, color', 'land.property_types')} as "propertyTypes",
    ${list('id, name', 'land.ownership_types')} as "ownershipTypes",
    ${list('id, code, name', 'land.land_highways')} as "landHighways",
    ${list('id, name', 'shared.regions')} as regions,
    ${list('id, name', 'land.best_uses order by name collate shared.russian, id')} as "bestUses",
    ${list('id, code, name', 'land.permitted_use_types order by code collate shared.russian, id')} as "permittedUseTypes",
    ${list('id, code, name', 'shared.okveds order by code collate "C"')} as okveds,
    ${list('id, name, "order"', 'land.image_types order by "order", id')} as "imageTypes",
    ${list('id, name', 'land.request_types order by name collate shared.russian, id')} as "requestTypes"`,
);

function list(fields: string, from: string): string {
  return `coalesce((select json_agg(v) from (select ${fields} from ${from}) v), '[]')`;
}

/** One version is cached. Versions are unique across processes and databases. */
let kept: { readonly version: string; readonly values: LandValues } | undefined;

/** The dictionaries in this version; undefined when they have changed since. */
async function valuesAt(db: Db, version: string): Promise<LandValues | undefined> {
  if (kept?.version !== version) {
    const [read] = await readValues(db, []);
    if (!read) throw new Error('a select without a table gives one row');
    kept = { version: read.version, values: known(read) };
  }
  return kept.version === version ? kept.values : undefined;
}

function known(lists: ValueLists): LandValues {
  return {
    categories: new KnownValues(lists.categories),
    propertyTypes: new KnownValues(lists.propertyTypes),
    ownershipTypes: new KnownValues(lists.ownershipTypes),
    landHighways: new KnownValues(lists.landHighways),
    regions: new KnownValues(lists.regions),
    bestUses: new KnownValues(lists.bestUses),
    permittedUseTypes: new KnownValues(lists.permittedUseTypes),
    okveds: new KnownValues(lists.okveds),
    imageTypes: new KnownValues(lists.imageTypes),
    requestTypes: new KnownValues(lists.requestTypes),
  };
}

/** Columns returned in addition to ids. */
export interface Versioned {
  readonly values_version: string;
}

/**
 * Resolves ids in rows to values. When a dictionary changed between reading rows and values, the rows are read again:
 * ids are never resolved by another version.
 */
export async function withLandValues<Row extends Versioned, Answer>(
  db: Db,
  readRows: () => Promise<readonly Row[]>,
  toAnswer: (row: Row, values: LandValues) => Answer,
): Promise<Answer[]> {
  for (;;) {
    const rows = await readRows();
    const [first] = rows;
    if (first === undefined) return [];
    const values = await valuesAt(db, first.values_version);
    if (values) return rows.map((row) => toAnswer(row, values));
  }
}
