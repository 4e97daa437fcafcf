import { type LinkOptions, linkOptions } from '@tanstack/react-router';

/** The page of a request: its selection (E-02). */
export function requestLink(id: string): LinkOptions {
  return linkOptions({ to: '/industrial/requests/$id/selection', params: { id } });
}

/** Changes of a request. */
export function requestHistoryLink(id: string): LinkOptions {
  return linkOptions({ to: '/industrial/requests/$id/history', params: { id } });
}

/** Vacancies for a request. */
export function requestSearchLink(id: string): LinkOptions {
  return linkOptions({ to: '/industrial/requests/$id/search', params: { id } });
}
