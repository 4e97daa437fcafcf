import type { UnsavedFits } from '@gektar/contract/requests/unsaved-fits.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { unsavedFitsQuery } from './fits-queries.ts';
import { FirstFits, UnsavedFitsLine } from './unsaved-fits-line.tsx';
import type { UnsavedFitsKind } from './unsaved-kind.ts';

const fits: UnsavedFits = {
  all: 9,
  good: 4,
  first: [
    { requestId: 'a', name: 'Промплощадка у ЦКАД', client: 'ООО «Бетон»', percent: 100 },
    { requestId: 'b', name: 'Завод ЖБИ', client: 'Марк Озёрный', percent: 82 },
    { requestId: 'c', name: 'Склад у М-4', client: null, percent: 71 },
  ],
};
interface Body {
  readonly area: number;
}
const kind: UnsavedFitsKind<Body> = {
  domain: 'land',
  name: 'property',
  schema: z.object({ area: z.number() }),
  find: async () => fits,
};

/** Markup of the line for these values. @param known answers that are cached already */
function lineOf(body: Body | undefined, known: readonly (readonly [of: Body, answer: UnsavedFits])[] = []): string {
  const client = new QueryClient();
  for (const [of, answer] of known) client.setQueryData(unsavedFitsQuery(kind, of).queryKey, answer);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <UnsavedFitsLine kind={kind} body={body} />
    </QueryClientProvider>,
  );
}
const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('the line says how many requests the unsaved object will fit; it is a button that opens them', () => {
  const markup = lineOf({ area: 12 }, [[{ area: 12 }, fits]]);
  expect(textOf(markup)).toBe('Подойдёт 4 запросам');
  expect(markup).toContain('<button');
  expect(markup).not.toContain('data-stale');
  expect(textOf(lineOf({ area: 7 }, [[{ area: 7 }, { ...fits, good: 1 }]]))).toBe('Подойдёт 1 запросу');
  expect(textOf(lineOf({ area: 8 }, [[{ area: 8 }, { ...fits, good: 21 }]]))).toBe('Подойдёт 21 запросу');
});

test('nothing is said when it fits nobody, before the first answer, and while the form has too few values', () => {
  expect(lineOf({ area: 12 }, [[{ area: 12 }, { all: 5, good: 0, first: [] }]])).toBe('');
  expect(lineOf({ area: 12 }, [[{ area: 13 }, fits]])).toBe('');
  expect(lineOf(undefined, [[{ area: 12 }, fits]])).toBe('');
});

test('the list names companies, else persons, else requests, with percents and the number of all', () => {
  expect(textOf(renderToStaticMarkup(<FirstFits fits={fits} />))).toBe(
    'ООО «Бетон» 100 % Промплощадка у ЦКАД Марк Озёрный 82 % Завод ЖБИ Склад у М-4 71 % В «Кому подходит» будет 9 запросов',
  );
  expect(textOf(renderToStaticMarkup(<FirstFits fits={{ ...fits, all: 3, good: 3 }} />))).not.toContain('будет');
});
