import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { requestFields as industrialRequestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { requestFields as landRequestFields } from '@gektar/contract/land/requests/request-fields.ts';
import type { ChangeableEntity } from '@gektar/contract/operations/operation.ts';
import { buildings, objects, type PluralForms, requests, vacancies } from '@gektar/format/plural.ts';
import { draftForms } from '#drafts/draft-words.ts';
import { complexForms } from '#industrial/industrial-words.ts';

/** Field labels and count nouns of every entity that operations change. */
export const entityWords: Readonly<
  Record<ChangeableEntity, { readonly fields: FieldDescriptions; readonly forms: PluralForms }>
> = {
  property: { fields: propertyFields, forms: objects },
  land_request: { fields: landRequestFields, forms: requests },
  complex: { fields: complexFields, forms: complexForms },
  building: { fields: buildingFields, forms: buildings },
  vacancy: { fields: vacancyFields, forms: vacancies },
  industrial_request: { fields: industrialRequestFields, forms: requests },
  property_draft: { fields: propertyFields, forms: draftForms },
  complex_draft: { fields: complexFields, forms: draftForms },
  building_draft: { fields: buildingFields, forms: draftForms },
  vacancy_draft: { fields: vacancyFields, forms: draftForms },
};
