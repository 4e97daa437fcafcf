import { Failure } from '@gektar/contract/failure.ts';
import {
  type OwnCompany,
  type OwnCompanyCreation,
  type OwnCompanyDraft,
  OwnCompanyFields,
  type OwnContact,
  type OwnContactCreation,
  type OwnContactDraft,
  OwnContactFields,
} from '@gektar/contract/people/own-customer.ts';
import { validate as isUuid, v5 as uuidv5 } from 'uuid';
import { changesBetween, insertAudit } from '#database/audit.ts';
import type { Db } from '#database/db.ts';
import { createEntity, type WritableEntity } from '#database/entity-writes.ts';
import { sameFields } from '#database/sent-before.ts';
import { refuseDoubles } from './customer-doubles.ts';
import type { CustomerKind } from './customer-references.ts';
import {
  companyColumns,
  contactColumns,
  customerRows,
  findCompanyToEdit,
  findContactToEdit,
  findMeans,
  findSource,
  lockedCompanyId,
  sameNumber,
} from './own-customer-queries.ts';

/** The acting employee, and whether a CRM is connected. */
export interface Writer {
  readonly employeeId: string;
  readonly hasCrm: boolean;
}

type Own<Wire, Fields> = WritableEntity<Wire & { rowVersion: number }, Fields>;

const notAudited = new Set(['id', 'rowVersion']);

/** Fields of companies and contacts by which doubles are found. */
interface Compared {
  readonly phones: readonly string[];
  readonly inn?: string | null;
}

/** Description of companies that are not from the CRM, for `createEntity`. */
function companyEntity(notDoubles: readonly string[], hasCrm: boolean): Own<OwnCompany, OwnCompanyFields> {
  return {
    name: 'company',
    notFound: 'company.not_found',
    changed: 'company.changed',
    find: findCompanyToEdit,
    lock: customerRows.company.lock,
    async insert(tx, id, fields) {
      const { phones, inn } = fields;
      await refuseDoubles(tx, { kind: 'company', name: '', phones, inn, exceptId: null, notDoubles }, hasCrm);
      await customerRows.company.insert(tx, id, companyColumns(fields));
    },
    async update(tx, id, fields) {
      await customerRows.company.update(tx, id, companyColumns(fields, await findMeans(tx, 'company', id)));
    },
    isSame: (stored, fields) => sameFields(OwnCompanyFields.parse(stored), OwnCompanyFields.parse(fields)),
    notAudited,
    auditsFields: true,
  };
}

/**
 * Description of contacts that are not from the CRM, for `createEntity`. If the company was linked meanwhile, the CRM
 * company is used.
 */
function contactEntity(notDoubles: readonly string[], hasCrm: boolean): Own<OwnContact, OwnContactFields> {
  return {
    name: 'contact',
    notFound: 'contact.not_found',
    changed: 'contact.changed',
    find: findContactToEdit,
    lock: customerRows.contact.lock,
    async insert(tx, id, fields) {
      const criteria = {
        kind: 'contact',
        name: '',
        inn: null,
        exceptId: null,
        notDoubles,
        phones: fields.phones,
      } as const;
      await refuseDoubles(tx, criteria, hasCrm);
      await customerRows.contact.insert(tx, id, contactColumns(await withCompany(tx, fields)));
    },
    async update(tx, id, fields) {
      const means = await findMeans(tx, 'contact', id);
      await customerRows.contact.update(tx, id, contactColumns(await withCompany(tx, fields), means));
    },
    isSame: (stored, fields) => sameFields(OwnContactFields.parse(stored), OwnContactFields.parse(fields)),
    notAudited,
    auditsFields: true,
  };
}

/** Replaces a linked company by its CRM company. @throws {Failure} company.not_found */
async function withCompany(tx: Db, fields: OwnContactFields): Promise<OwnContactFields> {
  if (fields.companyId === null) return fields;
  const companyId = await lockedCompanyId(tx, fields.companyId);
  if (companyId === undefined) throw unknownCompany();
  return { ...fields, companyId };
}

