import { forEachFlag } from '@gektar/contract/land/properties/property-flags.ts';
import { type UtilityKey, utilityKeys } from '@gektar/contract/land/properties/utility.ts';
import { storedEmployeeId } from '#api/session.ts';
import { type DraftStore, openDraftStore } from '#form/draft-store.ts';
import type { NewDraft } from '#form/sections/begin-new.ts';
import type { PropertyValues, UtilityValue } from './property-values.ts';

/** This employee's draft of a new object. */
export function openNewPropertyDrafts(): DraftStore<NewDraft<PropertyValues>> {
  return openDraftStore(`land-property/${storedEmployeeId() ?? 'nobody'}/new`);
}

const noUtility: UtilityValue = { kind: 0, isRange: false, value: null, range: { from: null, to: null } };

/** Nothing but who answers for it: whoever enters it (D-03). */
export function emptyValues(responsibleEmployeeId: string | undefined): PropertyValues {
  return {
    cadastralNumbers: [],
    lastConversationDate: null,
    propertyType: null,
    responsibleEmployeeId: responsibleEmployeeId ?? null,
    landContact: null,
    companyId: null,
    contactId: null,
    referralContactId: null,
    referralAppointmentDateTime: null,
    referralComment: '',
    address: '',
    landHighway: null,
    position: { latitude: null, longitude: null },
    isApproximatePosition: false,
    polygons: [],
    linkToPublicCadastralMap: '',
    area: null,
    price: null,
    kmFromCity: null,
    buildingArea: null,
    category: null,
    ownershipType: null,
    region: null,
    linkToDocumentation: '',
    linkToDisk: '',
    bestUses: [],
    permittedUseTypes: [],
    okveds: [],
    comment: '',
    images: [],
    documents: [],
    ...(Object.fromEntries(utilityKeys.map((key) => [key, noUtility])) as Record<UtilityKey, UtilityValue>),
    ...forEachFlag(() => false),
  };
}
