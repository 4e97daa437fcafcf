import { propertyChanges } from '@gektar/contract/land/properties/property-calls.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { objects } from '@gektar/format/plural.ts';
import { plainNames } from '#form/described/described-values.ts';
import { landFieldKit } from '#land/land-field-kit.tsx';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import { refreshProperties } from './property-data.ts';

/** Computed, or set by a call of its own. */
const notOffered = new Set([
  'pricePerHa',
  'client',
  'dateTimeCreated',
  'actualizationDateTime',
  'referralAppointmentDateTime',
]);
/** What is changed most often, first. */
const often = ['price', 'responsibleEmployeeId', 'lastConversationDate', 'onSale', 'area', 'comment'];

/** Changes of many objects at once. */
export const changedProperties: ChangedEntity = {
  call: propertyChanges.changes,
  forms: objects,
  fields: propertyFields,
  offered: [...new Set([...often, ...plainNames(propertyFields, Object.keys(propertyFields))])].filter(
    (name) => !notOffered.has(name),
  ),
  kit: landFieldKit,
  refresh: refreshProperties,
};
