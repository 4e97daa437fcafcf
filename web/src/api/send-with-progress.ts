import { CallBroken, type OnSent } from '@gektar/contract/call.ts';

/**
 * A request with upload progress, which `fetch` does not support.
 * @throws {CallBroken} without an answer
 */
export function sendWithProgress(url: string, init: RequestInit, onSent: OnSent): Promise<Response> {
  const { signal } = init;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    const refuse = (reason: unknown) => {
      signal?.removeEventListener('abort', giveUp);
      reject(reason);
    };
    request.open(init.method ?? 'GET', url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.responseType = 'blob';
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    request.onerror = () => refuse(new CallBroken('no answer'));
    request.onabort = () => refuse(signal?.reason ?? new CallBroken('given up'));
    request.onload = () => {
      signal?.removeEventListener('abort', giveUp);
      const type = request.getResponseHeader('content-type');
      const headers = type === null ? {} : { 'content-type': type };
      resolve(new Response(request.response as Blob, { status: request.status, headers }));
    };
    if (signal?.aborted) return refuse(signal.reason);
    signal?.addEventListener('abort', giveUp);
    request.send(init.body instanceof FormData ? init.body : null);
  });
}
