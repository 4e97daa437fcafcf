import { buildApp } from '#app.ts';
import { openDb } from '#database/db.ts';
import type { Settings } from '#environment.ts';
import type { House } from './house.ts';

/**
 * A second server on the house's database, as when several processes run behind one address.
 * @param changed settings that differ from those of the house
 */
export async function openAnotherServer(house: House, changed: Partial<Settings> = {}): Promise<House> {
  const settings = { ...house.settings, ...changed };
  const db = openDb(house.databaseUrl, { onLost: () => undefined });
  const app = await buildApp({ db, settings, maxLagMs: 0, checkAnswers: true });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...house,
    url,
    db,
    app,
    settings,
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}
