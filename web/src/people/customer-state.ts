import { formatDate } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import { isFailure } from '#api/failure-text.ts';

/** Mark of a company or contact that is not from the CRM when a CRM is connected (N-03). */
export const OWN = 'не из CRM';
export const WAITING = 'Ждём ответа CRM…';
const AWAY = 'CRM не отвечает';

/** Known data of a company or a contact whose id is stored in an entity. */
export interface StoredCustomer {
  readonly id: string;
  /** Name from the CRM, current or last known. */
  readonly name: string | undefined;
  /** Name from the entity that refers to the record. */
  readonly knownName: string | null | undefined;
  readonly storedAt: string | undefined;
  /** The CRM answers that the record no longer exists. */
  readonly isGone: boolean | undefined;
  /** Our own record, unknown to the CRM. */
  readonly isOwn: boolean | undefined;
  readonly error: unknown;
}

/** Flags of a response about a company or a contact: when it was stored, whether it is gone, whether it is our own. */
type Marks = Partial<Pick<StoredCustomer, 'storedAt' | 'isGone' | 'isOwn'>>;

/**
 * Combines the answer of a query with the known name.
 * @param name display name from the answer
 */
export function storedCustomer(
  id: string,
  name: string | undefined,
  { data, error }: { readonly data: Marks | undefined; readonly error: unknown },
  knownName?: string | null,
): StoredCustomer {
  return { id, name, knownName, storedAt: data?.storedAt, isGone: data?.isGone, isOwn: data?.isOwn, error };
}

/** The name; the id when the name cannot be loaded, so that it can be looked up. */
export function customerTitle({ id, name, knownName, error }: StoredCustomer): string {
  return name ?? knownName ?? (error ? id : '…');
}

/** Flags of one record of a list. */
type Listed = { readonly storedAt?: string | undefined; readonly isCrmAway?: true | undefined };

/**
 * Note for a list when the CRM did not answer: with the age of the oldest stored record, or without an age when all
 * records are our own. Undefined when the CRM answered.
 */
export function awayWords(list: readonly Listed[]): string | undefined {
  const [oldest] = list.flatMap(({ storedAt }) => storedAt ?? []).sort();
  if (oldest !== undefined) return awayRemark(oldest);
  return list.some(({ isCrmAway }) => isCrmAway) ? AWAY : undefined;
}

/** Note with the age of stored data. */
export function awayRemark(storedAt: string): string {
  return `${AWAY}: показано сохранённое от ${formatDate(storedAt)}`;
}

/** Note about a record that is our own, outdated or missing; undefined for current data of the CRM. */
export function customerRemark({
  name,
  knownName,
  storedAt,
  isGone,
  isOwn,
  error,
}: StoredCustomer): string | undefined {
  if (isOwn) return OWN;
  if (storedAt !== undefined && isGone) return `Этой записи больше нет в CRM, данные от ${formatDate(storedAt)}`;
  if (storedAt !== undefined) return awayRemark(storedAt);
  if (name !== undefined || !error) return undefined;
  if (isFailure(error, 'company.not_found') || isFailure(error, 'contact.not_found')) return 'Этой записи нет в CRM';
  return knownName ? AWAY : `${AWAY}, показан номер записи`;
}

/** Where a chosen company comes from; without a CRM all companies are our own. */
export function originOf(id: string, { hasCrm, isOwn }: { hasCrm: boolean; isOwn: boolean }): string {
  if (!hasCrm) return 'из списка компаний';
  return isOwn ? OWN : `из CRM, № ${id}`;
}

export interface ListState {
  /** Whether names come from a CRM. */
  readonly hasCrm: boolean;
  readonly isWaiting: boolean;
  readonly isError: boolean;
}

/** Text of an empty list of companies or contacts; while there is no answer it must not say that none exist. */
export function emptyListText({ hasCrm, isWaiting, isError }: ListState): string {
  if (isWaiting) return hasCrm ? WAITING : 'Загрузка…';
  if (isError) return hasCrm ? AWAY : 'Не удалось загрузить данные';
  return missing.data;
}
