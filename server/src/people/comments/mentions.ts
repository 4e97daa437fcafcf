import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** An employee who may be named. */
export interface NamedEmployee {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Employees that a text names by '@': by first and last name in either order, or by a first or last name that nobody
 * else has. Case does not matter; a name ends where its letters end.
 */
export function mentionedIn(text: string, employees: readonly NamedEmployee[]): string[] {
  if (!text.includes('@')) return [];
  const owners = new Map<string, Set<string>>();
  for (const { id, firstName, lastName } of employees) {
    const [first, last] = [plain(firstName), plain(lastName)];
    for (const name of [`${first} ${last}`, `${last} ${first}`, first, last]) {
      if (name.trim() !== '') owners.set(name, (owners.get(name) ?? new Set()).add(id));
    }
  }
  const names = [...owners.keys()].toSorted((one, other) => other.length - one.length);
  const found = new Set<string>();
  for (const part of plain(text).split('@').slice(1)) {
    // The longest matching name, so that '@Егор Степной' does not mean every Егор.
    const name = names.find((one) => part.startsWith(one) && !/^[\p{L}\p{N}]/u.test(part.slice(one.length)));
    const ids = name === undefined ? undefined : owners.get(name);
    if (ids?.size === 1) for (const id of ids) found.add(id);
  }
  return [...found];
}

/** The form in which names are compared: lower case, without ё, single spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u00a0]+/g, ' ');
}

/** Replaces the stored mentions of a comment. */
export async function updateMentions(tx: Db, commentId: string, text: string): Promise<void> {
  const ids = text.includes('@') ? mentionedIn(text, await findNamed(tx)) : [];
  await sql`delete from shared.mentions where comment_id = ${commentId} and employee_id <> all(${ids}::uuid[])`.execute(
    tx,
  );
  if (ids.length === 0) return;
  await sql`insert into shared.mentions (comment_id, employee_id) select ${commentId}, unnest(${ids}::uuid[])
    on conflict do nothing`.execute(tx);
}

async function findNamed(tx: Db): Promise<NamedEmployee[]> {
  return tx
    .selectFrom('shared.employees')
    .select(['id', 'first_name as firstName', 'last_name as lastName'])
    .where('removed_at', 'is', null)
    .where('blocked_at', 'is', null)
    .execute();
}
