import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { entityQueries } from './entity-queries.ts';

interface Plot {
  readonly id: string;
  readonly area: number;
}

const never = () => new Promise<never>(() => undefined);

const plots = entityQueries({
  domain: 'land',
  names: ['property', 'properties'],
  live: { kind: 'property' },
  take: 10,
  find: never,
  count: never,
  points: never,
  one: (): Promise<Plot> => never(),
  history: never,
});

test('a form that has saved knows what it saved, and does not wait for the numbers and lists that are asked again', async () => {
  const client = new QueryClient();
  const reads: AbortSignal[] = [];
  const observer = new QueryObserver(client, {
    queryKey: [...plots.all, 'doubles'],
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => {
      reads.push(signal);
      return never();
    },
  });
  const stop = observer.subscribe(() => undefined);
  const saved: Plot = { id: 'p1', area: 12.5 };
  await plots.keepSaved(client, saved);
  expect(client.getQueryData(plots.keyOf('p1'))).toEqual(saved);
  expect(reads).toHaveLength(1);
  stop();
});
