import { expect, test } from 'vitest';
import { checkEnvironment } from './environment.ts';
import { listen } from './listen.ts';
import { StartRefused } from './start-refused.ts';

/** A server that listens on a port, or fails with an error code. */
function server(taken: { readonly port: number } | { readonly code: string }): Parameters<typeof listen>[0] {
  return {
    listen: () => ('code' in taken ? Promise.reject(Object.assign(new Error('no port'), taken)) : Promise.resolve('')),
    server: { address: () => ('port' in taken ? taken : null) },
  };
}

const settings = (HOST: string) => ({ ...checkEnvironment({ HOST, PORT: '8080' }) });

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8081'],
  ['localhost', 'http://localhost:8081'],
  ['office.example', 'http://office.example:8081'],
  // A wildcard address is opened in a browser as `localhost`.
  ['0.0.0.0', 'http://localhost:8081'],
  ['::', 'http://localhost:8081'],
  ['::1', 'http://[::1]:8081'],
  ['fe80::7', 'http://[fe80::7]:8081'],
])('the address printed with HOST=%s opens in a browser of this machine', async (host, address) => {
  // The printed port is the one the system assigned, not the one in the settings.
  expect(await listen(server({ port: 8081 }), settings(host))).toBe(address);
});

test.each([
  ['EADDRINUSE', 'Порт 8080 на 10.0.0.5 занят другой программой. Задайте другой: PORT=8081 npm start.'],
  ['EACCES', 'Порт 8080 система этому пользователю не даёт. Задайте PORT от 1024.'],
  ['EADDRNOTAVAIL', 'У этой машины нет адреса 10.0.0.5. Проверьте HOST.'],
  ['ENOTFOUND', 'Имя 10.0.0.5 не найдено. Проверьте HOST.'],
  ['EAI_AGAIN', 'Имя 10.0.0.5 не найдено. Проверьте HOST.'],
])('a port that cannot be opened (%s) is told with what to do', async (code, words) => {
  await expect(listen(server({ code }), settings('10.0.0.5'))).rejects.toThrow(new StartRefused(words));
});

test('any other fault is a bug and stays as it is', async () => {
  const refused = listen(server({ code: 'EMFILE' }), settings('127.0.0.1'));
  await expect(refused).rejects.toThrow('no port');
  await expect(refused).rejects.not.toBeInstanceOf(StartRefused);
});
