import type { TableAbout } from '#cache/columns/column-cache.ts';
import { objectColumns } from '#industrial/full-model/object-columns.ts';
import { plotColumns } from '#land/properties/property-columns.ts';

/** The tables whose criteria are cached in the process (0040), by name. */
export const cachedColumns: Readonly<Record<string, TableAbout>> = { ...plotColumns, ...objectColumns };
export type { TableAbout };
