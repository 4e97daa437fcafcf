import { type LinkOptions, linkOptions } from '@tanstack/react-router';

/** Link to the page of a request, which opens on its selection (E-02). */
export function requestLink(id: string): LinkOptions {
  return linkOptions({ to: '/industrial/requests/$id/selection', params: { id } });
}

/** Link to the history of a request. */
export function requestHistoryLink(id: string): LinkOptions {
  return linkOptions({ to: '/industrial/requests/$id/history', params: { id } });
}

/** Link to the search for vacancies inside a request. */
export function requestSearchLink(id: string): LinkOptions {
  return linkOptions({ to: '/industrial/requests/$id/search', params: { id } });
}

/** Link to the answers of the client of a request. */
export function requestAnswersLink(id: string): LinkOptions {
  return linkOptions({ to: '/industrial/requests/$id/answers', params: { id } });
}
