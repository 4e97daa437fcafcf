import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkEnvironment, projectFolder, readSettings } from './environment.ts';
import { StartRefused } from './start-refused.ts';

const folder = mkdtempSync(join(tmpdir(), 'gektar-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('without any variable the product listens on 127.0.0.1:8080 and keeps its data in the checkout', () => {
  expect(checkEnvironment({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataFolder: join(projectFolder, 'data'),
    databaseUrl: undefined,
    productName: 'Гектар',
    officePhone: '+7 (495) 000-00-00',
    officeAddress: 'Москва, Полевая улица, 1',
    tokenLifeHours: 8,
    refreshLifeDays: 14,
    overdueDays: 30,
    trustedProxies: ['loopback'],
    logLevel: 'warn',
  });
});

test('an empty variable counts as absent', () => {
  expect(checkEnvironment({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toMatchObject({ port: 8080, host: '127.0.0.1' });
});

test('a relative data folder is counted from the checkout, an absolute one is taken as it is', () => {
  expect(checkEnvironment({ GEKTAR_DATA: 'elsewhere' }).dataFolder).toBe(join(projectFolder, 'elsewhere'));
  expect(checkEnvironment({ GEKTAR_DATA: '/srv/gektar' }).dataFolder).toBe('/srv/gektar');
});

test('every wrong variable is named in one line', () => {
  const wrong = {
    PORT: '99999',
    TOKEN_SECRET: 'short',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'loud',
    OVERDUE_DAYS: '1.5',
  };
  expect(() => checkEnvironment(wrong)).toThrow(StartRefused);
  expect(() => checkEnvironment(wrong)).toThrow(
    /^Неверные настройки: (?=.*PORT: )(?=.*TOKEN_SECRET: )(?=.*DATABASE_URL: )(?=.*LOG_LEVEL: )(?=.*OVERDUE_DAYS: )[^\n]+$/,
  );
});

test('proxies are named by address, network or group', () => {
  const { trustedProxies } = checkEnvironment({ TRUSTED_PROXIES: 'loopback, 10.0.0.5,172.16.0.0/12 , fd00::/8' });
  expect(trustedProxies).toEqual(['loopback', '10.0.0.5', '172.16.0.0/12', 'fd00::/8']);
});

test.for(['true', '10.0.0', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.1/8/8', 'proxy.example', '10.0.0.1,,'])(
  '%s are no proxies',
  (given) => {
    expect(() => checkEnvironment({ TRUSTED_PROXIES: given })).toThrow(/TRUSTED_PROXIES/);
  },
);

test.for(['0', '65535'])('port %s is a port', (port) => {
  expect(checkEnvironment({ PORT: port }).port).toBe(Number(port));
});

test.for([
  ['https://firm.example/rest/1/code', 'https://firm.example/rest/1/code/'],
  ['https://firm.example/rest/1/code/', 'https://firm.example/rest/1/code/'],
  ['http://127.0.0.1:5000/rest/1/code/', 'http://127.0.0.1:5000/rest/1/code/'],
] as const)('%s is a webhook of the customer service', ([given, kept]) => {
  expect(checkEnvironment({ CRM_URL: given }).crmUrl).toBe(kept);
});

test.for([
  'firm.example',
  'http://firm.example/rest/1/secret/',
  'https://firm.example/rest/secret/',
  'https://firm.example/rest/1/secret/?x',
])('%s is no webhook, and what was given is not repeated: it is a secret', (given) => {
  expect(() => checkEnvironment({ CRM_URL: given })).toThrow(/^(?!.*secret).*CRM_URL: нужен адрес вида/);
});

test.for(['-1', '65536', '80a', '0x50', '8e3'])('port %s is none', (port) => {
  expect(() => checkEnvironment({ PORT: port })).toThrow('PORT: нужно целое число от 0 до 65535');
});

test('a secret is made on the first start, readable by its owner alone, and is the same on the next', () => {
  const first = readSettings({ GEKTAR_DATA: folder }).tokenSecret;
  expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  expect(readdirSync(folder)).toEqual(['token-secret']);
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'token-secret'), 'utf8')).toBe(first);
  expect(readSettings({ GEKTAR_DATA: folder }).tokenSecret).toBe(first);
});

test('a given secret is used and nothing is written', () => {
  const secret = 'a secret of thirty-two characters';
  expect(readSettings({ GEKTAR_DATA: join(folder, 'none'), TOKEN_SECRET: secret }).tokenSecret).toBe(secret);
  expect(readdirSync(folder)).not.toContain('none');
});

test('a data folder that cannot be made is said in one line', () => {
  expect(() => readSettings({ GEKTAR_DATA: '/dev/null/data' })).toThrow(StartRefused);
});
