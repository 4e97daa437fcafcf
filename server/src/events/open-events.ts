import type { FastifyInstance } from 'fastify';
import { failureOf } from '#database/constraints.ts';
import type { Db } from '#database/db.ts';
import type { Drain } from '#http/health.ts';
import { createEventFeed } from './event-feed.ts';
import type { EventParts } from './event-routes.ts';
import { createPresence } from './presence.ts';

interface OpenEventsParts {
  readonly db: Db;
  /** Absent: there are no notifications. */
  readonly databaseUrl: string | undefined;
  readonly drain: Drain | undefined;
}

/** Creates the stream of changes and presence. Both close with the server; streams already end when a stop begins. */
export function openEvents(
  app: FastifyInstance,
  { db, databaseUrl, drain }: OpenEventsParts,
): Pick<EventParts, 'feed' | 'presence'> {
  const report = (error: unknown) => {
    const isAway = failureOf(error)?.code === 'database.away';
    app.log[isAway ? 'debug' : 'error']({ err: error }, 'events could not be read');
  };
  const presence = createPresence(db, { onChange: (present) => feed.showPresent(present) });
  const feed = createEventFeed({ db, present: presence.present, onOther: presence.receive, report });
  if (databaseUrl !== undefined) feed.listen(databaseUrl);
  void drain?.begun.then(feed.endStreams);
  app.addHook('preClose', async () => {
    presence.close();
    await feed.close();
  });
  return { feed, presence };
}
