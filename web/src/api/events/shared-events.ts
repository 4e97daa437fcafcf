import { BroadcastChannel, createLeaderElection } from 'broadcast-channel';
import { type EventsMessage, openEventStream } from './event-stream.ts';
import { thisTab } from './this-tab.ts';

/**
 * Messages between the tabs of one employee: passed-on stream messages, the question of a new tab about recent ones,
 * and the answer to it.
 */
type Said =
  | { readonly kind: 'message'; readonly message: EventsMessage }
  | { readonly kind: 'question'; readonly tab: string; readonly ageMs: number }
  | { readonly kind: 'answer'; readonly tab: string; readonly messages: readonly EventsMessage[] };

/** Recent changes that the tab with the stream stores for new tabs: for how long (ms), and how many messages. */
const RECENT_MS = 300_000;
const MOST_RECENT = 200;
/** Maximum time into the past for which changes are requested from the server (s). */
const OLDEST_S = 3_600;
/** Margin for the first requests of a page, which were sent before its clock started (ms). */
const MARGIN_MS = 2_000;

/**
 * Follows the events of the server. One tab of the browser has the stream and passes its messages on; when it closes,
 * another continues from the same position.
 * @param employeeId tabs of another employee have a separate stream
 * @param onMessage called for each message, in all tabs
 * @returns function that stops following
 */
export function followEvents(employeeId: string, onMessage: (message: EventsMessage) => void): () => void {
  const channel = new BroadcastChannel<Said>(`gektar-events-${employeeId}`, { webWorkerSupport: false });
  const election = createLeaderElection(channel);
  const recent: { readonly at: number; readonly message: EventsMessage }[] = [];
  let last: { readonly hello?: EventsMessage; readonly presence?: EventsMessage } = {};
  let position: string | undefined;
  let closeStream: (() => void) | undefined;
  let isStopped = false;
  const ageMs = () => performance.now() + MARGIN_MS;

  function take(message: EventsMessage): void {
    if (isStopped) return;
    if ('id' in message) position = message.id ?? position;
    onMessage(message);
  }

  function remember(message: EventsMessage): void {
    const now = Date.now();
    if (message.kind === 'hello') last = { hello: { ...message, hello: { ...message.hello, isBehind: false } } };
    if (message.kind === 'presence') last = { ...last, presence: message };
    if (message.kind === 'closed') last = {};
    if (message.kind === 'changes') recent.push({ at: now, message });
    while (recent.length > MOST_RECENT || (recent[0] && now - recent[0].at > RECENT_MS)) recent.shift();
  }

  function answer(tab: string, age: number): void {
    const since = Date.now() - age;
    const messages = [last.hello, last.presence, ...recent.filter(({ at }) => at >= since).map((one) => one.message)];
    say({ kind: 'answer', tab, messages: messages.filter((message) => message !== undefined) });
  }

  // `postMessage` fails while the channel is closing.
  const say = (said: Said) => void channel.postMessage(said).catch(() => undefined);
  channel.onmessage = (said) => {
    if (said.kind === 'message') take(said.message);
    if (said.kind === 'question' && closeStream !== undefined) answer(said.tab, said.ageMs);
    if (said.kind === 'answer' && said.tab === thisTab) for (const message of said.messages) take(message);
  };
  say({ kind: 'question', tab: thisTab, ageMs: ageMs() });
  election.awaitLeadership().then(
    () => {
      if (isStopped) return;
      closeStream = openEventStream({
        lastEventId: position,
        sinceS: () => Math.min(Math.ceil(ageMs() / 1_000), OLDEST_S),
        onMessage(message) {
          remember(message);
          take(message);
          say({ kind: 'message', message });
        },
      });
    },
    () => undefined,
  );
  return () => {
    isStopped = true;
    closeStream?.();
    void election.die().finally(() => channel.close());
  };
}
