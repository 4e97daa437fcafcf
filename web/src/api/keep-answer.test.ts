import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepAnswer } from './keep-answer.ts';

const queryKey = ['plot'];

/** A query whose reads are resolved by the test, in the order in which they began. */
function readByHand(client: QueryClient) {
  const reads: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver(client, {
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }) => {
      const read = Promise.withResolvers<string>();
      signal.addEventListener('abort', () => read.reject(signal.reason));
      reads.push(read);
      return read.promise;
    },
  });
  const stop = observer.subscribe(() => undefined);
  return { reads, observer, stop };
}

test('a read that began before the write does not bring back the state of then', async () => {
  const client = new QueryClient();
  const { reads, observer, stop } = readByHand(client);
  reads[0]?.resolve('old');
  await expect.poll(() => client.getQueryData(queryKey)).toBe('old');

  const again = observer.refetch();
  await keepAnswer<string>(client, queryKey, () => 'written');
  reads[1]?.resolve('old');
  await again;
  expect(client.getQueryData(queryKey)).toBe('written');

  await expect.poll(() => reads.length).toBe(3);
  reads[2]?.resolve('written, and what a colleague did');
  await expect.poll(() => client.getQueryData(queryKey)).toBe('written, and what a colleague did');
  stop();
});

test('what is read for the first time when the write is answered is asked again', async () => {
  const client = new QueryClient();
  const { reads, stop } = readByHand(client);
  await keepAnswer<string>(client, queryKey, (known) => known && `${known}, written`);
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve('read');
  await expect.poll(() => client.getQueryData(queryKey)).toBe('read');
  stop();
});

test('nothing is asked where nothing was being read', async () => {
  const client = new QueryClient();
  const { reads, stop } = readByHand(client);
  reads[0]?.resolve('old');
  await expect.poll(() => client.getQueryData(queryKey)).toBe('old');
  await keepAnswer<string>(client, queryKey, (known) => `${known}, written`);
  expect(client.getQueryData(queryKey)).toBe('old, written');
  expect(reads).toHaveLength(1);
  stop();
});
