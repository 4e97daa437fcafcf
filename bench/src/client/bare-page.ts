import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

export interface BarePage {
  readonly url: string;
  /** Transferred bytes by kind: `script`, `stylesheet`, `font`, `image`, … */
  readonly bytes: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

interface Kept {
  readonly type: string;
  readonly body: Buffer;
  readonly isPacked: boolean;
}

/**
 * The baseline: the browser's final page as static HTML, with the same styles, fonts and photos; the scripts are
 * transferred but not run. Nothing else is requested.
 */
export async function barePageOf(browser: Browser, url: string, wanted: string): Promise<BarePage> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const files = new Map<string, Kept>();
  const bytes = new Map<string, number>();
  const page = await context.newPage();
  const reading: Promise<void>[] = [];
  const scripts: string[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    const kind = response.request().resourceType();
    const keep = async () => {
      const body = await response.body();
      const type = response.headers()['content-type'] ?? '';
      const isPacked = /text|javascript|json|svg/.test(type);
      const kept = isPacked ? gzipSync(body, { level: 9 }) : body;
      if (kind === 'script') scripts.push(pathname);
      bytes.set(kind, (bytes.get(kind) ?? 0) + kept.length);
      files.set(pathname + search, { type, body: kept, isPacked });
    };
    reading.push(keep());
  });
  await page.goto(url);
  await page.locator(wanted).first().waitFor();
  await page.waitForLoadState('load');
  await Promise.all(reading);
  const drawn = (await page.content())
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace('</head>', `${scripts.map((path) => `<link rel="preload" as="script" href="${path}">`).join('')}</head>`);
  files.set('/', { type: 'text/html; charset=utf-8', body: gzipSync(drawn), isPacked: true });
  await context.close();

  const server = createServer((request, reply) => {
    const file = files.get(request.url ?? '/');
    if (!file) return reply.writeHead(404).end();
    const packed = file.isPacked ? { 'content-encoding': 'gzip' } : {};
    return reply.writeHead(200, { 'content-type': file.type, ...packed }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bytes,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
