import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { PropertyFilter, propertyListOrder } from './property-filter.ts';

/** All that a filter finds can be chosen at once up to here; beyond it the filter has to be narrowed. */
export const MAX_CHOSEN = 20_000;
/** Objects of one call. */
export const BULK_TAKE = 200;

/** id, area in ha, price in roubles or null, whether it is active: what the bar over chosen rows adds up, as short as a map point. */
export const ChosenProperty = z.tuple([z.uuid(), z.number(), z.number().nullable(), z.boolean()]);
export type ChosenProperty = z.infer<typeof ChosenProperty>;

/** Taken down at the moment of choosing: what is done afterwards reaches these objects, whatever the filter finds by then. */
export const chooseProperties = endpoint({
  method: 'POST',
  path: '/api/land/properties/choose',
  access: 'employee',
  summary:
    'Все объекты по фильтру, только id, площадь, цена и активность, в порядке списка; больше 20 000 не выбираются',
  query: z.object(propertyListOrder),
  body: PropertyFilter,
  output: z.array(ChosenProperty),
  failures: ['property.too_many'],
});

/** Beside the calls that the specification names: what the bell counts, to be actualized at once. */
export const chooseOverdueProperties = endpoint({
  method: 'GET',
  path: '/api/land/properties/overdue-ids',
  access: 'employee',
  summary: 'id всех давно не актуализированных объектов, старые первыми; больше 20 000 не выбираются',
  output: z.array(z.uuid()),
  failures: ['property.too_many'],
});

export const bulkActions = ['archive', 'unarchive', 'actualize'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Each id ends in one of the three lists; a repeat changes nothing more (A-02, D-19). */
const BulkOutcome = z.object({
  done: z.array(z.uuid()),
  /** Were so already: archived by a colleague, say. */
  unchanged: z.array(z.uuid()),
  /** Deleted meanwhile. */
  gone: z.array(z.uuid()),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;

export const runBulkAction = endpoint({
  method: 'POST',
  path: '/api/land/properties/bulk',
  access: 'employee',
  summary: 'Архивировать, вернуть или актуализировать несколько объектов разом',
  body: z.object({ action: z.enum(bulkActions), ids: z.array(z.uuid()).min(1).max(BULK_TAKE) }),
  output: BulkOutcome,
  failures: [],
});
