import type { LandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { createSignal } from '#ui/signal.ts';
import type { LandContactValues } from './land-contact-values.ts';

/** A contact to create or edit in a dialog over any page. */
export interface OpenLandContact {
  /** undefined: a new contact. */
  readonly contact: LandContact | undefined;
  /** Called with the saved contact. */
  readonly onSaved?: ((contact: LandContact) => void) | undefined;
  /** Values typed before a sign-in: initial values of the form that opens again after it. */
  readonly typed?: LandContactValues | undefined;
}

/** The open contact; a new object for each opening, so that a form never starts with the state of another. */
export const openContact = createSignal<OpenLandContact | undefined>(undefined);

/** Opens the form of a contact from anywhere in the land domain (1§2). */
export function openLandContact(contact?: LandContact, onSaved?: (contact: LandContact) => void): void {
  openContact.set({ contact, onSaved });
}
