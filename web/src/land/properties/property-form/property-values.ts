import type { Property } from '@gektar/contract/land/properties/property.ts';
import type { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import type { DescribedValues } from '#form/described/described-values.ts';
import type { OwnValues } from './own-fields.ts';

/** Computed by the server or filled by other operations. */
type ReadOnly = 'pricePerHa' | 'client' | 'dateTimeCreated' | 'actualizationDateTime';

/** Values of the form: wire names, values as the fields need them. */
export type PropertyValues = Omit<DescribedValues<typeof propertyFields, Property>, ReadOnly> & OwnValues;
export type PropertyFieldName = keyof PropertyValues;
