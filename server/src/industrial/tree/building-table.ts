import { buildingFields, computedOfBuilding } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { entityRows } from '#database/entity-rows.ts';
import { entityTable } from '#database/entity-table.ts';

export const buildingRows = entityRows('industrial.buildings', 'b', 'date_time_updated');

/** Columns and link tables that store the fields described in `buildingFields`. */
export const buildingTable = entityTable({
  table: 'industrial.buildings',
  alias: 'b',
  owner: 'building_id',
  fields: buildingFields,
  elsewhere: [],
  readOnly: computedOfBuilding,
  lists: {
    flooringTypes: { table: 'industrial.building_flooring_types', value: 'flooring_type_id' },
    facades: { table: 'industrial.building_facades', value: 'facade_id' },
    fireExtinguishingSystems: {
      table: 'industrial.building_fire_extinguishing_systems',
      value: 'fire_extinguishing_system_id',
    },
    ventilations: { table: 'industrial.building_ventilations', value: 'ventilation_id' },
  },
});
