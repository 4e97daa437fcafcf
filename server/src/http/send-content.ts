import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the handler of an endpoint with the output `bytes` returns. */
export interface Content {
  /** Called only when the content is sent. */
  open(): Promise<{ readonly content: Readable; readonly size: number }>;
  readonly type: string;
  /** Identifies this content, without quotes; a browser that has it gets 304. */
  readonly etag?: string;
  readonly cacheControl: string;
  /** File name of a download; without it the content is shown inline. */
  readonly downloadAs?: string;
}

export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Content,
): Promise<FastifyReply> {
  const { etag, downloadAs } = content;
  if (etag !== undefined && knows(request.headers['if-none-match'], `"${etag}"`)) {
    return reply.header('etag', `"${etag}"`).header('cache-control', content.cacheControl).status(304).send();
  }
  const { content: bytes, size } = await content.open();
  reply.header('cache-control', content.cacheControl).header('content-length', size).type(content.type);
  if (etag !== undefined) reply.header('etag', `"${etag}"`);
  if (downloadAs !== undefined) reply.header('content-disposition', attachment(downloadAs));
  return reply.send(bytes);
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** `Content-Disposition` by RFC 6266: the name in UTF-8, and an ASCII fallback for old programs. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