/** The refusal at the field of the company. */
export function unknownCompany(): Failure {
  return new Failure('company.not_found', { fields: { companyId: 'Компания не найдена' } });
}

/** @throws {Failure} customer.doubles; company.changed when sent twice with other fields */
export function createOwnCompany(
  tx: Db,
  body: OwnCompanyCreation,
  { employeeId, hasCrm }: Writer,
): Promise<OwnCompany> {
  const { newId, notDoubles, ...fields } = body;
  return createEntity(companyEntity(notDoubles, hasCrm), tx, { newId, fields }, employeeId);
}

/** @throws {Failure} customer.doubles, company.not_found; contact.changed when sent twice with other fields */
export function createOwnContact(
  tx: Db,
  body: OwnContactCreation,
  { employeeId, hasCrm }: Writer,
): Promise<OwnContact> {
  const { newId, notDoubles, ...fields } = body;
  return createEntity(contactEntity(notDoubles, hasCrm), tx, { newId, fields }, employeeId);
}

/** @throws {Failure} company.not_found, company.changed, customer.doubles, customer.not_own, customer.linked */
export function updateOwnCompany(tx: Db, draft: OwnCompanyDraft, writer: Writer): Promise<OwnCompany> {
  const { id, rowVersion, notDoubles, ...fields } = draft;
  const entity = companyEntity(notDoubles, writer.hasCrm);
  return updateOwn(entity, tx, { kind: 'company', id, rowVersion, fields, notDoubles }, writer);
}

/** @throws {Failure} contact.not_found, contact.changed, customer.doubles, customer.not_own, customer.linked */
export function updateOwnContact(tx: Db, draft: OwnContactDraft, writer: Writer): Promise<OwnContact> {
  const { id, rowVersion, notDoubles, ...fields } = draft;
  const entity = contactEntity(notDoubles, writer.hasCrm);
  return updateOwn(entity, tx, { kind: 'contact', id, rowVersion, fields, notDoubles }, writer);
}

interface Edit<Fields> {
  readonly kind: CustomerKind;
  readonly id: string;
  readonly rowVersion: number;
  readonly fields: Fields;
  readonly notDoubles: readonly string[];
}

/** Saves an edit; only new phones and INNs are compared with other records. */
async function updateOwn<Wire extends Compared & { rowVersion: number }, Fields extends Compared>(
  entity: Own<Wire, Fields>,
  tx: Db,
  { kind, id, rowVersion, fields, notDoubles }: Edit<Fields>,
  { employeeId, hasCrm }: Writer,
): Promise<Wire> {
  const before = (await entity.lock(tx, id)) ? await entity.find(tx, id) : undefined;
  const source = await findSource(tx, kind, id);
  if (before === undefined || source === undefined) throw new Failure(entity.notFound);
  if (!source.isOwn) throw new Failure('customer.not_own');
  if (source.crmId !== null) throw new Failure('customer.linked');
  if (before.rowVersion !== rowVersion) throw new Failure(entity.changed, { current: before });
  if (entity.isSame(before, fields)) return before;
  const phones = fields.phones.filter((phone) => !before.phones.some((stored) => sameNumber(stored, phone)));
  const inn = fields.inn === before.inn ? null : (fields.inn ?? null);
  await refuseDoubles(tx, { kind, name: '', phones, inn, exceptId: id, notDoubles }, hasCrm);
  await entity.update(tx, id, fields, before);
  const after = await entity.find(tx, id);
  if (after === undefined) throw new Error(`${kind} ${id} is gone in the transaction that wrote it`);
  const changes = changesBetween(before, after, entity.notAudited);
  await insertAudit(tx, { employeeId, entity: entity.name, entityId: auditIdOf(id), action: 'update', changes });
  return after;
}

/** UUID namespace for ids of records that are not UUIDs. */
const CUSTOMERS = '5b0f6c3e-7a54-4d0c-9f0e-2a61c9a4d7b1';

/** Id of a record in the history, which stores only UUIDs. */
export function auditIdOf(id: string): string {
  return isUuid(id) ? id : uuidv5(id, CUSTOMERS);
}
