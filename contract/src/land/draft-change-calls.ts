import type { CallsOf } from '#endpoint.ts';
import { changeCalls } from '#operations/change-calls.ts';
import type * as endpoints from './draft-changes.ts';

export const propertyDraftChanges: CallsOf<typeof endpoints.propertyDraftChanges> =
  changeCalls('/api/land/drafts/properties');
