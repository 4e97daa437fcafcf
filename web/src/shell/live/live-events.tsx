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
import { readUnknownEmployees } from '#people/unknown-employees.ts';

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
    const show = showIn(client);
    let stop: (() => void) | undefined;
    let isHere = true;
    // Messages refer to people, so names are loaded first. If that fails, messages arrive without names.
    void client.prefetchQuery(employeesQuery).then(() => {
      if (isHere) stop = followEvents(employeeId, (message) => take(message, queue, show));
    });
    const forget = forgetReadNews(client);
    return () => {
      isHere = false;
      stop?.();
      queue.close();
      forget();
      show([]);
      silentSince.set(undefined);
    };
  }, [client]);
  return null;
}

type Queue = ReturnType<typeof createQueue>;

type NameOf = (employeeId: string) => string;
type Show = (present: readonly Present[]) => void;

function take(message: EventsMessage, queue: Queue, show: Show): void {
  if (message.kind === 'closed') {
    silentSince.set(silentSince.get() ?? Date.now());
    show([]);
    return;
  }
  silentSince.set(undefined);
  if (message.kind === 'presence') show(message.present);
  if (message.kind === 'changes') queue.add(message.changes);
  if (message.kind === 'hello') {
    show(message.hello.present);
    if (message.hello.isBehind) queue.readAll();
  }
}

/** Shows who has objects open; with the name of an employee added since the page was loaded as soon as it is read. */
function showIn(client: QueryClient): Show {
  const nameOf = nameIn(client);
  let latest: readonly Present[] = [];
  const set = () => presentPeople.set(latest.map((one) => ({ ...one, name: nameOf(one.employeeId) })));
  return (present) => {
    latest = present;
    set();
    void readUnknownEmployees(
      client,
      present.map(({ employeeId }) => employeeId),
    ).then((isRead) => isRead && set());
  };
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
      else {
        // The author may have been added since the page was loaded.
        await readUnknownEmployees(
          client,
          changes.map((change) => change.employeeId),
        );
        await applyChanges(client, changes, { employeeId, nameOf: nameIn(client) });
      }
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
