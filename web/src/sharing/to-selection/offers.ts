import type { CallOptions } from '@gektar/contract/call.ts';
import { MOST_NAMED } from '@gektar/contract/requests/request-matches.ts';
import type { PaletteEntry } from '#ui/palette/palette-entry.ts';
import type { HeldObjects, OfferedRequest, ToSelectionKind } from './to-selection-kind.ts';

/** Largest number of requests per group. */
const RECENT = 5;
const OTHERS = 5;
const ALREADY = 20;
const FOUND = 10;
const FOUND_ARCHIVED = 5;
/** Largest number of entries in a response about objects; a shorter response is complete. */
const MOST_HELD = 100;

/** A request to choose, and how many of the objects its selection holds. */
export interface Offer {
  readonly request: OfferedRequest;
  readonly held: HeldObjects | undefined;
}

export interface Offers {
  /** Requests whose selections hold the one object; none for several objects and during a search. */
  readonly already: readonly Offer[];
  /** The employee's latest requests without those of `already`, or those that match the search text. */
  readonly first: readonly Offer[];
  /** Further requests whose selections hold some of several objects; none during a search. */
  readonly others: readonly Offer[];
}

export interface OffersAbout {
  /** Trimmed search text. */
  readonly text: string;
  readonly objectIds: readonly string[];
  /** The signed-in employee. */
  readonly me: string | undefined;
  /** Ids of the requests opened in this browser, the latest first. */
  readonly opened: readonly string[];
}

/**
 * Requests for a panel: those that hold the one object, then the employee's latest ones (opened or created), then those
 * that hold some of several objects; with a search text, those of the whole office, archived ones last.
 */
export async function findOffers(
  kind: ToSelectionKind,
  { text, objectIds, me, opened }: OffersAbout,
  options: CallOptions,
): Promise<Offers> {
  const held = () => kind.ofObjects(objectIds, null, options);
  if (text !== '') {
    const [active, archived, all] = await Promise.all([
      kind.find({ searchText: text, isEnabled: true }, FOUND, options),
      kind.find({ searchText: text, isEnabled: false }, FOUND_ARCHIVED, options),
      held(),
    ]);
    return { already: [], first: await withHeld(kind, [...active, ...archived], objectIds, all, options), others: [] };
  }
  const [known, latest, all] = await Promise.all([
    opened.length > 0 ? kind.find({ ids: [...opened], isEnabled: null }, opened.length, options) : [],
    me === undefined ? [] : kind.find({ responsibleEmployeeIds: [me], isEnabled: true }, RECENT, options),
    held(),
  ]);
  const isOne = objectIds.length === 1;
  const mine = latestFirst(
    opened,
    known.filter(({ responsibleEmployeeId }) => responsibleEmployeeId === me),
    latest,
  );
  const shown = isOne ? all : all.filter(({ requestId }) => !mine.some(({ id }) => id === requestId));
  const holders = await offersOf(kind, shown.slice(0, isOne ? ALREADY : OTHERS), options);
  const first = await withHeld(kind, mine, objectIds, all, options);
  return isOne
    ? { already: holders, first: first.filter(({ held }) => held === undefined), others: [] }
    : { already: [], first, others: holders };
}

/** The requests whose selections hold objects, in this order; those deleted meanwhile are left out. */
async function offersOf(kind: ToSelectionKind, held: readonly HeldObjects[], options: CallOptions): Promise<Offer[]> {
  const ids = held.map(({ requestId }) => requestId);
  const requests = ids.length > 0 ? await kind.find({ ids, isEnabled: null }, ids.length, options) : [];
  return held.flatMap((one) =>
    requests.filter(({ id }) => id === one.requestId).map((request) => ({ request, held: one })),
  );
}

/** Match of an object with the requests of a panel: id → percent. An object that cannot be offered has none. */
export async function findPercents(
  { matches }: Pick<ToSelectionKind, 'matches'>,
  objectId: string,
  requestIds: readonly string[],
  options: CallOptions,
): Promise<ReadonlyMap<string, number>> {
  const named = requestIds.slice(0, MOST_NAMED);
  const { items } = await matches(objectId, { requestIds: named.join(','), take: named.length }, options);
  return new Map(items.flatMap(({ request, percent }) => (percent === null ? [] : [[request.id, percent] as const])));
}

/** Ids of the requests among recent entries of the command palette. @param source first part of their keys */
export function openedRequests(source: string, entries: readonly Pick<PaletteEntry, 'key'>[]): string[] {
  return entries.flatMap(({ key }) => (key.startsWith(`${source}/`) ? [key.slice(source.length + 1)] : []));
}

/** Opened requests in the order of their opening, then created ones, each once. */
function latestFirst(
  opened: readonly string[],
  known: readonly OfferedRequest[],
  latest: readonly OfferedRequest[],
): OfferedRequest[] {
  const byOpening = known.toSorted((one, other) => opened.indexOf(one.id) - opened.indexOf(other.id));
  const all = new Map([...byOpening, ...latest].map((request) => [request.id, request]));
  return [...all.values()].slice(0, RECENT);
}

async function withHeld(
  kind: ToSelectionKind,
  requests: readonly OfferedRequest[],
  objectIds: readonly string[],
  held: readonly HeldObjects[],
  options: CallOptions,
): Promise<Offer[]> {
  const ids = requests.map(({ id }) => id);
  const complete = held.length < MOST_HELD || ids.length === 0 ? held : await kind.ofObjects(objectIds, ids, options);
  const byRequest = new Map(complete.map((one) => [one.requestId, one]));
  return requests.map((request) => ({ request, held: byRequest.get(request.id) }));
}
