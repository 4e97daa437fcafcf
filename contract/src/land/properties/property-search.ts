import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { PropertyType } from '#land/dictionaries/dictionary-values.ts';
import { Polygon } from '#measure/polygon.ts';
import { Latitude, Longitude } from '#measure/position.ts';
import { Region } from '#places/region.ts';
import { text } from '#text.ts';

/** Fields of a property that a one-line result shows. */
export const PropertyLabel = z.object({
  id: z.uuid(),
  /** First cadastral number. */
  cadastralNumber: z.string(),
  address: z.string().nullable(),
  region: Region,
  /** ha */
  area: z.number(),
  /** false = archived. */
  isEnabled: z.boolean(),
  typeColor: PropertyType.shape.color,
});
export type PropertyLabel = z.infer<typeof PropertyLabel>;

/** One result of the Ctrl+K search. */
export const FoundProperty = PropertyLabel.extend({
  /** The cadastral number that contains the text, not necessarily the first; null when the address contains it. */
  foundNumber: z.string().nullable(),
  /** The company or person whose name or telephone matched; null when the number or the address contains the text. */
  foundPerson: z.string().nullable(),
});
export type FoundProperty = z.infer<typeof FoundProperty>;

/** Not in the specification: search as you type in Ctrl+K. */
export const searchProperties = endpoint({
  method: 'GET',
  path: '/api/land/properties/search',
  access: 'employee',
  summary:
    'Объекты по номеру, адресу, клиенту или телефону, как их набирают, лучшие первыми; короче трёх знаков – только начало номера',
  query: z.object({ text: text(200).min(1), take: z.coerce.number().int().min(1).max(50).default(10) }),
  output: z.array(FoundProperty),
  failures: [],
});

/** Why an object may be the same plot: a cadastral number in common, an overlapping outline, or a point within 50 m. */
export const DoubleReason = z.enum(['number', 'outline', 'near']);
export type DoubleReason = z.infer<typeof DoubleReason>;

export const PropertyDouble = PropertyLabel.extend({
  /** At least one. */
  reasons: z.array(DoubleReason),
  /** Distance between the two points (m); null where one is missing or approximate. */
  distanceM: z.number().nullable(),
  /** Overlap as a share of the smaller outline, above 0 and at most 1; null without an overlap. */
  overlapShare: z.number().nullable(),
});
export type PropertyDouble = z.infer<typeof PropertyDouble>;

/** The current content of a form; any field may be missing. */
export const ComparedPlot = z.object({
  /** The object being edited, excluded from the result. */
  propertyId: z.uuid().nullish(),
  cadastralNumbers: z.array(text(200).min(1)).max(100).default([]),
  /** Either both coordinates are given or neither. */
  latitude: Latitude.nullish(),
  longitude: Longitude.nullish(),
  /** An approximate point is not compared. */
  isApproximatePosition: z.boolean().default(false),
  polygons: z.array(Polygon).max(100).default([]),
});
export type ComparedPlot = z.infer<typeof ComparedPlot>;

/** A POST although it only reads: outlines do not fit into a URL. */
export const findPropertyDoubles = endpoint({
  method: 'POST',
  path: '/api/land/properties/doubles',
  access: 'employee',
  summary: 'Не больше десяти возможных дублей: тот же номер, перекрывающийся контур, точка ближе 50 м',
  body: ComparedPlot,
  output: z.array(PropertyDouble),
  failures: [],
});
