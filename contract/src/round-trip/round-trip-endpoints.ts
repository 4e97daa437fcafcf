import type { Domain } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import { RoundTrip, RoundTripReading, RoundTripText } from './round-trip.ts';
import { roundTripPaths } from './round-trip-paths.ts';

/** Largest file (bytes). */
export const ROUND_TRIP_MAX_BYTES = 30_000_000;

/** The calls that compare an edited export of one area with its database (0086). Not in the specification. */
function roundTripEndpoints<const In extends Domain>(domain: In) {
  const calls = roundTripPaths(domain);
  return {
    compare: endpoint({
      ...calls.compare,
      summary: 'Сравнить исправленную выгрузку с базой: изменения по ячейкам, конфликты, новые и пропавшие строки',
      form: { ...calls.compare.form, maxFiles: 1, maxBytes: ROUND_TRIP_MAX_BYTES },
      output: RoundTrip,
      failures: ['file.refused', 'file.too_large', 'round_trip.not_ours', 'round_trip.other_area'],
    }),
    read: endpoint({
      ...calls.read,
      summary: 'Прочитать другой текст ячейки исправленной выгрузки',
      body: RoundTripText,
      output: RoundTripReading,
      failures: [],
    }),
  };
}

export const landRoundTrip = roundTripEndpoints('land');
export const industrialRoundTrip = roundTripEndpoints('industrial');
export type RoundTripEndpoints = ReturnType<typeof roundTripEndpoints<Domain>>;
