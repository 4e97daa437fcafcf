import type { Domain } from '@gektar/contract/domain.ts';
import type { Load, LoadLine, LoadObject, LoadOutcome, ProtocolLine, RawRow } from '@gektar/contract/loads/load.ts';
import { loadTree } from '@gektar/contract/loads/load-calls.ts';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { loadCalls } from './load-kind.ts';

/** Page sizes. */
const LINES = 20;
const OBJECTS = 300;
const ROWS = 500;
const OUTCOMES = 200;

/** Interval between requests while a file is read or objects are written (ms). */
const PROGRESS_MS = 700;
/** Interval between requests for the answers of colleagues (ms). */
const COLLEAGUES_MS = 10_000;

const isRunning = ({ state }: Pick<LoadLine, 'state'>) => state === 'reading' || state === 'accepting';

const linesKey = (domain: Domain) => [domain, 'loads'] as const;
const loadKey = (domain: Domain, id: string) => [domain, 'load', id] as const;

/** Number of rows to skip for the page after these; undefined after the last one. */
function nextSkip(loaded: number, count: number): number | undefined {
  return loaded < count && loaded > 0 ? loaded : undefined;
}

/** 'Последние загрузки', new ones first. */
export function linesQuery(domain: Domain) {
  return infiniteQueryOptions({
    queryKey: linesKey(domain),
    queryFn: ({ signal, pageParam }) =>
      call(loadCalls[domain].list, { query: { take: LINES, skip: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: { readonly count: number; readonly loads: readonly LoadLine[] }, pages) =>
      nextSkip(pages.flatMap(({ loads }) => loads).length, last.count),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ loads }) => loads.some(isRunning)) ? PROGRESS_MS : false,
  });
}

/** One load with its questions and answers. */
export function loadQuery(domain: Domain, id: string) {
  return queryOptions({
    queryKey: loadKey(domain, id),
    queryFn: ({ signal }) => call(loadCalls[domain].get, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || isRunning(data)) return PROGRESS_MS;
      return data.state === 'questions' ? COLLEAGUES_MS : false;
    },
  });
}

/** Filter of the shown objects of a load. */
export interface ObjectsFilter {
  readonly state?: 'ready' | 'doubt' | 'exists' | 'refused' | undefined;
  /** Objects with this open question. */
  readonly group?: string | undefined;
  readonly match?: 'same' | 'differs' | 'maybe' | undefined;
}

/** Objects in the order of their rows. */
export function objectsQuery(domain: Domain, id: string, filter: ObjectsFilter) {
  return infiniteQueryOptions({
    queryKey: [...loadKey(domain, id), 'objects', filter],
    queryFn: ({ signal, pageParam }) =>
      call(
        loadCalls[domain].objects,
        { params: { id }, query: { ...filter, take: OBJECTS, skip: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last: { readonly count: number; readonly objects: readonly LoadObject[] }, pages) =>
      nextSkip(pages.flatMap(({ objects }) => objects).length, last.count),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/**
 * Rows of a sheet as in the file. @param state part of the key, because meanings of rows are known only after reading
 */
export function rowsQuery({ domain, id, state }: Pick<Load, 'domain' | 'id' | 'state'>, sheet: string) {
  const key = [...loadKey(domain, id), 'rows', sheet];
  return infiniteQueryOptions({
    queryKey: state === 'reading' ? [...key, 'reading'] : key,
    queryFn: ({ signal, pageParam }) =>
      call(loadCalls[domain].rows, { params: { id }, query: { sheet, take: ROWS, skip: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: { readonly count: number; readonly rows: readonly RawRow[] }, pages) =>
      nextSkip(pages.flatMap(({ rows }) => rows).length, last.count),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Outcomes of the objects of a load. */
export function outcomesQuery(domain: Domain, id: string, result: LoadOutcome['result'] | undefined) {
  return infiniteQueryOptions({
    queryKey: [...loadKey(domain, id), 'outcomes', result],
    queryFn: ({ signal, pageParam }) =>
      call(
        loadCalls[domain].outcomes,
        { params: { id }, query: { result, take: OUTCOMES, skip: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last: { readonly count: number; readonly outcomes: readonly LoadOutcome[] }, pages) =>
      nextSkip(pages.flatMap(({ outcomes }) => outcomes).length, last.count),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Complexes, buildings and vacancies of a load of warehouses. */
export function treeQuery(domain: Domain, id: string) {
  return queryOptions({
    queryKey: [...loadKey(domain, id), 'tree'],
    queryFn: ({ signal }) => call(loadTree, { params: { id } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** All lines of the protocol of a load. */
export async function findProtocol(domain: Domain, id: string): Promise<ProtocolLine[]> {
  const lines: ProtocolLine[] = [];
  for (;;) {
    const page = await call(loadCalls[domain].protocol, { params: { id }, query: { skip: lines.length } });
    lines.push(...page.lines);
    if (page.lines.length === 0 || lines.length >= page.count) return lines;
  }
}

/** List 'Запомненные отправители'. */
export function sendersQuery(domain: Domain) {
  return queryOptions({
    queryKey: [domain, 'load-senders'],
    queryFn: ({ signal }) => call(loadCalls[domain].senders, {}, { signal }),
    staleTime: 0,
  });
}

/** Caches the load returned by a write, and refetches its objects and rows. */
export async function keepLoad(client: QueryClient, load: Load): Promise<void> {
  const key = loadKey(load.domain, load.id);
  await client.cancelQueries({ queryKey: key, exact: true });
  client.setQueryData(key, load);
  await client.invalidateQueries({ predicate: ({ queryKey }) => isPartOf(queryKey, load) });
}

function isPartOf([domain, name, id, part]: readonly unknown[], load: Pick<Load, 'domain' | 'id'>): boolean {
  return domain === load.domain && name === 'load' && id === load.id && part !== undefined;
}

/** Refetches the list of loads. */
export function outdateLines(client: QueryClient, domain: Domain): Promise<void> {
  return client.invalidateQueries({ queryKey: linesKey(domain) });
}
