import { attachFile, deleteFile, uploadFiles } from '@gektar/contract/files/file-endpoints.ts';
import { IMAGE_MAX_BYTES } from '@gektar/contract/files/stored-file.ts';
import {
  createLandContact,
  deleteLandContact,
  updateLandContact,
} from '@gektar/contract/land/contacts/land-contact.ts';
import { linkCompany, linkContact } from '@gektar/contract/people/customer-endpoints.ts';
import { updateOwnCard } from '@gektar/contract/people/own-card-endpoints.ts';
import {
  createOwnCompany,
  createOwnContact,
  updateOwnCompany,
  updateOwnContact,
} from '@gektar/contract/people/own-customer-endpoints.ts';
import { refreshSignIn, signIn, signOut } from '@gektar/contract/people/sign-in.ts';
import { checkServices } from '@gektar/contract/system.ts';
import { sql } from 'kysely';
import { countSignIn, MOST_OF_LOGIN } from '#people/sign-in-brake.ts';
import { givenEmployee, givenProperty } from '#testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '#testing/given-complex.ts';
import { givenSignIn } from '#testing/given-sign-in.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import { corners } from '#testing/pictures.ts';
import type { TestApp } from '#testing/test-app.ts';
import { fileOf, givenUpload } from '#testing/upload.ts';
import { but, nobodysId, type Prepare, type WritingCall, withBody, withNobodysId, writes } from './writing-call.ts';

const PASSWORD = 'Пароль-от-межи-7';

const credentials: Prepare = async ({ db }) => {
  const { id, login } = await givenEmployee(db);
  await givenSignIn(db, id, { login, password: PASSWORD });
  return { body: { login, password: PASSWORD }, token: null };
};
const blocked: Prepare = async (app) => {
  const { body } = await credentials(app);
  const { login } = body as { login: string };
  await app.db.updateTable('shared.employees').set({ blocked_at: 'now' }).where('login', '=', login).execute();
  return { body, token: null };
};
/** Credentials of a login that has used up its sign-in attempts for this minute. */
async function braked(app: TestApp): ReturnType<Prepare> {
  const sent = await credentials(app);
  const { login } = sent.body as { login: string };
  for (let tried = 0; tried < MOST_OF_LOGIN; tried++) {
    await countSignIn(app.db, { login, network: '192.0.2.99', device: undefined });
  }
  return sent;
}
const signedIn: Prepare = async (app) => {
  const { body } = await credentials(app);
  const { refreshToken } = await app.anonymous(signIn, { body: body as { login: string; password: string } });
  return { body: { refreshToken }, token: null };
};

const signInCalls: readonly WritingCall[] = [
  writes(
    signIn,
    credentials,
    {
      'auth.wrong_credentials': withBody(credentials, { password: 'Другой' }),
      'auth.blocked': blocked,
      'auth.too_many_tries': braked,
    },
    { counts: ['shared.sign_in_tries'] },
  ),
  writes(refreshSignIn, signedIn, { 'auth.refresh_void': withBody(signedIn, { refreshToken: 'выдуманный' }) }),
  writes(signOut, signedIn, {}),
];

const loose: Prepare = async ({ db }) => ({ params: { id: await givenStoredFile(db) } });
const attached: Prepare = async (app) => ({
  ...(await loose(app)),
  body: { entityType: 'property', entityId: (await givenProperty(app.db)).id },
});
/** A photo of another property. */
const othersPhoto: Prepare = async ({ db }) => {
  const id = await givenStoredFile(db);
  await givenProperty(db, { images: [{ globalImageId: id }] });
  return { params: { id } };
};

