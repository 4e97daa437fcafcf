import { DraftFilter } from '#drafts/draft.ts';
import { changeEndpoints } from '#operations/operation-endpoints.ts';

export const propertyDraftChanges = changeEndpoints('/api/land/drafts/properties', DraftFilter);
