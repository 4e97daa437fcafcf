import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { PresenceSign, Present } from './event.ts';

/** Longest past period that a new stream may ask for (s). */
const MOST_SINCE_S = 3_600;

export const streamEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'employee',
  summary: 'Поток изменений (text/event-stream): виды, id и версии, без значений. Продолжается по Last-Event-ID',
  /** Seconds since the page began to load: the stream starts with the changes since then. */
  query: z.object({ since: z.coerce.number().int().min(0).max(MOST_SINCE_S).optional() }),
  output: 'bytes',
  failures: [],
});

export const showPresence = endpoint({
  method: 'POST',
  path: '/api/presence',
  access: 'employee',
  summary: 'Сообщить, что открыто на вкладке и правится ли оно; действует 30 секунд',
  body: PresenceSign,
  output: z.object({ present: z.array(Present) }),
  failures: [],
});
