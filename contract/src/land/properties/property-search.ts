import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { PropertyType } from '#land/dictionaries/dictionary-values.ts';
import { Polygon } from '#measure/polygon.ts';
import { Latitude, Longitude } from '#measure/position.ts';
import { Region } from '#places/region.ts';
import { text } from '#text.ts';

/** As much of a property as a line of a list needs. */
export const PropertyLabel = z.object({
  id: z.uuid(),
  /** The first of its numbers. */
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

/** One line of the command palette. */
export const FoundProperty = PropertyLabel.extend({
  /** The number that has the text in it; none when the address has. It need not be the first of the object. */
  foundNumber: z.string().nullable(),
  /** The company or the person by whose name or telephone it was found, where neither number nor address has the text. */
  foundPerson: z.string().nullable(),
});
export type FoundProperty = z.infer<typeof FoundProperty>;

/** Beside the calls that the specification names: what Ctrl+K asks while somebody types. */
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

/** Why an object may be the same plot: it has one of the numbers, its outline overlaps, or its point is within 50 m. */
export const DoubleReason = z.enum(['number', 'outline', 'near']);
export type DoubleReason = z.infer<typeof DoubleReason>;

export const PropertyDouble = PropertyLabel.extend({
  /** At least one. */
  reasons: z.array(DoubleReason),
  /** Metres between the two points; null where one of them is missing or stands for a district. */
  distanceM: z.number().nullable(),
  /** Share of the smaller outline that both cover, above 0 and at most 1; null where they do not overlap. */
  overlapShare: z.number().nullable(),
});
export type PropertyDouble = z.infer<typeof PropertyDouble>;

/** What a form holds so far: any of it may be missing. */
export const SoughtDouble = z.object({
  /** The object itself when it is being edited. */
  propertyId: z.uuid().nullish(),
  cadastralNumbers: z.array(text(200).min(1)).max(100).default([]),
  /** Both or neither. */
  latitude: Latitude.nullish(),
  longitude: Longitude.nullish(),
  /** Such a point tells nothing of the plot. */
  isApproximatePosition: z.boolean().default(false),
  polygons: z.array(Polygon).max(100).default([]),
});
export type SoughtDouble = z.infer<typeof SoughtDouble>;

/** A POST, although it changes nothing: outlines do not fit into an address. */
export const findPropertyDoubles = endpoint({
  method: 'POST',
  path: '/api/land/properties/doubles',
  access: 'employee',
  summary: 'Не больше десяти возможных дублей: тот же номер, перекрывающийся контур, точка ближе 50 м',
  body: SoughtDouble,
  output: z.array(PropertyDouble),
  failures: [],
});
