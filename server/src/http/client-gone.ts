import { Failure } from '@gektar/contract/failure.ts';
import type { FastifyRequest } from 'fastify';

/**
 * Work for a request, told when the one who asked has gone; its connection says so, as the request itself is over once it was read.
 * The refusal that the signal carries reaches nobody.
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
