import type { FailureCode } from '@gektar/contract/failure.ts';
import type { CustomerDouble, OwnContact } from '@gektar/contract/people/own-customer.ts';
import type { Reminder } from '@gektar/contract/reminders/reminder.ts';
import type { LocalDateTime } from '@gektar/format/date.ts';
import { v5 as uuidv5 } from 'uuid';
import { isFailure } from '#api/failure-text.ts';
import type { MinuteChoices, MinuteClient, MinuteKind, StoredMinute } from '#requests/minute/minute-kind.ts';
import type { MinuteValues } from '#requests/minute/minute-values.ts';
import { minuteName } from '#requests/minute/minute-words.ts';
import { type Caller, contactOf, type KnownCaller, type NewCaller } from './caller.ts';

/** Ids generated in the browser, so that a part sent twice is created once. */
export interface MinuteIds {
  readonly contact: string;
  readonly request: string;
  readonly reminder: string;
}

export interface MinuteToSave {
  readonly kind: MinuteKind;
  readonly caller: Exclude<Caller, { kind: 'none' }>;
  readonly values: MinuteValues;
  readonly choices: MinuteChoices;
  /** When to call back; null: no reminder. */
  readonly callBack: LocalDateTime | null;
  readonly employeeId: string | undefined;
  readonly ids: MinuteIds;
  /** Contacts with the same number that were shown to the employee. */
  readonly notDoubles: readonly string[];
}

export interface SavedMinute {
  readonly request: StoredMinute;
  /** null: no reminder was asked for. */
  readonly reminderId: string | null;
}

type ContactFields = ReturnType<typeof contactOf>;
type ReminderFields = Pick<Reminder, 'kind' | 'text' | 'dueDateTime' | 'employeeId'>;

interface Created {
  readonly id: string;
}
interface Version {
  readonly id: string;
  readonly rowVersion: number;
}

/** Server calls other than those for requests: customers and reminders. */
export interface MinuteCalls {
  readonly createCompany: (body: { newId: string; name: string }) => Promise<Created>;
  readonly createContact: (body: ContactFields & { newId: string; notDoubles: string[] }) => Promise<Created>;
  readonly updateContact: (body: ContactFields & Version & { notDoubles: string[] }) => Promise<Created>;
  readonly createReminder: (
    body: ReminderFields & { newId: string; about: { kind: 'land_request' | 'industrial_request'; id: string } },
  ) => Promise<Created>;
  readonly updateReminder: (body: ReminderFields & Version) => Promise<Created>;
}

/** Thrown when the request was saved but its reminder was not. */
export class ReminderMissing extends Error {
  override readonly name = 'ReminderMissing';
}

/** UUID namespace for the ids of companies named after a caller. */
const CALLERS = '5d0f6a38-2c1e-4f0b-9a77-1e5f3c9b8d42';

/** Id of the company named after a contact: the same for every request of the contact. */
export function companyIdOf(contactId: string): string {
  return uuidv5(contactId, CALLERS);
}

/**
 * Saves caller, request and reminder in this order. Each part is sent under its own id, so a repeated save reuses what
 * exists and writes what was changed since.
 * @throws the server's refusal; {@link ReminderMissing} when the request is saved without its reminder
 */
export async function saveMinuteRequest(save: MinuteToSave, calls: MinuteCalls): Promise<SavedMinute> {
  const { kind, values, choices, ids, callBack, employeeId = null } = save;
  const client = await clientOf(save, calls);
  const name = minuteName(client.name, kind, values, choices);
  const asked = { values, choices, client, name, employeeId };
  const request = await sendOnce<StoredMinute, StoredMinute>(`${kind.domain}_request.changed`, {
    create: () => kind.create(asked, ids.request),
    update: (stored) => kind.update(asked, stored),
  });
  if (callBack === null || employeeId === null) return { request, reminderId: null };
  const fields: ReminderFields = {
    kind: 'call',
    text: `Перезвонить: ${client.name}`.slice(0, 500),
    dueDateTime: callBack,
    employeeId,
  };
  try {
    const about = { kind: `${kind.domain}_request`, id: request.id } as const;
    const { id } = await sendOnce<Created, Reminder>('reminder.changed', {
      create: () => calls.createReminder({ ...fields, newId: ids.reminder, about }),
      update: (stored) => calls.updateReminder({ ...fields, ...versionOf(stored) }),
    });
    return { request, reminderId: id };
  } catch (error) {
    throw new ReminderMissing('the reminder is not saved', { cause: error });
  }
}

/** Customer of the request. Creates a new contact, and a company where the domain requires one. */
async function clientOf({ caller, kind, ids, notDoubles }: MinuteToSave, calls: MinuteCalls): Promise<MinuteClient> {
  if (caller.kind === 'known') {
    const { contactId } = caller;
    const companyId = caller.companyId ?? (await companyInName(caller, contactId, kind, calls)) ?? null;
    return { name: nameOf(caller), contactId, companyId };
  }
  const companyId = caller.companyId ?? (await companyInName(caller, ids.contact, kind, calls)) ?? null;
  const fields = contactOf(caller, companyId);
  const seen = [...notDoubles];
  const contact = await sendOnce<Created, OwnContact>('contact.changed', {
    create: () => calls.createContact({ ...fields, newId: ids.contact, notDoubles: seen }),
    update: (stored) => calls.updateContact({ ...fields, ...versionOf(stored), notDoubles: seen }),
  });
  return { name: nameOf(caller), contactId: contact.id, companyId };
}

/** Creates our own company, named after the caller; undefined where a request needs no company. */
async function companyInName(
  caller: KnownCaller | NewCaller,
  contactId: string | null,
  { isCompanyRequired }: Pick<MinuteKind, 'isCompanyRequired'>,
  { createCompany }: MinuteCalls,
): Promise<string | undefined> {
  if (!isCompanyRequired || contactId === null) return undefined;
  const name = caller.kind === 'known' ? caller.name : fullName(caller);
  // A company renamed meanwhile is used as it is: it still belongs to this contact.
  const { id } = await sendOnce<Created, Created>('company.changed', {
    create: () => createCompany({ newId: companyIdOf(contactId), name }),
    update: (stored) => Promise.resolve(stored),
  });
  return id;
}

/** Name as the contact shows it, first name first. */
function fullName(caller: NewCaller): string {
  const { firstName, lastName } = contactOf(caller);
  return `${firstName} ${lastName}`.trim();
}

function nameOf(caller: KnownCaller | NewCaller): string {
  return caller.kind === 'new' ? fullName(caller) : caller.name || caller.companyName || 'Без имени';
}

function versionOf({ id, rowVersion }: Version): Version {
  return { id, rowVersion };
}

/** Creates a part under its id. If the id exists with other values, updates the stored part. */
async function sendOnce<Output, Stored>(
  changed: FailureCode,
  { create, update }: { create: () => Promise<Output>; update: (stored: Stored) => Promise<Output> },
): Promise<Output> {
  try {
    return await create();
  } catch (error) {
    if (!isFailure(error, changed)) throw error;
    return update(error.current as Stored);
  }
}

/** Contacts with the same number when they are the reason of a refused save, otherwise none. */
export function doublesIn(error: unknown): readonly CustomerDouble[] {
  return isFailure(error, 'customer.doubles') ? (error.current as readonly CustomerDouble[]) : [];
}
