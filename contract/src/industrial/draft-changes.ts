import { DraftFilter } from '#drafts/draft.ts';
import { changeEndpoints } from '#operations/operation-endpoints.ts';

export const complexDraftChanges = changeEndpoints('/api/industrial/drafts/complexes', DraftFilter);
export const buildingDraftChanges = changeEndpoints('/api/industrial/drafts/buildings', DraftFilter);
export const vacancyDraftChanges = changeEndpoints('/api/industrial/drafts/vacancies', DraftFilter);
