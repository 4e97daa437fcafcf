import {
  Building,
  BuildingDraft,
  BuildingFields,
  NewBuilding,
} from '@gektar/contract/industrial/buildings/building.ts';
import { createBuilding, updateBuilding } from '@gektar/contract/industrial/buildings/building-calls.ts';
import { requiredOfBuilding } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { call } from '#api/call.ts';
import type { EntityForm } from '#form/described/entity-form.ts';
import { areaProblems, firstAreaProblem } from '#industrial/areas/area-values.ts';
import { editAddresses, UNSAVED } from '#industrial/editing/edit-addresses.ts';
import { buildingQuery, reloadIndustrial } from '#industrial/editing/edit-data.ts';
import { industrialForms, listCrumb, noPreview } from '#industrial/editing/industrial-forms.ts';
import { industrialDrafts, openLiteralDraft } from '#industrial/editing/literal-drafts.ts';
import { buildingForm } from './building-form-description.ts';
import type { BuildingValues } from './building-values.ts';

/**
 * Form to create and edit a building of a complex.
 * @param complexId `UNSAVED` when the complex is created in the same call, see `inChain` (H-02)
 */
export function buildingEntityIn(complexId: string, complexName: string): EntityForm<BuildingValues, Building> {
  return {
    form: buildingForm,
    fieldsSchema: BuildingFields,
    entitySchema: Building,
    required: new Set(requiredOfBuilding),
    preset: () => ({}),
    check: (found, { areaSet, totalArea }) => {
      const problem = firstAreaProblem(areaProblems(areaSet, totalArea));
      if (problem !== undefined && !found.has('areaSet')) found.set('areaSet', problem);
    },
    create: (fields, newId) => call(createBuilding, { body: NewBuilding.parse({ ...fields, complexId, newId }) }),
    update: (fields, { id, rowVersion }) =>
      call(updateBuilding, { body: BuildingDraft.parse({ ...fields, id, rowVersion }) }),
    drafts: industrialDrafts(() => openLiteralDraft('building', complexId)),
    refusals: 'building',
    keep: async (client, building) => {
      await reloadIndustrial(client);
      client.setQueryData(buildingQuery(building.id).queryKey, building);
    },
    ...industrialForms,
    above: [listCrumb],
    path: complexId === UNSAVED ? editAddresses.newComplex : editAddresses.complex(complexId),
    pathsOf: (building) => {
      const edit = editAddresses.editBuilding(building.complexId, building.id);
      return { page: editAddresses.complex(building.complexId), edit, created: edit };
    },
    words: {
      label: 'Здание',
      newTitle: 'Новое здание',
      list: complexName,
      preview: 'Здания и вакансии',
      created: 'Здание успешно создано',
      notCreated: 'Не удалось создать здание',
      createdBefore: 'Здание уже создано',
      saved: 'Здание успешно обновлено',
      notSaved: 'Не удалось обновить здание',
      contested: 'Здание изменено другим сотрудником',
    },
    nameOf: ({ name }) => name,
    firstField: 'name',
    Preview: noPreview,
  };
}
