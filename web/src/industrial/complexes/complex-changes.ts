import { complexFields, setByActualizing } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { complexChanges } from '@gektar/contract/industrial/full-model/full-model-calls.ts';
import { plainNames } from '#form/described/described-values.ts';
import { industrialFieldKit } from '#industrial/industrial-field-kit.tsx';
import { complexForms } from '#industrial/industrial-words.ts';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import { refreshComplexes } from './complex-list-data.ts';

const notOffered = new Set<string>(setByActualizing);
/** What is changed most often, first. */
const often = ['responsibleUser', 'vacanciesUpdatePeriod', 'complexConstructionStatus', 'complexType'];

/** Changes of many complexes at once. */
export const changedComplexes: ChangedEntity = {
  call: complexChanges.changes,
  forms: complexForms,
  fields: complexFields,
  offered: [...new Set([...often, ...plainNames(complexFields, Object.keys(complexFields))])].filter(
    (name) => !notOffered.has(name),
  ),
  kit: industrialFieldKit,
  refresh: refreshComplexes,
};
