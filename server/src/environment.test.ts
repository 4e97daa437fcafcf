import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkEnvironment, projectFolder, readSettings } from './environment.ts';
import { StartRefused } from './start-refused.ts';

test('without any variable the product listens on 127.0.0.1:8080 and keeps its data in the checkout', () => {
  expect(checkEnvironment({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataFolder: join(projectFolder, 'data'),
    databaseUrl: undefined,
    productName: 'Гектар',
    officePhone: '+7 (495) 000-00-00',
    officeAddress: 'Москва, Полевая улица, 1',
    messengerUrl: 'https://wa.me',
    tokenLifeHours: 8,
    refreshLifeDays: 14,
    openingMonths: 12,
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
    MESSENGER_URL: 'javascript:alert(1)',
  };
  expect(() => checkEnvironment(wrong)).toThrow(StartRefused);
  expect(() => checkEnvironment(wrong)).toThrow(
    /^Неверные настройки: (?=.*PORT: )(?=.*TOKEN_SECRET: )(?=.*DATABASE_URL: )(?=.*LOG_LEVEL: )(?=.*OVERDUE_DAYS: )(?=.*MESSENGER_URL: )[^\n]+$/,
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

test('demonstration sign-ins open only what this machine alone reaches, unless they are asked for', () => {
  for (const host of ['', '127.0.0.1', '127.3.2.1', 'localhost', '::1'])
    expect(readSettings({ HOST: host }, [])).toMatchObject({ isDemoOpen: true });
  for (const host of ['0.0.0.0', '::', '10.0.0.5', 'office.example', '127.0.0.1.example']) {
    expect(readSettings({ HOST: host }, ['npm', 'start'])).toMatchObject({ isDemoOpen: false });
    expect(readSettings({ HOST: host }, ['node', 'main.ts', '--demo'])).toMatchObject({ isDemoOpen: true });
  }
});

test('a short token of metrics and a word that is neither yes nor no are refused', () => {
  expect(() => checkEnvironment({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN: нужно не меньше 16 знаков');
  expect(() => checkEnvironment({ DOCS_OPEN: '1' })).toThrow('DOCS_OPEN: нужно yes или no');
});
