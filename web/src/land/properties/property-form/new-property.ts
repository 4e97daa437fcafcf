import { forEachFlag } from '@gektar/contract/land/properties/property-flags.ts';
import { type UtilityKey, utilityKeys } from '@gektar/contract/land/properties/utility.ts';
import { v7 as uuidv7 } from 'uuid';
import { storedEmployeeId } from '#api/session.ts';
import { type DraftStore, openDraftStore } from '#form/draft-store.ts';
import { sameValues } from '#form/sections/merge-values.ts';
import { propertyPlan } from './property-plan.ts';
import type { PropertyValues, UtilityValue } from './property-values.ts';

/** What was typed of a new object, and the id it was perhaps already sent with: a lost answer makes no second one. */
export interface NewPropertyDraft {
  readonly newId: string;
  readonly values: PropertyValues;
}

/** What the creation of an object opens with. */
export interface NewPropertyBeginning extends NewPropertyDraft {
  /** The empty form. */
  readonly base: PropertyValues;
  readonly isRestored: boolean;
}

/** This employee's draft of a new object. */
export function openNewPropertyDrafts(): DraftStore<NewPropertyDraft> {
  return openDraftStore(`land-property/${storedEmployeeId() ?? 'nobody'}/new`);
}

/** The empty form, with whatever was typed before and not saved. */
export function beginNew(employeeId: string | undefined, draft: NewPropertyDraft | undefined): NewPropertyBeginning {
  const base = emptyValues(employeeId);
  // A draft of an older version of the page may lack a field: there it is empty.
  const values = { ...base, ...draft?.values };
  const isRestored = !sameValues(propertyPlan, values, base);
  return { newId: draft?.newId ?? uuidv7(), base, values, isRestored };
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
