import type { Domain } from '@gektar/contract/domain.ts';
import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Parsed URL of the client pages: `/public/{id}`, `/public/{id}/report`, and the view in the query. */
export interface ClientAddress {
  readonly domain: Domain;
  readonly id: string;
  readonly isReport: boolean;
  /** `list` for all, `mine` for liked ones, `open` for those without an answer, `asked` for those with questions. */
  readonly view: 'list' | 'map' | 'mine' | 'open' | 'asked' | 'compare';
  /** Item shown on its page. */
  readonly itemId: string | null;
  /** Items chosen for comparison, in the order of choosing; at most `MOST_COMPARED`. */
  readonly compared: readonly string[];
  readonly password: string | null;
}

/** Most items of one comparison. */
export const MOST_COMPARED = 4;

const paths = { public: 'land', 'industrial-public': 'industrial' } as const;
const views = ['list', 'map', 'mine', 'open', 'asked', 'compare'] as const;

/** @returns undefined for an unknown path */
export function readAddress(href: string): ClientAddress | undefined {
  const { pathname, searchParams } = new URL(href);
  const [, root, id, page, ...rest] = pathname.replace(/\/+$/, '').split('/');
  const domain = root === 'public' || root === 'industrial-public' ? paths[root] : undefined;
  if (!domain || !id || rest.length > 0 || (page !== undefined && page !== 'report')) return undefined;
  return {
    domain,
    id: decoded(id),
    isReport: page === 'report',
    view: views.find((view) => view === searchParams.get('view')) ?? 'list',
    itemId: searchParams.get('item'),
    compared: [...new Set(searchParams.get('compare')?.split(','))].filter(Boolean).slice(0, MOST_COMPARED),
    password: searchParams.get('password'),
  };
}

/** An invalid percent escape gives an unknown id instead of an error. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export type ClientPlace = Partial<Pick<ClientAddress, 'isReport' | 'view' | 'itemId' | 'compared'>>;

/** Path of another view of the same link, with the access code (G-14) and the chosen items unless others are given. */
export function hrefOf({ domain, id, password, compared }: ClientAddress, to: ClientPlace): string {
  const search = new URLSearchParams();
  if (password !== null) search.set('password', password);
  if (to.view && to.view !== 'list') search.set('view', to.view);
  if (to.itemId) search.set('item', to.itemId);
  const chosen = to.compared ?? compared;
  if (chosen.length > 0) search.set('compare', chosen.join(','));
  const query = search.size > 0 ? `?${search}` : '';
  const root = domain === 'land' ? 'public' : 'industrial-public';
  return `/${root}/${encodeURIComponent(id)}${to.isReport ? '/report' : ''}${query}`;
}

/** State stored in a history entry. */
interface Kept {
  /** Scroll position when the page was left (px). */
  readonly top?: number;
  /** Whether the previous history entry is a client page too. */
  readonly hasBefore?: boolean;
}

const changed = 'client-address';
const kept = (): Kept => (history.state as Kept | null) ?? {};

/** Navigates without reloading the page. */
export function goTo(href: string): void {
  history.replaceState({ ...kept(), top: window.scrollY }, '');
  history.pushState({ hasBefore: true } satisfies Kept, '', href);
  window.dispatchEvent(new Event(changed));
}

/** Changes the URL of the present page, without a new entry in history and without scrolling. */
export function replaceHref(href: string): void {
  history.replaceState({ ...kept(), top: window.scrollY }, '', href);
  window.dispatchEvent(new Event(changed));
}

/** Goes back in history, or to a path when the visit began on this page. */
export function goBackOr(href: string): void {
  if (kept().hasBefore) {
    history.back();
    return;
  }
  history.replaceState({}, '', href);
  window.dispatchEvent(new Event(changed));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(changed, onChange);
  };
}

/** The current URL. Going back restores the scroll position, a new URL starts at the top. */
export function useClientHref(): string {
  const href = useSyncExternalStore(subscribe, () => location.href);
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    if (href) window.scrollTo(0, kept().top ?? 0);
  }, [href]);
  return href;
}
