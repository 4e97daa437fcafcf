import type { Talk, TalkDraft } from '@gektar/contract/people/talk.ts';
import * as talks from '@gektar/contract/people/talk-endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Person, TestApp } from '#testing/test-app.ts';
import { nobodysId, type Prepare, type WritingCall, withBody, withNobodysId, writes } from './writing-call.ts';

/** A contact that is not from the CRM. @returns its id */
export async function givenContact(
  { db }: Pick<TestApp, 'db'>,
  { id = uuidv7(), firstName = 'Вера', lastName = 'Лозинская', companyId = null, phones = [] }: GivenContact = {},
): Promise<string> {
  await db
    .insertInto('shared.contacts')
    .values({ id, first_name: firstName, last_name: lastName, company_id: companyId, phones: stored(phones) })
    .execute();
  return id;
}

interface GivenContact {
  readonly id?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly companyId?: string | null;
  readonly phones?: readonly string[];
}

/** A company that is not from the CRM. @returns its id */
export async function givenCompany(
  { db }: Pick<TestApp, 'db'>,
  { id = uuidv7(), name = 'ООО «Северный обоз»', phones = [] }: { id?: string; name?: string; phones?: string[] } = {},
): Promise<string> {
  await db
    .insertInto('shared.companies')
    .values({ id, name, phones: stored(phones) })
    .execute();
  return id;
}

function stored(phones: readonly string[]): string {
  return JSON.stringify(phones.map((phoneNumber) => ({ phoneType: 'WORK', phoneNumber })));
}

export function talkDraft(contactId: string, about: Partial<TalkDraft> = {}): TalkDraft {
  const newId = uuidv7();
  const customer = { kind: 'contact', id: contactId } as const;
  return {
    newId,
    customer,
    dateTime: '2026-11-19T16:05:00',
    text: `Просила половину блока ${newId}`,
    minutes: 6,
    ...about,
  };
}

/** A talk of the broker with a new contact. */
export async function givenTalk(app: TestApp, about: Partial<TalkDraft> = {}, by: Person = app.broker): Promise<Talk> {
  const contactId = about.customer?.id ?? (await givenContact(app));
  return await by.call(talks.createTalk, { body: talkDraft(contactId, about) });
}

const edited = ({ id, rowVersion, dateTime, minutes }: Talk) => ({
  ...{ id, rowVersion, dateTime, minutes, text: `Другое ${id}` },
});

async function foreign(app: TestApp): Promise<Talk> {
  return givenTalk(app, {}, await app.anotherBroker());
}

const creation: Prepare = async (app) => ({ body: talkDraft(await givenContact(app)) });
const edit: Prepare = async (app) => ({ body: edited(await givenTalk(app)) });

/** Talks with companies and people. */
export const talkCalls: readonly WritingCall[] = [
  writes(talks.createTalk, creation, {
    'talk.changed': async (app) => ({ body: talkDraft(await givenContact(app), { newId: (await givenTalk(app)).id }) }),
    'company.not_found': async () => ({ body: talkDraft('', { customer: { kind: 'company', id: 'nobody' } }) }),
    'contact.not_found': async () => ({ body: talkDraft('nobody') }),
  }),
  writes(talks.updateTalk, edit, {
    'talk.not_found': async () => ({
      body: { id: nobodysId, rowVersion: 1, dateTime: '2026-11-19T16:05:00', text: 'Разговор', minutes: null },
    }),
    'talk.changed': withBody(edit, { rowVersion: 7 }),
    'access.forbidden': async (app) => ({ body: edited(await foreign(app)) }),
  }),
  writes(talks.deleteTalk, async (app) => ({ params: { id: (await givenTalk(app)).id } }), {
    'talk.not_found': withNobodysId,
    'access.forbidden': async (app) => ({ params: { id: (await foreign(app)).id } }),
  }),
  writes(
    talks.restoreTalk,
    async (app) => {
      const { id } = await givenTalk(app);
      await app.broker.call(talks.deleteTalk, { params: { id } });
      return { params: { id } };
    },
    {
      'talk.not_found': withNobodysId,
      'access.forbidden': async (app) => ({ params: { id: (await foreign(app)).id } }),
    },
  ),
];
