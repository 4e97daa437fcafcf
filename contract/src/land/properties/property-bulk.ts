import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { ofRun } from '#of-run.ts';
import { PropertyFilter, propertyListOrder } from './property-filter.ts';
import { BULK_TAKE } from './property-limits.ts';

/**
 * id, area in ha, price in roubles or null, whether it is active: the data summed up in the selected-rows bar, as
 * compact as a map point.
 */
export const ChosenProperty = z.tuple([z.uuid(), z.number(), z.number().nullable(), z.boolean()]);
export type ChosenProperty = z.infer<typeof ChosenProperty>;

/** Takes a snapshot: later actions apply to these objects even if the filter no longer finds them. */
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

/** Not in the specification: the caller's overdue objects, which the bell can confirm all at once (N-05). */
export const chooseOverdueProperties = endpoint({
  method: 'GET',
  path: '/api/land/properties/overdue-ids',
  access: 'employee',
  summary: 'id своих давно не актуализированных объектов, старые первыми; больше 20 000 не выбираются',
  output: z.array(z.uuid()),
  failures: ['property.too_many'],
});

export const bulkActions = ['archive', 'unarchive', 'actualize'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Each id is in exactly one of the three lists; idempotent (A-02, D-19). */
const BulkOutcome = z.object({
  done: z.array(z.uuid()),
  /** Already in the requested state, e.g. archived by a colleague. */
  unchanged: z.array(z.uuid()),
  /** Deleted since they were chosen. */
  gone: z.array(z.uuid()),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;

export const runBulkAction = endpoint({
  method: 'POST',
  path: '/api/land/properties/bulk',
  access: 'employee',
  summary: 'Архивировать, вернуть или актуализировать несколько объектов разом',
  body: z.object({
    action: z.enum(bulkActions),
    ids: z.array(z.uuid()).min(1).max(BULK_TAKE),
    ...ofRun,
  }),
  output: BulkOutcome,
  failures: ['operation.id_taken'],
});
