import { factsForClients } from '@gektar/contract/land/properties/plot-facts.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import type { PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import { utilityKeys } from '@gektar/contract/land/utility.ts';
import { pick } from '@gektar/contract/records.ts';

/** Steps of rounding (degrees); at latitude 55° both are about two kilometres. */
const LATITUDE_STEP = 0.02;
const LONGITUDE_STEP = 0.03;
/**
 * Types of photos that are certainly views from the ground. All other photos of a confidential plot may show its
 * numbers or its outline and stay internal: plans, schemes and extracts, aerial photos with drawn borders, photos
 * without a type or of a type that employees added.
 */
const VIEWS: ReadonlySet<string> = new Set(['общий вид', 'подъезд', 'строения']);

/**
 * A plot as clients see it: the disclosed fields by their list in the contract, where a new field stays internal until
 * it is added by hand (G-10).
 */
export function toPublicProperty(row: PropertyRow, polygons: PublicProperty['polygons']): PublicProperty {
  return {
    ...whereabouts(row, polygons),
    ...pick(row, factsForClients('disclosed')),
    images: row.images
      .map(({ globalImageId, imageType }) => ({ globalImageId, imageTypeName: imageType?.name ?? null }))
      .filter(({ imageTypeName }) => !row.isConfidentially || isView(imageTypeName)),
    isConfidentially: row.isConfidentially,
    ...pick(row, utilityKeys),
    ...pick(row, advantageFlags),
  };
}

function isView(kind: string | null): boolean {
  return kind !== null && VIEWS.has(kind.trim().toLowerCase());
}

/**
 * Location of a plot; of a confidential plot only the neighbourhood, always the same one, so that repeated requests
 * reveal nothing more.
 */
function whereabouts(row: PropertyRow, polygons: PublicProperty['polygons']) {
  const { cadastralNumbers, address, latitude, longitude, isApproximatePosition } = row;
  if (!row.isConfidentially) return { cadastralNumbers, address, latitude, longitude, isApproximatePosition, polygons };
  return {
    cadastralNumbers: [],
    address: null,
    latitude: rounded(latitude, LATITUDE_STEP),
    longitude: rounded(longitude, LONGITUDE_STEP),
    isApproximatePosition: true,
    polygons: [],
  };
}

/** Degrees rounded to a multiple of the step, which has two decimals. */
function rounded(degrees: number, step: number): number {
  return Math.round(Math.round(degrees / step) * step * 100) / 100;
}
