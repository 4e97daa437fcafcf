import { Failure } from '@gektar/contract/failure.ts';
import type { FastifyRequest } from 'fastify';

/**
 * Runs work for a request with a signal that aborts when the caller disconnects. Watches the connection, since the
 * request itself ends once its body is read. The resulting error is sent to nobody.
 */
export async function whileWaited<Result>(
  { socket }: Pick<FastifyRequest, 'socket'>,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const gone = new AbortController();
  const abort = () => gone.abort(new Failure('request.unreadable'));
  if (socket.destroyed) abort();
  socket.once('close', abort);
  try {
    return await work(gone.signal);
  } finally {
    socket.removeListener('close', abort);
  }
}
