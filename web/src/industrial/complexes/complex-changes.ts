import { buildingFields, computedOfBuilding } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { complexFields, setByActualizing } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import {
  buildingChanges,
  complexChanges,
  vacancyChanges,
} from '@gektar/contract/industrial/full-model/full-model-calls.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { buildings, vacancies } from '@gektar/format/plural.ts';
import { industrialFieldKit } from '#industrial/industrial-field-kit.tsx';
import { complexForms } from '#industrial/industrial-words.ts';
import { type ChangedEntity, offeredNames } from '#operations/changed-entity.ts';
import { refreshComplexes } from './complex-list-data.ts';

const common = { kit: industrialFieldKit, refresh: refreshComplexes };

/** Changes of many complexes at once. */
export const changedComplexes: ChangedEntity = {
  ...common,
  call: complexChanges.changes,
  forms: complexForms,
  fields: complexFields,
  offered: offeredNames(complexFields, {
    often: ['responsibleUser', 'vacanciesUpdatePeriod', 'complexConstructionStatus', 'complexType'],
    without: setByActualizing,
  }),
};

/** The same of each level of a complex. */
export const changedParts: Readonly<Record<'complex' | 'building' | 'vacancy', ChangedEntity>> = {
  complex: changedComplexes,
  building: {
    ...common,
    call: buildingChanges.changes,
    forms: buildings,
    fields: buildingFields,
    offered: offeredNames(buildingFields, { without: computedOfBuilding }),
  },
  vacancy: {
    ...common,
    call: vacancyChanges.changes,
    forms: vacancies,
    fields: vacancyFields,
    // The average rate is written through its parts.
    offered: offeredNames(vacancyFields, {
      often: ['averageNetRentalRate'],
      without: ['areaSize', 'mainAreaTypeCalc'],
    }),
  },
};
