import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What an endpoint of `bytes` answers with. */
export interface Content {
  /** Opened only when it is going to be sent. */
  open(): Promise<{ readonly content: Readable; readonly size: number }>;
  readonly type: string;
  /** Names this very content, without quotes; a browser that has it is told so. */
  readonly etag?: string;
  readonly cacheControl: string;
  /** Sent as a download by this name; otherwise it is shown where it stands. */
  readonly downloadAs?: string;
}

/** Sends bytes as they are. */
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

/** RFC 6266: the name in UTF-8, and for old programs one without letters that a header cannot carry. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
