import { fillPath, queryString } from '@gektar/contract/endpoint.ts';
import { searchOfRequest } from '@gektar/contract/industrial/requests/fits-request.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import {
  countVacanciesInRequest,
  findRequests,
  findVacanciesInRequest,
  listRequestsForComplex,
  listRequestsForVacancy,
} from '@gektar/contract/industrial/requests/request-endpoints.ts';
import { industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import type { Case, Request } from '#requests.ts';

/** The measured reads of requests: 2,000 of them, each with 20 vacancies in its selection. */
export function requestCases(
  requests: readonly IndustrialRequest[],
  { largest, vacancy }: { largest: string; vacancy: string },
): Case[] {
  const inside = ({ path }: { readonly path: string }, about: object, one: IndustrialRequest): Request => ({
    method: 'POST',
    path: path + queryString({ requestId: one.id, ...about }),
    body: JSON.stringify({ filterModel: searchOfRequest(one) }),
  });
  const of = ({ path }: { readonly path: string }, params: Record<string, string>): Request => ({
    method: 'GET',
    path: fillPath(path, params),
  });
  return [
    {
      name: 'vacancies inside a request, page of 50',
      requests: requests.map((one) => inside(findVacanciesInRequest, { take: 50 }, one)),
    },
    {
      name: 'vacancies inside a request, count',
      requests: requests.map((one) => inside(countVacanciesInRequest, {}, one)),
    },
    { name: '2,000 requests that one vacancy fits', requests: [of(listRequestsForVacancy, { id: vacancy })] },
    { name: '2,000 requests that a complex of 300 fits', requests: [of(listRequestsForComplex, { id: largest })] },
    { name: 'requests, page of 10', requests: [{ method: 'POST', path: findRequests.path, body: '{}' }] },
    {
      name: 'selection of 20 vacancies',
      requests: requests.map(({ id }) => of(industrialSelections.ofRequest, { requestId: id })),
    },
  ];
}
