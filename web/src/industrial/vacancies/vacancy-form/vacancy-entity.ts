import { ACTIVE_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { NewVacancy, Vacancy, VacancyDraft, VacancyFields } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { createVacancy, updateVacancy } from '@gektar/contract/industrial/vacancies/vacancy-calls.ts';
import { requiredOfVacancy } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { call } from '#api/call.ts';
import { openNewDrafts } from '#form/described/entity-drafts.ts';
import type { EntityForm } from '#form/described/entity-form.ts';
import { areaProblems, firstAreaProblem } from '#industrial/areas/area-values.ts';
import { editAddresses, UNSAVED } from '#industrial/editing/edit-addresses.ts';
import { reloadIndustrial, vacancyQuery } from '#industrial/editing/edit-data.ts';
import { industrialForms, listCrumb } from '#industrial/editing/industrial-forms.ts';
import { industrialDrafts, noDraft } from '#industrial/editing/literal-drafts.ts';
import { unsavedVacancyFits } from '#industrial/vacancies/unsaved-vacancy-fits.ts';
import { causeOf, noteSavedFits } from '#sharing/fits/saved-fits.ts';
import { unsavedFitsNote } from '#sharing/fits/unsaved-fits-note.tsx';
import { vacancyForm } from './vacancy-form-description.ts';
import { VacancyPreview } from './vacancy-preview.tsx';
import type { VacancyValues } from './vacancy-values.ts';

/** Complex and building of a vacancy. */
export interface VacancyPlace {
  /** `UNSAVED` when complex and building are created in the same call, see `inChain` (H-02). */
  readonly complexId: string;
  readonly complexName: string;
  readonly buildingId: string;
  readonly buildingName: string;
}

/** Form to create and edit a vacancy of a building. */
export function vacancyEntityIn(place: VacancyPlace): EntityForm<VacancyValues, Vacancy> {
  const { complexId, complexName, buildingId, buildingName } = place;
  const isUnsaved = complexId === UNSAVED;
  const complexPath = isUnsaved ? editAddresses.newComplex : editAddresses.complex(complexId);
  return {
    form: vacancyForm,
    fieldsSchema: VacancyFields,
    entitySchema: Vacancy,
    required: new Set(requiredOfVacancy),
    preset: () => ({ vacancyStatus: ACTIVE_STATUS, isWholeForRent: null, isPublicationOnWebsite: null }),
    check: (found, { areaSetWithPrice }) => {
      const problem = firstAreaProblem(areaProblems(areaSetWithPrice));
      if (problem !== undefined && !found.has('areaSetWithPrice')) found.set('areaSetWithPrice', problem);
    },
    create: (fields, newId) => call(createVacancy, { body: NewVacancy.parse({ ...fields, buildingId, newId }) }),
    update: (fields, { id, rowVersion }) =>
      call(updateVacancy, { body: VacancyDraft.parse({ ...fields, id, rowVersion }) }),
    drafts: industrialDrafts(isUnsaved ? () => openNewDrafts('industrial-chain-vacancy') : noDraft),
    refusals: 'vacancy',
    keep: async (client, vacancy) => {
      await reloadIndustrial(client);
      client.setQueryData(vacancyQuery(vacancy.id).queryKey, vacancy);
    },
    afterSave: (saved, before) =>
      noteSavedFits(
        { name: 'vacancy' },
        saved.id,
        before && causeOf('ставки', before.averageNetRentalRate, saved.averageNetRentalRate),
      ),
    ...industrialForms,
    staysOpen: 'amongForms',
    above: [listCrumb, { label: complexName, to: complexPath }],
    path: isUnsaved ? editAddresses.newBuilding(UNSAVED) : complexPath,
    pathsOf: (vacancy) => {
      const edit = editAddresses.editVacancy(vacancy.complexId, vacancy.buildingId, vacancy.id);
      const otherPage = editAddresses.vacancy(vacancy.id);
      return { page: editAddresses.complex(vacancy.complexId), otherPage, edit, created: edit };
    },
    words: {
      label: 'Вакансия',
      newTitle: 'Новая вакансия',
      list: buildingName,
      preview: 'Карточка вакансии',
      created: 'Вакансия успешно создана',
      notCreated: 'Не удалось создать вакансию',
      createdBefore: 'Вакансия уже создана',
      saved: 'Вакансия успешно обновлена',
      notSaved: 'Не удалось обновить вакансию',
      contested: 'Вакансия изменена другим сотрудником',
    },
    nameOf: ({ name }) => name,
    firstField: 'name',
    Preview: VacancyPreview,
    // The values of an unsaved building and complex are in other forms.
    ...(!isUnsaved && { Note: unsavedFitsNote(unsavedVacancyFits, vacancyForm, { buildingId }) }),
  };
}
