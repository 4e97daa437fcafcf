import type { RequestMatches } from '@gektar/contract/requests/request-matches.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FittedRequest } from './fits-kind.ts';
import { savedFitsQuery } from './fits-queries.ts';
import { SavedFitsBanner } from './saved-fits-banner.tsx';

const id = '019a0000-0000-7000-8000-0000000000b1';
const request = { name: 'Склад у Клина' } as FittedRequest;
const fits = (all: number): RequestMatches<FittedRequest> => ({
  all,
  mine: 0,
  exact: 0,
  items: all === 0 ? [] : [{ request, objectId: id, isExact: false, percent: 83, held: null, isHidden: false }],
});

const kind = { domain: 'land', name: 'property', changedBy: [], find: async () => fits(0) } as const;

/** The banner over matches that were read at `readAt`, of an object saved at 1,000 (ms). */
function bannerOf(matches: RequestMatches<FittedRequest>, readAt: number): string {
  const client = new QueryClient();
  client.setQueryData(savedFitsQuery(kind, id).queryKey, matches, { updatedAt: readAt });
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <SavedFitsBanner
          kind={kind}
          saved={{ name: 'property', id, before: 3, cause: 'до снижения цены', at: 1_000 }}
          onShow={() => undefined}
        />
      </QueryClientProvider>
    </MantineProvider>,
  ).replaceAll(/<style.*?<\/style>|<[^>]*>/gs, '');
}

test('whom a saved object fits is shown once it has been counted after the save', () => {
  expect(bannerOf(fits(2), 1_200).replaceAll('\u00A0', ' ')).toBe(
    'Сохранено. Подходит 2 запросам«Склад у Клина» 83 % и ещё 1 — до снижения цены трёмПоказать',
  );
  expect(bannerOf(fits(2), 900), 'counted before the save').toBe('');
  expect(bannerOf(fits(0), 1_200), 'nobody').toBe('');
});
