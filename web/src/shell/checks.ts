import { isUuid } from '@gektar/contract/checks.ts';
import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import { isSignedIn } from '#api/session.ts';

/** The domains are only for the signed-in; the visited path is handed on (1§2). */
export function checkSignedIn({ location }: { location: ParsedLocation }): void {
  if (!isSignedIn()) throw redirect({ to: '/auth', search: { returnUrl: location.href } });
}

/** What cannot be an id is the id of nothing: 'Нет данных' inside the page, as for a well-formed unknown one (K-12). */
export function checkId({ params }: { params: Readonly<Record<string, string>> }): void {
  if (Object.values(params).some((id) => !isUuid(id))) throw notFound();
}

/**
 * What the address says, unread: the page reads it with the schemas of its filter, which therefore load with the page.
 * @template Search what the page reads
 */
export function readOnPage<Search>(raw: Record<string, unknown>): Search {
  return raw as Search;
}
