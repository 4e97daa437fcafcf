import { typeCommand } from '@gektar/server/testing/type-command.ts';
import pg from 'pg';

/**
 * Runs the import as a separate process.
 * @param expected expected last line of its output
 * @returns duration including its start (s)
 */
export async function runImport(databaseUrl: string, args: readonly string[], expected: string): Promise<number> {
  const started = performance.now();
  const { code, output, errors } = await typeCommand('import', ['land-plots', ...args], { databaseUrl });
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0 || !output.includes(expected)) throw new Error(`${code}: ${output.slice(-500)}${errors}`);
  return seconds;
}

/** Inserts an employee who is responsible for the plots. */
export async function givenEmployee(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into shared.employees (id, login, first_name, last_name, email, password_hash)
       values (gen_random_uuid(), 'bench', 'Егор', 'Степной', 'bench@plots.example', '')`,
    );
  } finally {
    await client.end();
  }
}
