import { anyOf, anyOfRecords, type Criteria, during, only, within } from '#criteria/criterion.ts';
import { anyPart, search } from '#industrial/criteria-kinds.ts';
import { filterLimits } from '#industrial/filter-limits.ts';
import type { complexFields } from './complex-fields.ts';

const max = filterLimits.area;

/** Criteria of the complex itself, not of its buildings and vacancies (2§3). */
export const complexCriteria = {
  ids: only('id'),
  regionIds: anyOf('regionId'),
  /** Not in the specification (the drawn chip 'Шоссе'). */
  highwayIds: anyOf('highway'),
  responsibleUser: anyOfRecords('responsibleUser'),
  cadastralNumbers: anyPart('cadastralNumbers'),
  complexName: search('name'),
  complexConstructionStatuses: anyOf('complexConstructionStatus'),
  complexArea: within('complexArea', { max }),
  distanceFromRingRoad: within('distanceFromRingRoad', { max }),
  distanceFromCenter: within('distanceFromCenter', { max }),
  commissioningDate: during('commissioningDate'),
  typeIndustrialArea: anyOf('typeIndustrialArea'),
  /**
   * Not in the specification: the last day on which the confirmation of its vacancies is valid (H-13); never confirmed
   * complexes come before any day. A fixed day instead of "today", because answers are cached while the data do not
   * change.
   */
  vacanciesConfirmedUntil: during('confirmedUntil'),
  /**
   * Not in the specification: the last day for confirming its vacancies, counted from the creation where they were
   * never confirmed. Active complexes with open vacancies and a day before today are listed in the bell (N-05).
   */
  vacanciesDueUntil: during('dueUntil'),
} as const satisfies Criteria<keyof typeof complexFields | 'id' | 'confirmedUntil' | 'dueUntil'>;
