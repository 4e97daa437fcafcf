import type { Employee } from '@gektar/contract/people/employee.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

const columns = ['id', 'first_name', 'last_name', 'last_name_latin', 'email', 'blocked_at', 'removed_at'] as const;

interface EmployeeRow {
  id: string;
  first_name: string;
  last_name: string;
  last_name_latin: string;
  email: string;
  blocked_at: string | null;
  removed_at: string | null;
}

function toEmployee(row: EmployeeRow): Employee {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    lastNameLatin: row.last_name_latin,
    email: row.email,
    isActive: row.blocked_at === null && row.removed_at === null,
  };
}

/** All employees, including those who left: records still name them. */
export async function findEmployees(db: Db): Promise<Employee[]> {
  const rows = await db
    .selectFrom('shared.employees')
    .select(columns)
    .orderBy(sql`last_name collate shared.russian`)
    .orderBy(sql`first_name collate shared.russian`)
    .orderBy('id')
    .execute();
  return rows.map(toEmployee);
}

/** First and last name by id. */
export async function findEmployeeNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const employees = await findEmployees(db);
  return new Map(employees.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
}

export async function findEmployee(db: Db, id: string): Promise<Employee | undefined> {
  const row = await db.selectFrom('shared.employees').select(columns).where('id', '=', id).executeTakeFirst();
  return row && toEmployee(row);
}

export interface SignIn {
  readonly id: string;
  readonly passwordHash: string;
  /** Version of their sessions. */
  readonly version: number;
  readonly isBlocked: boolean;
  /** Whether the credentials are publicly known. */
  readonly isDemo: boolean;
}

/** Finds a sign-in by login, case-insensitive; not those of employees who left. */
export async function findSignIn(db: Db, login: string): Promise<SignIn | undefined> {
  const row = await db
    .selectFrom('shared.employees')
    .select(signInColumns)
    .where((eb) => eb(eb.fn<string>('lower', ['login']), '=', login.toLowerCase()))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && toSignIn(row);
}

/** Locks a sign-in until the transaction ends: the employee's sessions can neither end nor change meanwhile. */
export async function lockSignIn(tx: Db, id: string): Promise<SignIn | undefined> {
  const row = await tx
    .selectFrom('shared.employees')
    .select(signInColumns)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row && toSignIn(row);
}

const signInColumns = ['id', 'password_hash', 'session_version', 'blocked_at', 'is_demo'] as const;

function toSignIn(row: {
  id: string;
  password_hash: string;
  session_version: number;
  blocked_at: string | null;
  is_demo: boolean;
}): SignIn {
  return {
    id: row.id,
    passwordHash: row.password_hash,
    version: row.session_version,
    isBlocked: row.blocked_at !== null,
    isDemo: row.is_demo,
  };
}

export interface NewEmployee {
  readonly login: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly lastNameLatin: string;
  readonly email: string;
  readonly isDemo: boolean;
}

/** @throws unique violation `employees__login` when the login is taken */
export async function insertEmployee(db: Db, id: string, employee: NewEmployee): Promise<void> {
  await db
    .insertInto('shared.employees')
    .values({
      id,
      login: employee.login,
      password_hash: employee.passwordHash,
      first_name: employee.firstName,
      last_name: employee.lastName,
      last_name_latin: employee.lastNameLatin,
      email: employee.email,
      is_demo: employee.isDemo,
    })
    .execute();
}

export async function insertRefreshToken(
  db: Db,
  token: { hash: Buffer; employeeId: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('shared.refresh_tokens')
    .values({ token_hash: token.hash, employee_id: token.employeeId, expires_at: token.expiresAt.toISOString() })
    .execute();
}

export async function findRefreshOwner(db: Db, hash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('shared.refresh_tokens')
    .select('employee_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row?.employee_id;
}

/** Consumes a refresh token; of two concurrent calls only one gets the employee's id. */
export async function spendRefreshToken(db: Db, hash: Buffer): Promise<string | undefined> {
  const row = await db
    .deleteFrom('shared.refresh_tokens')
    .where('token_hash', '=', hash)
    .returning(['employee_id', (eb) => eb('expires_at', '>', eb.fn<string>('now', [])).as('is_alive')])
    .executeTakeFirst();
  return row?.is_alive ? row.employee_id : undefined;
}

/** Removes the employee's expired tokens. */
export async function removeExpiredRefreshTokens(db: Db, employeeId: string): Promise<void> {
  await db
    .deleteFrom('shared.refresh_tokens')
    .where('employee_id', '=', employeeId)
    .where((eb) => eb('expires_at', '<=', eb.fn<string>('now', [])))
    .execute();
}
