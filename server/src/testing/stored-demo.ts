import { signIn } from '@gektar/contract/people/sign-in.ts';
import { sql } from 'kysely';
import { inject, vi } from 'vitest';
import { openFrozenDemoApp } from './demo-app.ts';
import { restartScattered } from './given-values.ts';
import type { TestApp } from './test-app.ts';

/** The constant time of all stored outputs. */
const AT = '2026-11-20T12:00:00+03:00';
/** The public sign-in of a demonstration. */
const credentials = { login: 'broker', password: 'gektar-demo' };

/** A demo at a constant time, in the database and in this process, for outputs that are compared with stored ones. */
export interface StoredDemo {
  readonly app: TestApp;
  /** The employee of the demonstration, responsible for some of its requests. */
  readonly employeeId: string;
  readonly token: string;
  /** Id that a statement finds first. @param from the statement without `select` */
  firstOf(from: string): Promise<string | number>;
  close(): Promise<void>;
}

export async function openStoredDemo(): Promise<StoredDemo> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(AT) });
  restartScattered();
  const app = await openFrozenDemoApp(inject('clusterUrl'), AT, {
    officePhone: '+7 (495) 123-45-67',
    officeAddress: 'Москва, Тестовая, 5',
  });
  // The demonstration already has a Егор Степной, and the order of two equal names depends on who filled the template.
  await sql`update shared.employees set last_name = 'Ячменёв', last_name_latin = 'Yachmenev' where id = ${app.broker.id}`.execute(
    app.db,
  );
  const firstOf: StoredDemo['firstOf'] = async (from) => {
    const { rows } = await sql<{ id: string | number }>`${sql.raw(`select ${from} limit 1`)}`.execute(app.db);
    const [row] = rows;
    if (row === undefined) throw new Error(`nothing for: ${from}`);
    return row.id;
  };
  const { token } = await app.anonymous(signIn, { body: credentials });
  return {
    app,
    employeeId: String(await firstOf(`id from shared.employees where login = '${credentials.login}'`)),
    token,
    firstOf,
    async close() {
      await app.close();
      vi.useRealTimers();
    },
  };
}

/**
 * Rest of a `select`: items of selections with a valid client link, those of the employee's requests first.
 * @param column SQL of the id
 */
export function sharedItems(domain: 'land' | 'industrial', column: string, employeeId: string): string {
  return `${column} as id from ${domain}.request_selection_links l
    join ${domain}.request_selections s on s.id = l.request_selection_id
    join ${domain}.requests r on r.id = s.request_id
    join ${domain}.request_selection_items i on i.request_selection_id = s.id
    where l.expiration_time > now()
    order by r.responsible_employee_id = '${employeeId}' desc, i.date_time_created, i."order"`;
}
