import { isUuid } from '@gektar/contract/checks.ts';
import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import { isSignedIn } from '#api/session.ts';

/** Redirects to the sign-in page when not signed in; the visited path is passed on (1§2). */
export function checkSignedIn({ location }: { location: ParsedLocation }): void {
  if (!isSignedIn()) throw redirect({ to: '/auth', search: { returnUrl: location.href } });
}

/** A malformed id is treated like an unknown one: 'Нет данных' inside the page (K-12). */
export function checkId({ params }: { params: Readonly<Record<string, string>> }): void {
  if (Object.values(params).some((id) => !isUuid(id))) throw notFound();
}

/**
 * Passes the URL search on unparsed: the page parses it with the schemas of its filter, which are therefore loaded with
 * the page.
 * @template Search type of the search that the page parses
 */
export function readOnPage<Search>(raw: Record<string, unknown>): Search {
  return raw as Search;
}

/** Search of a creation form, which may name an original to copy: `?copyOf={id}`. */
export function readCopySearch(raw: Record<string, unknown>): { readonly copyOf?: string } {
  const { copyOf } = raw;
  return typeof copyOf === 'string' && isUuid(copyOf) ? { copyOf } : {};
}
