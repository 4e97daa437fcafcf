import { formatDate } from '@gektar/format/date.ts';
import { isFailure } from '#api/failure-text.ts';

/** What is known of a company or a contact that is stored by its id. */
export interface StoredCustomer {
  readonly id: string;
  /** As the customer service tells it now, or told it last. */
  readonly name: string | undefined;
  /** As it came along with what refers to it. */
  readonly knownName: string | null | undefined;
  readonly storedAt: string | undefined;
  /** The customer service answers and knows it no longer. */
  readonly isGone: boolean | undefined;
  readonly error: unknown;
}

/** The name, or in its place the id: a person can look that up. */
export function customerTitle({ id, name, knownName, error }: StoredCustomer): string {
  return name ?? knownName ?? (error ? id : '…');
}

/** What is shown is as old as this. */
export function awayRemark(storedAt: string): string {
  return `CRM не отвечает, данные от ${formatDate(storedAt)}`;
}

/** A quiet line about where the name comes from; nothing while all is well. */
export function customerRemark({ name, knownName, storedAt, isGone, error }: StoredCustomer): string | undefined {
  if (storedAt !== undefined && isGone) return `Этой записи больше нет в CRM, данные от ${formatDate(storedAt)}`;
  if (storedAt !== undefined) return awayRemark(storedAt);
  if (name !== undefined || !error) return undefined;
  if (isFailure(error, 'company.not_found') || isFailure(error, 'contact.not_found')) return 'Этой записи нет в CRM';
  return knownName ? 'CRM не отвечает' : 'CRM не отвечает, показан номер записи';
}
