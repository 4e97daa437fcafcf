import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { SelectionItem as VacancyItem } from '@gektar/contract/industrial/selections/selection.ts';
import type { SelectionItem as PlotItem } from '@gektar/contract/land/selections/selection.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clientAnswerCalls as vacancyCalls } from '#industrial/requests/client-answers.ts';
import { vacancySelections } from '#industrial/selections/industrial-selections.ts';
import { clientAnswerCalls as plotCalls } from '#land/requests/client-answers.ts';
import { landSelections } from '#land/selections/land-selections.ts';
import { answeredObjects } from '#sharing/answers/answered-object.ts';
import { AnswersTab } from '#sharing/answers/answers-tab.tsx';

const plot = (id: string, status: boolean, isEnabled: boolean) =>
  ({ id, status, property: { id: `plot ${id}`, cadastralNumbers: [`50:${id}`], isEnabled } }) as PlotItem;
const vacancy = (id: string, status: boolean, isActive: boolean, vacancyStatus: number) =>
  ({
    id,
    status,
    entity: { id: `vacancy ${id}`, name: `блок ${id}`, isActive, vacancyStatus, complexId: 'c', buildingId: 'b' },
  }) as VacancyItem;

const land = answeredObjects(
  landSelections,
  [plot('1', true, true), plot('2', false, true), plot('3', true, false), plot('4', true, true)],
  ({ id }) => `площадь ${id}`,
);
const industrial = answeredObjects(
  vacancySelections,
  [
    vacancy('1', true, true, 0),
    vacancy('2', false, true, 0),
    vacancy('3', true, false, 0),
    vacancy('4', true, true, CLOSED_STATUS),
    vacancy('5', true, true, 0),
  ],
  ({ id }) => `площадь ${id}`,
);

const linkIds = ['k1', 'k2'];
const link = (id: string) => ({
  ...{ id, name: `ссылка ${id}`, isFirst: id === 'k1', hasRates: true, openingLimit: null, openingCount: 5, days: [] },
  ...{ expirationTime: '2099-12-05T23:59:59', lastOpeningDateTime: null, sentDateTime: null, sentWay: null },
});
const answer = (id: string, linkId: string) => ({
  ...{ id, linkId, isLiked: true, refusal: null, visit: null, messages: [], openingCount: 1, refusedDateTime: null },
  ...{ likedDateTime: '2026-11-20T10:12:00', dateTime: '2026-11-20T10:12:00', visitAskedDateTime: null },
});
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

test.each([
  { domain: 'land', calls: plotCalls, objects: land, seen: ['1', '4'] },
  { domain: 'industrial', calls: vacancyCalls, objects: industrial, seen: ['1', '5'] },
] as const)(
  "'Ответы клиента' in $domain counts the objects that clients see: not hidden, archived or closed",
  (area) => {
    const { domain, calls, objects, seen } = area;
    expect(objects.filter(({ isShown }) => isShown).map(({ id }) => id)).toEqual(seen);
    expect(objects.map(({ area: text }) => text.at(-1))).toEqual(objects.map(({ id }) => id));
    const client = new QueryClient();
    // The first object by two links, and a hidden one.
    const items = [answer('1', 'k1'), answer('1', 'k2'), answer('2', 'k1')];
    const received = { selectionId: 's', newCount: 0, items, links: linkIds.map(link) };
    client.setQueryData(calls.ofRequest('r').queryKey, received);
    const html = renderToStaticMarkup(
      <MantineProvider>
        <QueryClientProvider client={client}>
          <RouterContextProvider router={router}>
            <AnswersTab {...{ domain, calls, objects }} requestId="r" one="Объект" linkDialog={() => null} />
          </RouterContextProvider>
        </QueryClientProvider>
      </MantineProvider>,
    );
    const words = html
      .replaceAll(/<style.*?<\/style>/gs, '')
      .replaceAll(/<[^>]*>/g, '|')
      .split('|')
      .filter(Boolean);
    expect(words).toContain('1 из 2 с ответом или открытием');
    const at = words.indexOf('Не смотрели');
    expect(words.slice(at, at + 3)).toEqual(['Не смотрели', '1 ', 'из 2']);
    expect(words.filter((word) => word.includes('клиент не видит'))).toHaveLength(1);
  },
);
