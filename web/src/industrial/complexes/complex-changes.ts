import { buildingFields, computedOfBuilding } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { complexFields, setByActualizing } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { buildingChanges, complexChanges } from '@gektar/contract/industrial/full-model/full-model-calls.ts';
import { buildings } from '@gektar/format/plural.ts';
import { industrialFieldKit } from '#industrial/industrial-field-kit.tsx';
import { complexForms } from '#industrial/industrial-words.ts';
import { openVacanciesOf } from '#industrial/vacancies/open-vacancies-of.ts';
import { changedVacancies, inSelectionsOfVacancies } from '#industrial/vacancies/vacancy-changes.ts';
import { type ChangedEntity, offeredNames } from '#operations/changed-entity.ts';
import { findComplexesById, refreshComplexes } from './complex-list-data.ts';

const common = { domain: 'industrial', kit: industrialFieldKit, refresh: refreshComplexes } as const;

/** How complexes are changed outside of their form: in cells and in bulk. */
export const changedComplexes: ChangedEntity = {
  ...common,
  calls: complexChanges,
  forms: complexForms,
  fields: complexFields,
  offered: offeredNames(complexFields, {
    often: ['responsibleUser', 'vacanciesUpdatePeriod', 'complexConstructionStatus', 'complexType'],
    without: setByActualizing,
  }),
  findRows: findComplexesById,
  seenBy: async (ids) => inSelectionsOfVacancies(await openVacanciesOf(ids)),
};

/** How each level of a complex is changed outside of its form. */
export const changedParts: Readonly<Record<'complex' | 'building' | 'vacancy', ChangedEntity>> = {
  complex: changedComplexes,
  building: {
    ...common,
    calls: buildingChanges,
    forms: buildings,
    changed: ['Изменено', 'Изменены', 'Изменено'],
    fields: buildingFields,
    offered: offeredNames(buildingFields, { without: computedOfBuilding }),
  },
  vacancy: changedVacancies,
};
