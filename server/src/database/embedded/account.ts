import { execFileSync } from 'node:child_process';
import { realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartRefused } from '#start-refused.ts';

/** The account that PostgreSQL runs as, when it is not that of this process. */
export type Account = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. When we are root, it runs as the owner of its existing data or, for new data, as a
 * system user present on any machine (initdb requires a user with a name). Otherwise undefined: the current user.
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

/** Whether the account can pass every parent folder and enter (or execute) this one. Ignores access control lists. */
export function canReach(path: string, account: Account): boolean {
  const resolved = realpathSync(path);
  if (!mayEnter(statSync(resolved), account)) return false;
  const parent = dirname(resolved);
  return parent === resolved || canReach(parent, account);
}

function mayEnter({ mode, uid, gid }: Stats, account: Account): boolean {
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}
