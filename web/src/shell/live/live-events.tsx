import type { Change, Present } from '@gektar/contract/events/event.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyChanges, readAllAgain } from '#api/events/apply-changes.ts';
import type { EventsMessage } from '#api/events/event-stream.ts';
import { noteNews } from '#api/events/live-rows.ts';
import { silentSince } from '#api/events/live-state.ts';
import { presentPeople } from '#api/events/presence.ts';
import { followEvents } from '#api/events/shared-events.ts';
import { storedEmployeeId } from '#api/session.ts';
import { employeeName, employeesQuery } from '#people/people-data.ts';

/** How long changes are collected before queries are refetched (ms). */
const WINDOW_MS = 120;
/** Number of changes collected in a hidden tab above which everything is refetched when the tab is shown. */
const MOST_WAITING = 1_000;

/** Follows the events of the server while somebody is signed in. Renders nothing. */
export default function LiveEvents() {
  const client = useQueryClient();
  useEffect(() => {
    const employeeId = storedEmployeeId();
    if (employeeId === undefined) return undefined;
    const queue = createQueue(client, employeeId);
    const nameOf = nameIn(client);
    let stop: (() => void) | undefined;
    let isHere = true;
    // Messages refer to people, so names are loaded first. If that fails, messages arrive without names.
    void client.prefetchQuery(employeesQuery).then(() => {
      if (isHere) stop = followEvents(employeeId, (message) => take(message, queue, nameOf));
    });
    const forget = forgetReadNews(client);
    return () => {
      isHere = false;
      stop?.();
      queue.close();
      forget();
      presentPeople.set([]);
      silentSince.set(undefined);
    };
  }, [client]);
  return null;
}

type Queue = ReturnType<typeof createQueue>;

type NameOf = (employeeId: string) => string;

function take(message: EventsMessage, queue: Queue, nameOf: NameOf): void {
  const named = (all: readonly Present[]) => all.map((one) => ({ ...one, name: nameOf(one.employeeId) }));
  if (message.kind === 'closed') {
    silentSince.set(silentSince.get() ?? Date.now());
    presentPeople.set([]);
    return;
  }
  silentSince.set(undefined);
  if (message.kind === 'presence') presentPeople.set(named(message.present));
  if (message.kind === 'changes') queue.add(message.changes);
  if (message.kind === 'hello') {
    presentPeople.set(named(message.hello.present));
    if (message.hello.isBehind) queue.readAll();
  }
}

/** Applies changes in batches, one after another; a hidden tab applies them when it is shown. */
function createQueue(client: QueryClient, employeeId: string) {
  let waiting: Change[] = [];
  let isBehind = false;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  async function apply(): Promise<void> {
    timer = undefined;
    if (isBusy || isClosed || document.visibilityState === 'hidden') return;
    const [changes, isAll] = [waiting, isBehind];
    waiting = [];
    isBehind = false;
    if (changes.length === 0 && !isAll) return;
    isBusy = true;
    try {
      if (isAll) await readAllAgain(client);
      else await applyChanges(client, changes, { employeeId, nameOf: nameIn(client) });
    } catch {
      // The connection was lost meanwhile: the next run refetches everything.
      isBehind = true;
    } finally {
      isBusy = false;
    }
    if (waiting.length > 0) applyLater();
  }
  function applyLater(): void {
    timer ??= setTimeout(() => void apply(), WINDOW_MS);
  }
  document.addEventListener('visibilitychange', applyLater);
  return {
    add(changes: readonly Change[]) {
      waiting.push(...changes);
      if (waiting.length > MOST_WAITING) {
        waiting = [];
        isBehind = true;
      }
      applyLater();
    },
    readAll() {
      isBehind = true;
      applyLater();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', applyLater);
    },
  };
}

function nameIn(client: QueryClient): NameOf {
  return (id) => {
    const employees = client.getQueryData(employeesQuery.queryKey) ?? [];
    const employee = employees.find((one) => one.id === id);
    return employee === undefined ? '' : employeeName(employee);
  };
}

/** Clears the news of a list once it has been refetched. */
function forgetReadNews(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    noteNews(event.query.queryHash, undefined);
  });
}
