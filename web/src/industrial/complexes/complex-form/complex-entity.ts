import { Complex, ComplexDraft, ComplexFields, NewComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { createComplex, updateComplex } from '@gektar/contract/industrial/complexes/complex-calls.ts';
import { requiredOfComplex } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { call } from '#api/call.ts';
import type { EntityForm } from '#form/described/entity-form.ts';
import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import { ownComplexQuery, reloadIndustrial } from '#industrial/editing/edit-data.ts';
import { industrialForms, noPreview } from '#industrial/editing/industrial-forms.ts';
import { industrialDrafts, openLiteralDraft } from '#industrial/editing/literal-drafts.ts';
import { noteSavedFits } from '#sharing/fits/saved-fits.ts';
import { unsavedFitsNote } from '#sharing/fits/unsaved-fits-note.tsx';
import { complexForm } from './complex-form-description.ts';
import type { ComplexValues } from './complex-values.ts';
import { unsavedComplexFits } from './unsaved-complex-fits.ts';

/** Creation and edit of a complex. */
export const complexEntity: EntityForm<ComplexValues, Complex> = {
  form: complexForm,
  fieldsSchema: ComplexFields,
  entitySchema: Complex,
  // 2§5
  required: new Set([...requiredOfComplex, 'regionId', 'position']),
  preset: (employeeId) => ({ responsibleUser: employeeId ?? null }),
  create: (fields, newId) => call(createComplex, { body: NewComplex.parse({ ...fields, newId }) }),
  update: (fields, { id, rowVersion }) =>
    call(updateComplex, { body: ComplexDraft.parse({ ...fields, id, rowVersion }) }),
  drafts: industrialDrafts(() => openLiteralDraft('industrialComplex')),
  refusals: 'complex',
  keep: async (client, complex) => {
    await reloadIndustrial(client);
    client.setQueryData(ownComplexQuery(complex.id).queryKey, complex);
  },
  afterSave: (saved, before) => noteSavedFits({ name: 'complex' }, saved.id, before && 'до изменений'),
  ...industrialForms,
  path: editAddresses.list,
  pathsOf: ({ id }) => ({
    page: editAddresses.complex(id),
    edit: editAddresses.editComplex(id),
    created: editAddresses.editComplex(id),
  }),
  words: {
    label: 'Комплекс',
    newTitle: 'Новый комплекс',
    list: 'Объекты',
    preview: 'Здания и вакансии',
    created: 'Комплекс успешно создан',
    notCreated: 'Не удалось создать комплекс',
    createdBefore: 'Комплекс уже создан',
    saved: 'Комплекс успешно обновлен',
    notSaved: 'Не удалось обновить комплекс',
    contested: 'Комплекс изменён другим сотрудником',
  },
  nameOf: ({ name }) => name,
  firstField: 'name',
  Preview: noPreview,
  Note: unsavedFitsNote(unsavedComplexFits, complexForm),
};
