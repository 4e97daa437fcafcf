import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { linkOptions } from '@tanstack/react-router';
import type { RequestKind } from '#requests/request-kind.ts';
import { requestViewOf } from '#requests/request-list.ts';
import { requestQueries } from './request-data.ts';
import { requestEntries } from './request-entry.ts';
import { requestLink } from './request-links.ts';

const list = '/industrial/requests';

/** The kind of requests of the industrial domain: for vacancies. The page of a request opens on its selection. */
export const requestKind: RequestKind<IndustrialRequest> = {
  domain: 'industrial',
  paths: { list, creation: '/industrial/requests/new', edit: '/industrial/requests/$id/edit' },
  pageName: (name) => `Запрос ${name}`,
  links: {
    page: requestLink,
    selection: requestLink,
    company: (companyId) => linkOptions({ to: list, search: { companyId } }),
    companyInView: (companyId) =>
      linkOptions({ to: list, search: (present) => ({ view: requestViewOf(present), companyId }) }),
  },
  fields: requestFields,
  entries: requestEntries,
  queries: requestQueries,
  notFound: 'industrial_request.not_found',
};
