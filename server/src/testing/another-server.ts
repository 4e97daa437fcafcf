import { buildApp } from '#app.ts';
import { openDb } from '#database/db.ts';
import type { House } from './house.ts';

/** A second server on the house's database, as when several processes run behind one address. */
export async function openAnotherServer(house: House): Promise<House> {
  const db = openDb(house.databaseUrl, { onLost: () => undefined });
  const app = await buildApp({ db, settings: house.settings, checkAnswers: true });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...house,
    url,
    db,
    app,
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}
