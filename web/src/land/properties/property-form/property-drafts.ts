import { storedEmployeeId } from '#api/session.ts';
import { type DraftStore, openDraftStore } from '#form/draft-store.ts';
import type { PropertyValues } from './property-values.ts';

/** What was typed, and the state it was typed over: enough to merge it with a newer one. */
export interface PropertyDraftContent {
  readonly rowVersion: number;
  readonly base: PropertyValues;
  readonly values: PropertyValues;
}

/** Drafts of this employee for one object. */
export function openPropertyDrafts(propertyId: string): DraftStore<PropertyDraftContent> {
  return openDraftStore(`land-property/${storedEmployeeId() ?? 'nobody'}/${propertyId}`);
}
