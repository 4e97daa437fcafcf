import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ProcessCache } from '#cache/process-cache.ts';
import { isLoopback } from './loopback.ts';
import { answerUnknown } from './refusals.ts';

/**
 * `/metrics` for Prometheus.
 * @param token required from readers; without one only this machine can read it, and others get 404
 * @param addGauges registers the metrics of other parts of the server
 */
export function observe(
  app: FastifyInstance,
  { cache, token }: { cache: ProcessCache; token: string | undefined },
  addGauges: (registry: Registry) => void,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from request to answer by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  observeCache(registry, cache);
  addGauges(registry);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    // Not measured: event streams stay open for hours.
    if (reply.raw.getHeader('content-type')?.toString().startsWith('text/event-stream')) return;
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.addHook('onClose', async () => registry.clear());

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) return answerUnknown(reply);
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

function mayRead({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLoopback(ip);
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Use and size of the cache (0032, 0038, 0040). */
function observeCache(registry: Registry, cache: ProcessCache): void {
  new Counter({
    name: 'row_texts_total',
    help: 'Rows, pages, numbers and points by kind: found in memory (hit) or read and made (miss)',
    labelNames: ['rows', 'result'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, hits, misses } of cache.stats) {
        this.inc({ rows: name, result: 'hit' }, hits);
        this.inc({ rows: name, result: 'miss' }, misses);
      }
    },
  });
  new Gauge({
    name: 'row_texts_bytes',
    help: 'Memory of what is kept of rows, pages and maps',
    registers: [registry],
    collect() {
      this.set(cache.bytes);
    },
  });
  new Gauge({
    name: 'column_bytes',
    help: 'Memory of the columns that an area is filtered by',
    labelNames: ['area'] as const,
    registers: [registry],
    collect() {
      for (const { scope, bytes } of cache.columnBytes) this.set({ area: scope }, bytes);
    },
  });
}