const fileCalls: readonly WritingCall[] = [
  writes(
    uploadFiles,
    async () => ({
      files: [fileOf(await corners(64, 40).jpeg().toBuffer(), 'фото.jpg'), fileOf('план', 'план.txt')],
    }),
    {
      // The first file is acceptable, the second is empty.
      'file.refused': async () => ({ files: [fileOf('план', 'план.txt'), fileOf('', 'пусто.txt')] }),
      'file.too_large': async () => ({
        query: { kind: 'image' },
        files: [fileOf(Buffer.alloc(IMAGE_MAX_BYTES + 1), 'фото.jpg')],
      }),
    },
  ),
  writes(deleteFile, loose, { 'file.not_found': withNobodysId, 'file.attached': othersPhoto }),
  writes(attachFile, attached, {
    'file.not_found': but(attached, () => ({ params: { id: nobodysId } })),
    'file.attached': async (app) => ({ ...(await attached(app)), ...(await othersPhoto(app)) }),
    'file.refused': attachedToVacancy,
    'property.not_found': withBody(attached, { entityId: nobodysId }),
    'complex.not_found': withBody(attached, { entityType: 'complex', entityId: nobodysId }),
    'building.not_found': withBody(attached, { entityType: 'building', entityId: nobodysId }),
    'vacancy.not_found': withBody(attached, { entityType: 'vacancy', entityId: nobodysId }),
  }),
];

/** Attaches a photo to a vacancy, which has documents but no photos. */
async function attachedToVacancy(app: TestApp): ReturnType<Prepare> {
  const { id: complexId } = await givenComplex(app.db);
  const { id: buildingId } = await givenBuilding(app.db, complexId);
  const { id } = await givenVacancy(app.db, buildingId);
  return withBody(attached, { entityType: 'vacancy', entityId: id })(app);
}

const contact: Prepare = async () => ({ body: { firstName: 'Пётр', lastName: 'Ёлкин', phone: '8 (916) 123-45-67' } });
async function givenContact({ broker }: TestApp): Promise<string> {
  return (await broker.call(createLandContact, { body: { firstName: 'Анна', lastName: 'Лугова' } })).id;
}
const otherContact: Prepare = async (app) => ({
  body: { id: await givenContact(app), rowVersion: 1, firstName: 'Анна', lastName: 'Полева' },
});

const contactCalls: readonly WritingCall[] = [
  writes(createLandContact, contact, {}),
  writes(updateLandContact, otherContact, {
    'land_contact.not_found': withBody(otherContact, { id: nobodysId }),
    'land_contact.changed': withBody(otherContact, { rowVersion: 7 }),
  }),
  writes(deleteLandContact, async (app) => ({ params: { id: await givenContact(app) } }), {
    'land_contact.not_found': withNobodysId,
    'land_contact.in_use': async (app) => {
      const id = await givenContact(app);
      await givenProperty(app.db, { landContact: { id } });
      return { params: { id } };
    },
  }),
];

const NO_CRM = 'the server of these calls has no customer service; own-customers.test.ts shows it';
const linkRefusals = {
  'customer.not_own': NO_CRM,
  'customer.linked': NO_CRM,
  'customer.not_in_crm': NO_CRM,
  'crm.away': NO_CRM,
  'crm.absent': async () => ({ body: { id: 'own-company', crmId: '7' } }),
};
const customerCalls: readonly WritingCall[] = [
  writes(linkCompany, NO_CRM, { ...linkRefusals, 'company.not_found': NO_CRM }),
  writes(linkContact, NO_CRM, { ...linkRefusals, 'contact.not_found': NO_CRM }),
];

