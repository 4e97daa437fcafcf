import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerUnknown } from './refusals.ts';

const YEAR_MS = 31_536_000_000;
/** Paths that clients open without signing in (1§2, G-04). */
const clientPath = /^\/(?:industrial-)?public(?:\/|$)/i;

/**
 * Serves the built web app. Files under `assets/` have a hash in the name and never change; any other path is a route
 * of the app and gets the app's page, except below `/api` and for missing files. Client links get the page of the
 * client bundle.
 * @param folder absolute path of the build
 */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const [page, clientPage] = await Promise.all(
    ['index.html', 'public.html'].map((name) => readFile(join(folder, name))),
  );
  const assets = join(folder, 'assets');
  const files = { index: false, preCompressed: true } as const;
  // One route for the many hashed files, one for each other file: all other paths are pages of the app.
  await app.register(staticFiles, {
    ...files,
    root: assets,
    prefix: '/assets/',
    setHeaders: (reply) => reply.header('cache-control', `public, max-age=${YEAR_MS / 1000}, immutable`),
  });
  await app.register(staticFiles, {
    ...files,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
  const isFile = /\.[a-z0-9]{2,5}$/i;
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    // A missing script or image is 404; navigation to such a path gets the page.
    const isAskedFor = !isFile.test(path) || request.headers.accept?.includes('text/html');
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(\/|$)/i.test(path) && isAskedFor;
    if (!isPage) return answerUnknown(reply);
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (!clientPath.test(path)) return reply.send(page);
    // Keeps client links, whose URLs contain access codes, out of search engines.
    return reply.header('x-robots-tag', 'noindex').send(clientPage);
  });
}
