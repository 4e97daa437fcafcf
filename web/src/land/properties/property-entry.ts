import type { FoundProperty } from '@gektar/contract/land/properties/property-search.ts';
import { tieWords } from '@gektar/format/no-break.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import type { PaletteEntry } from '#ui/palette/palette-entry.ts';

/** The source of objects in the palette, and the first part of their keys. */
export const PROPERTY_SOURCE = 'properties';

export function propertyEntryKey(id: string): string {
  return `${PROPERTY_SOURCE}/${id}`;
}

type Labelled = Pick<FoundProperty, 'id' | 'cadastralNumber' | 'address' | 'region' | 'area' | 'isEnabled'>;

/**
 * An object as an entry of the palette, titled by its first cadastral number.
 * @param foundBy other number or person that matched the search, shown after the title; null for a match of the
 * address, or without a search
 */
export function propertyEntry(property: Labelled, foundBy: string | null = null): PaletteEntry {
  const { id, cadastralNumber, address, region, area, isEnabled } = property;
  const other = foundBy === cadastralNumber ? null : foundBy;
  const size = formatQuantity(area, units.hectare);
  return {
    key: propertyEntryKey(id),
    title: cadastralNumber,
    detail: [other, tieWords(address ?? region.name)].filter(Boolean).join(' · '),
    note: isEnabled ? size : `В архиве · ${size}`,
    href: `/land/property/${id}`,
  };
}
