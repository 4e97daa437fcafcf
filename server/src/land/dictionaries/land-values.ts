import type { NamedValue } from '@gektar/contract/dictionaries/dictionary.ts';
import type { CodedValue, ImageType, PropertyType } from '@gektar/contract/land/dictionaries/dictionary-values.ts';
import type { OkvedLabel } from '@gektar/contract/places/okved.ts';
import type { Region } from '@gektar/contract/places/region.ts';
import type { z } from 'zod';
import { keepNamedValues, type NamedValues } from '#dictionaries/named-values.ts';

type Okved = z.output<typeof OkvedLabel>;

/** All dictionary values of land objects and requests in their wire shape; lists of values are in this order. */
type ValueLists = {
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
};

/** The dictionaries in one version. */
export type LandValues = NamedValues<ValueLists>;

/** Rows with ids of these dictionaries → answers with names. */
export const withLandValues = keepNamedValues<ValueLists>('land-values', {
  categories: 'select id, name from land.categories',
  propertyTypes: 'select id, name, color from land.property_types',
  ownershipTypes: 'select id, name from land.ownership_types',
  landHighways: 'select id, code, name from land.land_highways',
  regions: 'select id, name from shared.regions',
  bestUses: 'select id, name from land.best_uses order by name collate shared.russian, id',
  permittedUseTypes: 'select id, code, name from land.permitted_use_types order by code collate shared.russian, id',
  okveds: 'select id, code, name from shared.okveds order by code collate "C"',
  imageTypes: 'select id, name, "order" from land.image_types order by "order", id',
  requestTypes: 'select id, name from land.request_types order by name collate shared.russian, id',
});
