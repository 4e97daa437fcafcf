import type { Domain } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import { AddedRows, AddedRowsResult, RoundTrip, RoundTripReading, RoundTripText } from './round-trip.ts';
import { ROUND_TRIP_MAX_BYTES } from './round-trip-limits.ts';
import { roundTripPaths } from './round-trip-paths.ts';

/** The calls that compare an edited export of a domain with its database (0086). Not in the specification. */
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
    add: endpoint({
      ...calls.add,
      summary: 'Создать объекты из новых строк исправленной выгрузки, неполные черновиками, тем же действием',
      body: AddedRows,
      output: AddedRowsResult,
      failures: ['operation.id_taken'],
    }),
  };
}

export const landRoundTrip = roundTripEndpoints('land');
export const industrialRoundTrip = roundTripEndpoints('industrial');
export type RoundTripEndpoints = ReturnType<typeof roundTripEndpoints<Domain>>;
