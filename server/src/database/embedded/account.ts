import { execFileSync } from 'node:child_process';
import { realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartRefused } from '#start-refused.ts';

/** Whom PostgreSQL runs as, when not as ourselves. */
export type Account = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. Started as root, it gets the owner of its existing data or, for new data, a system user
 * that any machine has; initdb insists that the user has a name. Started by anyone else, it runs as they do: undefined.
 */
export function postgresAccount(existingData: string | undefined): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = existingData ? statSync(existingData) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = findAccount('postgres') ?? findAccount('nobody');
  if (account) return account;
  throw new StartRefused(
    'PostgreSQL не запускается от root, а пользователей postgres и nobody нет. Задайте DATABASE_URL.',
  );
}

function findAccount(name: string): Account | undefined {
  const ask = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

/** Can the account pass through every folder above this one, and enter (or run) it? Extended rights (ACL) are not looked at. */
export function canReach(path: string, account: Account): boolean {
  const place = realpathSync(path);
  if (!mayEnter(statSync(place), account)) return false;
  const parent = dirname(place);
  return parent === place || canReach(parent, account);
}

function mayEnter({ mode, uid, gid }: Stats, account: Account): boolean {
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}
