import type { TableAbout } from '#cache/columns/column-cache.ts';
import { objectColumns } from '#industrial/full-model/object-columns.ts';
import { plotColumns } from '#land/properties/property-columns.ts';

/** Tables whose criteria are cached in memory (0040), keyed by name. */
export const cachedColumns: Readonly<Record<string, TableAbout>> = { ...plotColumns, ...objectColumns };
export type { TableAbout };
