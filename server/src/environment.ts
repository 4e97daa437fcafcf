import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { MOST_OVERDUE_DAYS } from '@gektar/contract/list-limits.ts';
import { usualMessenger } from '@gektar/format/phone.ts';
import { z } from 'zod';
import { isLoopback } from '#http/loopback.ts';
import { StartRefused } from './start-refused.ts';

/** Root of the checkout: relative folders in settings are resolved against it, not against the current directory. */
export const projectFolder = resolve(import.meta.dirname, '../..');

const wholeNumber = (least: number, most: number, usual: number) => {
  const message = `нужно целое число от ${least} до ${most}`;
  return z
    .string()
    .trim()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message)
    .default(usual);
};

const text = (usual: string) => z.string().trim().min(1, 'не может быть пустым').default(usual);

/** A map URL contains braces ({z}/{x}/{y}), which a URL parser would escape: only its start is checked. */
const mapAddress = z
  .string()
  .trim()
  .regex(/^(https?:\/\/|\/)\S+$/, 'нужен адрес, который начинается с http://, https:// или /')
  .optional();

/**
 * An inbound webhook of Bitrix24. It grants access to customers, so only HTTPS is allowed; HTTP only for this machine.
 */
const webhook = z
  .string()
  .trim()
  .regex(
    /^(https:\/\/[^\s/?#]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/rest\/\d+\/[^\s/?#]+\/?$/,
    'нужен адрес вида https://портал/rest/1/код/',
  )
  .transform((url) => (url.endsWith('/') ? url : `${url}/`))
  .optional();

/**
 * Names of address groups, single addresses and networks, separated by commas. All users behind a proxy that is not
 * listed count as one client.
 */
const proxies = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .refine(
    (list) => list.every(isProxy),
    'нужны адреса через запятую: 10.0.0.5, 10.0.0.0/8, loopback, linklocal, uniquelocal',
  )
  .default(['loopback']);

function isProxy(one: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(one)) return true;
  const [address = '', bits, ...rest] = one.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  // A network of all addresses would let every client forge theirs.
  const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
  return most > 0 && rest.length === 0 && isNetwork;
}

const Environment = z
  .object({
    /** 0: a free port chosen by the system. */
    PORT: wholeNumber(0, 65_535, 8080),
    HOST: text('127.0.0.1'),
    GEKTAR_DATA: text('./data').transform((folder) => resolve(projectFolder, folder)),
    DATABASE_URL: z
      .string()
      .trim()
      .regex(/^postgres(ql)?:\/\/\S+$/, 'нужен адрес вида postgresql://имя:пароль@машина:5432/база')
      .optional(),
    PRODUCT_NAME: text('Гектар'),
    OFFICE_PHONE: text('+7 (495) 000-00-00'),
    OFFICE_ADDRESS: text('Москва, Полевая улица, 1'),
    MESSENGER_URL: text(usualMessenger).refine(
      (url) => /^https?:\/\/\S+$/.test(url),
      'нужен адрес, который начинается с http:// или https://',
    ),
    TOKEN_LIFE_HOURS: wholeNumber(1, 8_760, 8),
    REFRESH_LIFE_DAYS: wholeNumber(1, 3_650, 14),
    TOKEN_SECRET: z.string().min(32, 'нужно не меньше 32 знаков').optional(),
    ROW_CACHE_MB: wholeNumber(0, 65_536, 64),
    COLUMN_CACHE_MB: wholeNumber(0, 65_536, 512),
    OPENING_MONTHS: wholeNumber(1, 120, 12),
    OVERDUE_DAYS: wholeNumber(1, MOST_OVERDUE_DAYS, 30),
    CRM_URL: webhook,
    CRM_DEADLINE_MS: wholeNumber(100, 60_000, 4_000),
    MAP_STYLE_URL: mapAddress,
    MAP_TILE_URL: mapAddress,
    TRUSTED_PROXIES: proxies,
    BACKUP_FOLDER: z
      .string()
      .transform((folder) => resolve(projectFolder, folder))
      .optional(),
    BACKUP_KEEP_DAYS: wholeNumber(1, 3_650, 14),
    DRAIN_SECONDS: wholeNumber(0, 300, 0),
    SLOW_QUERY_MS: wholeNumber(0, 600_000, 1_000),
    BACKUP_BEFORE_UPDATE: z.enum(['yes', 'no'], { error: 'нужно yes или no' }).default('yes'),
    METRICS_TOKEN: z.string().trim().min(16, 'нужно не меньше 16 знаков').optional(),
    DOCS_OPEN: z.enum(['yes', 'no'], { error: 'нужно yes или no' }).default('no'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'нужно одно из: fatal, error, warn, info, debug, trace, silent',
      })
      .default('warn'),
    NODE_ENV: z.string().optional(),
  })
  .transform((given) => ({
    port: given.PORT,
    host: given.HOST,
    /** Absolute path. */
    dataFolder: given.GEKTAR_DATA,
    /** Absent for the embedded PostgreSQL. */
    databaseUrl: given.DATABASE_URL,
    productName: given.PRODUCT_NAME,
    officePhone: given.OFFICE_PHONE,
    officeAddress: given.OFFICE_ADDRESS,
    /** URL that messenger links of phone numbers begin with (C-08). */
    messengerUrl: given.MESSENGER_URL,
    /** Lifetime of an access token (hours). */
    tokenLifeHours: given.TOKEN_LIFE_HOURS,
    /** Lifetime of a refresh token (days). */
    refreshLifeDays: given.REFRESH_LIFE_DAYS,
    /** Signs access tokens; at least 32 characters. */
    tokenSecret: given.TOKEN_SECRET,
    /** Memory for texts of rows (MB); 0 turns the cache off (0032). */
    rowCacheMb: given.ROW_CACHE_MB,
    /** Memory for the filter columns of a scope (MB); 0 turns them off (0040). */
    columnCacheMb: given.COLUMN_CACHE_MB,
    /** How long openings of client links are stored (months). */
    openingMonths: given.OPENING_MONTHS,
    /** Days after which an unconfirmed object counts as overdue (D-06). */
    overdueDays: given.OVERDUE_DAYS,
    /** Webhook of the CRM, a secret; absent: only our own tables (L-01). */
    crmUrl: given.CRM_URL,
    /** Deadline of a request to the CRM (ms). */
    crmDeadlineMs: given.CRM_DEADLINE_MS,
    /** Proxies whose forwarded client address is trusted. */
    trustedProxies: given.TRUSTED_PROXIES,
    /** Absolute path for nightly backups and those before an update. */
    backupFolder: given.BACKUP_FOLDER ?? join(given.GEKTAR_DATA, 'backups'),
    /** Days after which automatic backups are removed. */
    backupKeepDays: given.BACKUP_KEEP_DAYS,
    /** Whether a database is backed up before migrations run on it. */
    isBackedUpBeforeUpdate: given.BACKUP_BEFORE_UPDATE === 'yes',
    /** Time between SIGTERM and closing the port (s), for a proxy to notice. */
    drainSeconds: given.DRAIN_SECONDS,
    /** Duration above which a statement is logged (ms); 0: never. */
    slowQueryMs: given.SLOW_QUERY_MS,
    /** Token required to read `/metrics`; without it only this machine can read them. */
    metricsToken: given.METRICS_TOKEN,
    /** Whether the reference page needs no sign-in. */
    isReferenceOpen: given.DOCS_OPEN === 'yes',
    /** Whether sign-ins with publicly known passwords work: only when serving this machine, or with `--demo`. */
    isDemoOpen: isLoopback(given.HOST),
    mapStyleUrl: given.MAP_STYLE_URL,
    /** Template with {z}, {x}, {y}. */
    mapTileUrl: given.MAP_TILE_URL,
    logLevel: given.LOG_LEVEL,
    /** `npm run dev`: every answer is checked by its schema. */
    isDevelopment: given.NODE_ENV === 'development',
  }));

/** All settings, checked. */
export type Settings = z.output<typeof Environment>;

/** Settings with the token secret, which comes from the database if none is set. */
export type AppSettings = Settings & { readonly tokenSecret: string };

/**
 * Checks the variables without disk access; an empty variable counts as absent.
 * @throws {StartRefused} naming every wrong variable
 */
export function checkEnvironment(variables: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim() !== ''));
  const checked = Environment.safeParse(given);
  if (checked.success) return checked.data;
  const reasons = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new StartRefused(`Неверные настройки: ${reasons.join('; ')}.`);
}

/**
 * All settings, read once at the start.
 * @param args command line: `--demo` opens the demonstration sign-ins on any address
 * @throws {StartRefused} naming every wrong variable
 */
export function readSettings(variables: NodeJS.ProcessEnv, args: readonly string[]): Settings {
  const checked = checkEnvironment(variables);
  return { ...checked, isDemoOpen: checked.isDemoOpen || args.includes('--demo') };
}
