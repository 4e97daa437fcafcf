import type { LandContact, LandContactDraft, LandContactFields } from '@gektar/contract/land/contacts/land-contact.ts';
import {
  createLandContact,
  deleteLandContact,
  listLandContacts,
  updateLandContact,
} from '@gektar/contract/land/contacts/land-contact-calls.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { refreshEntities } from '#api/entity-updates.ts';
import { keepAnswer } from '#api/keep-answer.ts';

export const landContactsQuery = queryOptions({
  queryKey: ['land', 'contacts'],
  queryFn: ({ signal }) => call(listLandContacts, {}, { signal }),
});

function changeList(client: QueryClient, how: (list: LandContact[]) => LandContact[]): Promise<void> {
  return keepAnswer<LandContact[]>(client, landContactsQuery.queryKey, (list) => list && how(list));
}

/** Appends the new contact to the cached list (1§4). */
export async function addLandContact(client: QueryClient, fields: LandContactFields): Promise<LandContact> {
  const contact = await call(createLandContact, { body: fields });
  await changeList(client, (list) => [...list.filter(({ id }) => id !== contact.id), contact]);
  return contact;
}

/** Replaces the contact in the cached list by its id (1§4); objects show its name. */
export async function saveLandContact(client: QueryClient, draft: LandContactDraft): Promise<LandContact> {
  const contact = await call(updateLandContact, { body: draft });
  await keepLandContact(client, contact);
  void refreshEntities(client, 'land', ['property', 'properties']);
  return contact;
}

export function keepLandContact(client: QueryClient, contact: LandContact): Promise<void> {
  return changeList(client, (list) => list.map((one) => (one.id === contact.id ? contact : one)));
}

/** Deletes the contact, and removes it from the cached list (1§4). */
export async function removeLandContact(client: QueryClient, id: string): Promise<void> {
  await call(deleteLandContact, { params: { id } });
  await changeList(client, (list) => list.filter((one) => one.id !== id));
}
