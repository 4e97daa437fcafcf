import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { entityRows } from '#database/entity-rows.ts';
import { entityTable } from '#database/entity-table.ts';

export const propertyRows = entityRows('land.properties', 'p');

/** Columns and link tables that store the fields described in `propertyFields`. */
export const propertyTable = entityTable({
  table: 'land.properties',
  alias: 'p',
  owner: 'property_id',
  fields: propertyFields,
  elsewhere: ['client'],
  readOnly: ['pricePerHa', 'dateTimeCreated', 'actualizationDateTime'],
  lists: {
    bestUses: { table: 'land.property_best_uses', value: 'best_use_id' },
    permittedUseTypes: {
      table: 'land.property_permitted_use_types',
      value: 'permitted_use_type_id',
    },
    okveds: { table: 'land.property_okveds', value: 'okved_id' },
  },
});
