import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { industrialRoundTrip, landRoundTrip } from '@gektar/contract/round-trip/round-trip-calls.ts';
import { ROUND_TRIP_MAX_BYTES } from '@gektar/contract/round-trip/round-trip-limits.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { ChosenExport } from './chosen-export.ts';
import { hasExportMark } from './has-export-mark.ts';

/** Calls of each domain. */
export const roundTripCalls = { land: landRoundTrip, industrial: industrialRoundTrip } as const;

/** Time for which a comparison is stored until its page shows it (ms). */
const STORED_MS = 60_000;

/** Comparison of a chosen file with the database of a domain. */
export function comparisonQuery(domain: Domain, { key, file }: ChosenExport, onSent?: OnSent) {
  return queryOptions({
    queryKey: ['round-trip', domain, key],
    queryFn: ({ signal }) =>
      call(roundTripCalls[domain].compare, { form: { files: [file] } }, { signal, ...(onSent && { onSent }) }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: STORED_MS,
    retry: false,
  });
}

type OnSent = (sent: number, total: number) => void;

/**
 * Finds out whether a file is an edited export: first by the mark in the file, then by the server, which reads all
 * marks. The page of that domain shows the comparison without another upload.
 * @returns domain of the export; undefined for any other file
 * @throws {CallBroken} without a connection
 */
export async function areaOfExport(
  client: QueryClient,
  chosen: ChosenExport,
  { domain, onSent }: { readonly domain: Domain; readonly onSent?: OnSent },
): Promise<Domain | undefined> {
  if (chosen.file.size > ROUND_TRIP_MAX_BYTES || !(await hasExportMark(chosen.file))) return undefined;
  const others: readonly Domain[] = domain === 'land' ? ['industrial'] : ['land'];
  for (const area of [domain, ...others]) {
    try {
      await client.fetchQuery(comparisonQuery(area, chosen, onSent));
      return area;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // A file that cannot be read is refused with the reason by the page that loads tables.
      if (error.code === 'round_trip.not_ours' || error.code.startsWith('file.')) return undefined;
      if (error.code !== 'round_trip.other_area') throw error;
    }
  }
  return undefined;
}
