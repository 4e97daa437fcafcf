import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requestFields } from '@gektar/contract/land/requests/request-fields.ts';
import { linkOptions } from '@tanstack/react-router';
import type { RequestKind } from '#requests/request-kind.ts';
import { requestViewOf } from '#requests/request-list.ts';
import { requestQueries } from './request-data.ts';
import { requestEntries } from './request-entry.ts';

/** The kind of requests of the land domain: for plots. */
export const requestKind: RequestKind<LandRequest> = {
  domain: 'land',
  paths: { list: '/land/request', creation: '/land/request/new', edit: '/land/request/$id/edit' },
  pageName: (name) => name,
  links: {
    page: (id) => linkOptions({ to: '/land/request/$id', params: { id } }),
    selection: (id) => linkOptions({ to: '/land/request/$id/selections', params: { id } }),
    company: (companyId) => linkOptions({ to: '/land/request', search: { companyId } }),
    companyInView: (companyId) =>
      linkOptions({ to: '/land/request', search: (present) => ({ view: requestViewOf(present), companyId }) }),
  },
  fields: requestFields,
  entries: requestEntries,
  queries: requestQueries,
  notFound: 'land_request.not_found',
};
