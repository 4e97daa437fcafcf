import type { CallsOf } from '#endpoint.ts';
import { changeCalls } from '#operations/change-calls.ts';
import type * as endpoints from './draft-changes.ts';

export const complexDraftChanges: CallsOf<typeof endpoints.complexDraftChanges> = changeCalls(
  '/api/industrial/drafts/complexes',
);
export const buildingDraftChanges: CallsOf<typeof endpoints.buildingDraftChanges> = changeCalls(
  '/api/industrial/drafts/buildings',
);
export const vacancyDraftChanges: CallsOf<typeof endpoints.vacancyDraftChanges> = changeCalls(
  '/api/industrial/drafts/vacancies',
);