const newCompany: Prepare = async () => ({
  body: { name: 'КФХ «Борозда»', inn: '7707329152', phones: ['74951234567'] },
});
const newContact: Prepare = async ({ broker }) => {
  const { id } = await broker.call(createOwnCompany, { body: { name: 'Пашня' } });
  return { body: { firstName: 'Зоя', companyId: id, phones: ['79161234567'] } };
};
/** Creates a company with the id of an existing one that has other content. */
const sentBefore: Prepare = async ({ broker }) => {
  const { id: newId } = await broker.call(createOwnCompany, { body: { name: 'Пашня' } });
  return { body: { newId, name: 'Межа' } };
};
const contactSentBefore: Prepare = async ({ broker }) => {
  const { id: newId } = await broker.call(createOwnContact, { body: { firstName: 'Ида' } });
  return { body: { newId, firstName: 'Глеб' } };
};
/** The call with a telephone that another record has; a new telephone in each call. */
function withHeldPhone(prepare: Prepare): Prepare {
  return async (app) => {
    const { rows } = await sql<{ count: number }>`select count(*) from shared.companies`.execute(app.db);
    const phones = [String(79_160_000_000 + (rows[0]?.count ?? 0))];
    await app.broker.call(createOwnCompany, { body: { name: 'Межа', phones } });
    await app.broker.call(createOwnContact, { body: { firstName: 'Ида', phones } });
    return withBody(prepare, { phones })(app);
  };
}
const companyEdit: Prepare = async ({ broker }) => {
  const { id, rowVersion } = await broker.call(createOwnCompany, { body: { name: 'Пашня' } });
  return { body: { id, rowVersion, name: 'Новая пашня' } };
};
const contactEdit: Prepare = async ({ broker }) => {
  const { id, rowVersion } = await broker.call(createOwnContact, { body: { firstName: 'Ида' } });
  return { body: { id, rowVersion, firstName: 'Ида', lastName: 'Полевая' } };
};
/** The edit of a record that belongs to the CRM, or is linked to one there. */
function ofService(prepare: Prepare, source: { is_own?: boolean; crm_id?: string }): Prepare {
  return async (app) => {
    const sent = await prepare(app);
    const { id } = sent.body as { id: string };
    for (const table of ['shared.companies', 'shared.contacts'] as const) {
      await app.db.updateTable(table).set(source).where('id', '=', id).execute();
    }
    return sent;
  };
}
const edits = (edit: Prepare) => ({
  'customer.doubles': withHeldPhone(edit),
  'customer.not_own': ofService(edit, { is_own: false }),
  'customer.linked': ofService(edit, { crm_id: '7' }),
});
const ownCustomerCalls: readonly WritingCall[] = [
  writes(createOwnCompany, newCompany, {
    'company.changed': sentBefore,
    'customer.doubles': withHeldPhone(newCompany),
  }),
  writes(createOwnContact, newContact, {
    'contact.changed': contactSentBefore,
    'customer.doubles': withHeldPhone(newContact),
    'company.not_found': withBody(newContact, { companyId: 'nobody' }),
    'crm.away': NO_CRM,
  }),
  writes(updateOwnCompany, companyEdit, {
    'company.not_found': withBody(companyEdit, { id: 'nobody' }),
    'company.changed': withBody(companyEdit, { rowVersion: 7 }),
    ...edits(companyEdit),
  }),
  writes(updateOwnContact, contactEdit, {
    'contact.not_found': withBody(contactEdit, { id: 'nobody' }),
    'contact.changed': withBody(contactEdit, { rowVersion: 7 }),
    'company.not_found': withBody(contactEdit, { companyId: 'nobody' }),
    'crm.away': NO_CRM,
    ...edits(contactEdit),
  }),
];

const checkCalls: readonly WritingCall[] = [
  writes(checkServices, 'a check is seen by other processes from its beginning, and records what it found', {
    'service.not_connected': async () => ({ body: { names: ['crm'] } }),
    'service.being_checked': async ({ db }) => {
      await sql`
        insert into shared.service_states (kind, name, checking_since) values ('service', 'files', now())
        on conflict (kind, name) do update set checking_since = now()`.execute(db);
      return { body: { names: ['files'] } };
    },
  }),
];

const card = { phone: '79160000001', telegram: 'egor_s', whatsapp: null, replyHours: null, isCardShown: true };
const photographed: Prepare = async (app) => ({ body: { ...card, photoId: (await givenUpload(app)).id } });

const ownCardCalls: readonly WritingCall[] = [
  writes(updateOwnCard, photographed, {
    'employee.not_found': 'a token of an employee who does not exist is refused before',
    'file.gone': withBody(photographed, { photoId: nobodysId }),
  }),
];

export const sharedCalls: readonly WritingCall[] = [
  ...signInCalls,
  ...fileCalls,
  ...contactCalls,
  ...customerCalls,
  ...ownCustomerCalls,
  ...ownCardCalls,
  ...checkCalls,
];
