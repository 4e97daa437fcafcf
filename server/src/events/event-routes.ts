import { showPresence, streamEvents } from '@gektar/contract/events/event-endpoints.ts';
import type { Route } from '#http/router.ts';
import type { Tokens } from '#http/tokens.ts';
import type { EventFeed } from './event-feed.ts';
import type { Presence } from './presence.ts';

export interface EventParts {
  readonly feed: EventFeed;
  readonly presence: Presence;
  readonly tokens: Pick<Tokens, 'endOf' | 'identify'>;
}

/** Endpoints of the stream of changes and of presence. */
export function eventRoutes(route: Route, { feed, presence, tokens }: EventParts): void {
  route(streamEvents, async ({ query, employeeId, request, reply }) => {
    const lastEventId = request.headers['last-event-id'];
    const { raw } = reply.hijack();
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Otherwise nginx buffers the messages.
      'x-accel-buffering': 'no',
    });
    raw.flushHeaders();
    raw.socket?.setNoDelay(true);
    raw.socket?.setTimeout(0);
    // The stream ends with its token. The browser renews the token earlier, and opens another stream with it.
    const ending = setTimeout(() => raw.end(), Math.min(tokens.endOf(request) - Date.now(), LONGEST_TIMER_MS));
    raw.once('close', () => clearTimeout(ending));
    await feed.open(raw, {
      employeeId,
      beginning: { lastEventId: Array.isArray(lastEventId) ? undefined : lastEventId, sinceS: query.since },
      isAllowed: () =>
        tokens.identify(request).then(
          () => true,
          () => false,
        ),
    });
    return reply;
  });
  route(showPresence, async ({ body, employeeId }) => ({ present: [...(await presence.show(employeeId, body))] }));
}

/** Longest delay of `setTimeout` (ms). */
const LONGEST_TIMER_MS = 2_147_483_647;
