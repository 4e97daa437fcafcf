import * as z from 'zod';
import { PropertyFields } from '#land/properties/property.ts';
import { utilityKeys } from '#land/utility.ts';
import { maybe } from '#optional.ts';
import { forEachName } from '#records.ts';
import { requestFlags } from './request-flags.ts';

const { area, kmFromCity } = PropertyFields.shape;

/**
 * The values of an unsaved plot that requests compare, checked as in an edit. Region and type are required, because by
 * default they exclude; another absent value is unknown.
 */
export const UnsavedPlot = PropertyFields.pick({
  region: true,
  propertyType: true,
  landHighway: true,
  bestUses: true,
  okveds: true,
  price: true,
  buildingArea: true,
  ...forEachName(utilityKeys, () => true as const),
  ...forEachName(requestFlags, () => true as const),
}).extend({
  /** The edited plot; null: a new one. */
  id: maybe(z.uuid()),
  area: maybe(area),
  kmFromCity: maybe(kmFromCity),
});
export type UnsavedPlot = z.infer<typeof UnsavedPlot>;
