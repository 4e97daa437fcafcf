import type { Settings } from './environment.ts';
import { StartRefused } from './start-refused.ts';

/** The part of a server that `listen` uses. */
interface Opened {
  readonly listen: (at: Pick<Settings, 'host' | 'port'>) => Promise<string>;
  readonly server: { readonly address: () => string | { readonly port: number } | null };
}

/**
 * Opens the port.
 * @returns the address for a browser on this machine
 * @throws {StartRefused} naming PORT or HOST when they cannot be used
 */
export async function listen(app: Opened, { host, port }: Settings): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code];
    throw reason ? new StartRefused(reason({ host, port })) : error;
  }
  const taken = app.server.address();
  return `http://${forBrowser(host)}:${typeof taken === 'object' && taken ? taken.port : port}`;
}

const reasons: Record<string, (given: { host: string; port: number }) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `Порт ${port} на ${host} занят другой программой. Задайте другой: PORT=${port + 1} npm start.`,
  EACCES: ({ port }) => `Порт ${port} система этому пользователю не даёт. Задайте PORT от 1024.`,
  EADDRNOTAVAIL: ({ host }) => `У этой машины нет адреса ${host}. Проверьте HOST.`,
  ENOTFOUND: notFound,
  // The name server does not respond.
  EAI_AGAIN: notFound,
};

function notFound({ host }: { host: string }): string {
  return `Имя ${host} не найдено. Проверьте HOST.`;
}

/** Host for a browser's URL: a wildcard address can be listened on but not opened. */
function forBrowser(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
