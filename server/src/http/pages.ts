import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { Domain } from '@gektar/contract/domain.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from 'uuid';
import { markupText } from '#office/markup-text.ts';
import { PREVIEW_SIZE } from '#office/picture/preview-size.ts';
import { answerUnknown } from './refusals.ts';

const YEAR_MS = 31_536_000_000;
/** Paths that clients open without signing in (1§2, G-04). */
const clientPath = /^\/(industrial-)?public(?:\/([^/?]+))?/i;

/** A parsed URL of a client link. */
export interface OpenedUrl {
  /** Id by which the link is opened. */
  readonly id: string;
  readonly password: string;
  /** Address of the caller. */
  readonly ip: string;
}

/** What messengers show of a link. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** Path of a picture of `PREVIEW_SIZE`, with its query. */
  readonly image: string;
}

export interface PreviewParts {
  readonly siteName: string;
  /** undefined: nothing may be shown. */
  readonly findPreview: (domain: Domain, opened: OpenedUrl) => Promise<LinkPreview | undefined>;
}

/**
 * Serves the built web app. Files under `assets/` have a hash in the name and never change; any other path is a route
 * of the app and gets the app's page, except below `/api` and for missing files. Client links get the page of the
 * client bundle; with the code of a link, its head describes the objects of the link (0089).
 * @param folder absolute path of the build
 */
export async function servePages(app: FastifyInstance, folder: string, parts: PreviewParts): Promise<void> {
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
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    // A missing script or image is 404; navigation to such a path gets the page.
    const isAskedFor = !isFile.test(path) || request.headers.accept?.includes('text/html');
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/api(\/|$)/i.test(path) && isAskedFor;
    if (!isPage) return answerUnknown(reply);
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (!clientPath.test(path)) return reply.send(page);
    // Keeps client links, whose URLs contain access codes, out of search engines.
    const head = await previewHead(request, parts);
    return reply.header('x-robots-tag', 'noindex').send(withHead(clientPage, head));
  });
}

/** Tags of the head for a link with its right code; empty for every other URL, so that it reveals nothing. */
async function previewHead(request: FastifyRequest, { siteName, findPreview }: PreviewParts): Promise<string> {
  const url = new URL(request.url, 'http://page');
  const [, industrial, id = ''] = clientPath.exec(url.pathname) ?? [];
  const password = url.searchParams.get('password') ?? '';
  if (password === '' || !validate(id)) return '';
  const domain = industrial === undefined ? 'land' : 'industrial';
  const opened = { id: id.toLowerCase(), password, ip: request.ip };
  // The page itself reports what is wrong with the link.
  const preview = await findPreview(domain, opened).catch((error: unknown) => {
    request.log.warn({ err: error }, 'a client page was sent without its preview');
    return undefined;
  });
  if (!preview) return '';
  const origin = `${request.protocol}://${request.host}`;
  const tags = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': preview.title,
    'og:description': preview.description,
    'og:image': `${origin}${preview.image}`,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(PREVIEW_SIZE.width),
    'og:image:height': String(PREVIEW_SIZE.height),
  };
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${markupText(content)}">`)
    .join('\n    ');
}

function withHead(page: Buffer | undefined, head: string): Buffer | string | undefined {
  return head === '' ? page : page?.toString('utf8').replace('</head>', () => `  ${head}\n  </head>`);
}
