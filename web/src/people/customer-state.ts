import { formatDate } from '@gektar/format/date.ts';
import { isFailure } from '#api/failure-text.ts';

/** Known data of a company or a contact stored by its id. */
export interface StoredCustomer {
  readonly id: string;
  /** From the customer service, current or last known. */
  readonly name: string | undefined;
  /** Name delivered with the referring entity. */
  readonly knownName: string | null | undefined;
  readonly storedAt: string | undefined;
  /** The customer service answers and no longer knows it. */
  readonly isGone: boolean | undefined;
  readonly error: unknown;
}

/** The name, or the id as a fallback that can be looked up. */
export function customerTitle({ id, name, knownName, error }: StoredCustomer): string {
  return name ?? knownName ?? (error ? id : '…');
}

/** The age of stale data. */
export function awayRemark(storedAt: string): string {
  return `CRM не отвечает, данные от ${formatDate(storedAt)}`;
}

/** A note about stale or missing data; undefined for fresh data. */
export function customerRemark({ name, knownName, storedAt, isGone, error }: StoredCustomer): string | undefined {
  if (storedAt !== undefined && isGone) return `Этой записи больше нет в CRM, данные от ${formatDate(storedAt)}`;
  if (storedAt !== undefined) return awayRemark(storedAt);
  if (name !== undefined || !error) return undefined;
  if (isFailure(error, 'company.not_found') || isFailure(error, 'contact.not_found')) return 'Этой записи нет в CRM';
  return knownName ? 'CRM не отвечает' : 'CRM не отвечает, показан номер записи';
}
