import type { LandContact } from '@gektar/contract/land/contacts/land-contact.ts';
import { createSignal } from '#ui/signal.ts';
import type { LandContactValues } from './land-contact-values.ts';

/** A contact to be created or edited over whatever page stands open. */
export interface OpenLandContact {
  /** undefined: a new one. */
  readonly contact: LandContact | undefined;
  /** Told what came of it. */
  readonly onSaved?: ((contact: LandContact) => void) | undefined;
  /** What was typed when the page went to the sign-in: the form that opens again after it begins with that. */
  readonly typed?: LandContactValues | undefined;
}

/** What stands open; set anew for each opening, so that a form never begins with what another left. */
export const openContact = createSignal<OpenLandContact | undefined>(undefined);

/** Opens the form of a contact from anywhere in the land area (1§2). */
export function openLandContact(contact?: LandContact, onSaved?: (contact: LandContact) => void): void {
  openContact.set({ contact, onSaved });
}
