import type {
  listMatchesOfComplex,
  listMatchesOfVacancy,
} from '@gektar/contract/industrial/requests/request-endpoints.ts';
import type { listMatchesOfProperty } from '@gektar/contract/land/requests/request-endpoints.ts';
import type { UnsavedFits } from '@gektar/contract/requests/unsaved-fits.ts';
import type { TestApp } from './test-app.ts';

type ListMatches = typeof listMatchesOfProperty | typeof listMatchesOfVacancy | typeof listMatchesOfComplex;

/** Answer of the call of a stored object's matches, in the shape of the answer about unsaved values. */
export async function savedMatches({ broker }: TestApp, endpoint: ListMatches, id: string): Promise<UnsavedFits> {
  const asked = (query: object) => broker.call(endpoint as typeof listMatchesOfProperty, { params: { id }, query });
  const all = await asked({ take: 1 });
  const good = await asked({ take: 3, least: 70, unoffered: true });
  return {
    all: all.all,
    good: good.all,
    first: good.items.map(({ request: { id: requestId, name, company, contact }, percent }) => {
      const person = contact && `${contact.firstName} ${contact.lastName}`;
      return { requestId, name, client: company?.name ?? person, percent: percent ?? 0 };
    }),
  };
}
