import { fieldMessages } from '@gektar/contract/field-message.ts';
import { NewProperty, Property, PropertyDraft, PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { createProperty, updateProperty } from '@gektar/contract/land/properties/property-calls.ts';
import { UTILITY_MAX, utilityKeys, WIZARD_UTILITY_MAX } from '@gektar/contract/land/utility.ts';
import { namesOf } from '@gektar/contract/records.ts';
import { type ReactNode, useMemo } from 'react';
import * as z from 'zod';
import { call } from '#api/call.ts';
import { photosProblem } from '#files/photo-rules.ts';
import { draftsUnder } from '#form/described/entity-drafts.ts';
import type { EntityForm } from '#form/described/entity-form.ts';
import { issuesOf } from '#form/issues.ts';
import { landForms } from '#land/land-forms.ts';
import { plotFits } from '#land/properties/plot-fits.ts';
import { keepSavedProperty } from '#land/properties/property-data.ts';
import { PROPERTY_DRAFTS } from '#land/properties/property-drafts.ts';
import { unsavedPlotFits } from '#land/properties/unsaved-plot-fits.ts';
import { causeOf, noteSavedFits } from '#sharing/fits/saved-fits.ts';
import { unsavedFitsNote } from '#sharing/fits/unsaved-fits-note.tsx';
import { PropertyEditingContext } from './form-context.ts';
import { toUtility } from './own-fields.ts';
import { PreviewCard } from './preview-card.tsx';
import { propertyForm } from './property-form-description.ts';
import type { PropertyFieldName, PropertyValues } from './property-values.ts';

/**
 * Required fields of an edited object (1§5): those that the schema does not accept without a value, with both
 * coordinates as one input. A new object has two more (D-03).
 */
const required: ReadonlySet<PropertyFieldName> = new Set(
  namesOf(PropertyFields.shape)
    .filter((name) => !PropertyFields.shape[name].safeParse(undefined).success)
    .map((name) => (name === 'latitude' || name === 'longitude' ? 'position' : name)),
);

/** Creation and edit of an object. */
export const propertyEntity: EntityForm<PropertyValues, Property> = {
  form: propertyForm,
  fieldsSchema: PropertyFields,
  entitySchema: Property,
  required,
  // Required by the creation wizard or by the entity (D-03).
  newRequired: new Set([...required, 'price', 'permittedUseTypes']),
  preset: (employeeId) => ({ responsibleEmployeeId: employeeId ?? null }),
  check: (found, values, loaded) => {
    checkPhotos(found, values, loaded);
    if (loaded === undefined) checkNew(found, values);
  },
  create: (fields, newId) => call(createProperty, { body: NewProperty.parse({ ...fields, newId }) }),
  update: (fields, { id, rowVersion }) =>
    call(updateProperty, { body: PropertyDraft.parse({ ...fields, id, rowVersion }) }),
  drafts: draftsUnder(PROPERTY_DRAFTS),
  refusals: 'property',
  keep: keepSavedProperty,
  afterSave: (saved, before) => noteSavedFits(plotFits, saved.id, before && causeOf('цены', before.price, saved.price)),
  ...landForms,
  path: '/land/property',
  words: {
    label: 'Объект',
    newTitle: 'Новый объект',
    list: 'Объекты',
    preview: 'Карточка объекта',
    created: 'Объект успешно создан',
    notCreated: 'Не удалось создать объект',
    createdBefore: 'Объект уже создан',
    saved: 'Объект успешно обновлен',
    notSaved: 'Не удалось обновить объект',
    contested: 'Объект изменён другим сотрудником',
  },
  nameOf: ({ cadastralNumbers: [first = ''] }) => first,
  firstField: 'cadastralNumbers',
  Preview: PreviewCard,
  Note: unsavedFitsNote(unsavedPlotFits, propertyForm),
  Around: Editing,
};

/** Checks changed photos: all need types, and one of them the mark for the presentation (IMG-011, H-06). */
function checkPhotos(found: Map<PropertyFieldName, string>, values: PropertyValues, loaded: Property | undefined) {
  const isOld = loaded !== undefined && propertyForm.plan.isSame('images', values, propertyForm.toValues(loaded));
  const problem = isOld ? undefined : photosProblem(values.images);
  if (problem !== undefined && !found.has('images')) found.set('images', problem);
}

const Amount = z.number().max(WIZARD_UTILITY_MAX).nullable();

/** Checks a new object, which has more required fields and a lower limit of utility amounts (D-02, D-03). */
function checkNew(found: Map<PropertyFieldName, string>, values: PropertyValues) {
  if (values.price === null) found.set('price', fieldMessages.required);
  if (values.permittedUseTypes.length === 0) found.set('permittedUseTypes', fieldMessages.choose);
  for (const key of utilityKeys) {
    const { value = null, from = null, to = null } = toUtility(values[key]) ?? {};
    const [issue] = [value, from, to].flatMap((amount) => issuesOf(Amount, amount));
    if (issue !== undefined && !found.has(key)) found.set(key, issue.message);
  }
}

function Editing({ loaded, children }: { loaded: Property | undefined; children: ReactNode }) {
  const editing = useMemo(() => ({ loaded, utilityMax: loaded ? UTILITY_MAX : WIZARD_UTILITY_MAX }), [loaded]);
  return <PropertyEditingContext value={editing}>{children}</PropertyEditingContext>;
}
