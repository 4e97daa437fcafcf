import { propertyChanges } from '@gektar/contract/land/properties/property-calls.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { utilityKeys } from '@gektar/contract/land/utility.ts';
import { forEachName } from '@gektar/contract/records.ts';
import { objects } from '@gektar/format/plural.ts';
import { landFieldKit } from '#land/land-field-kit.tsx';
import { type ChangedEntity, offeredNames } from '#operations/changed-entity.ts';
import { EmployeeName } from '#people/employee-name.tsx';
import { findPropertiesById, refreshProperties } from './property-data.ts';
import { utilityPart } from './utility-part.tsx';

/** How objects are changed outside of their form: in cells and in bulk. */
export const changedProperties: ChangedEntity = {
  domain: 'land',
  calls: propertyChanges,
  forms: objects,
  fields: propertyFields,
  offered: offeredNames(propertyFields, {
    often: ['price', 'responsibleEmployeeId', 'lastConversationDate', 'onSale', 'area', 'comment'],
    without: ['pricePerHa', 'client', 'dateTimeCreated', 'actualizationDateTime', 'referralAppointmentDateTime'],
  }),
  cellEditors: forEachName(utilityKeys, utilityPart),
  kit: landFieldKit,
  refresh: refreshProperties,
  findRows: findPropertiesById,
  seenBy: async (ids) => {
    const { inSelections } = await import('#sharing/to-selection/in-selections.tsx');
    return inSelections({ domain: 'land', Employee: EmployeeName }, ids);
  },
};
