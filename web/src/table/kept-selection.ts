import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** Chosen rows by id, each with what is known of it: rows of a later page stay known when the list begins anew. */
export type KeptRows<Fact> = ReadonlyMap<string, Fact>;

interface Kept<Fact> {
  readonly question: string;
  readonly rows: KeptRows<Fact>;
}

const none = new Map<string, never>();

/**
 * The chosen rows of a list, kept while other pages are open and dropped with everything else at sign-out.
 * @param place names the list for good: 'land-properties'
 * @param question what the list answers to: another one begins with nothing chosen
 */
export function useKeptSelection<Fact>(place: string, question: string) {
  const client = useQueryClient();
  const queryKey = ['chosen-rows', place];
  const { data } = useQuery<Kept<Fact>>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const rows: KeptRows<Fact> = data?.question === question ? data.rows : none;
  const keep = (next: KeptRows<Fact>) => void client.setQueryData<Kept<Fact>>(queryKey, { question, rows: next });
  return { rows, keep, clear: () => keep(none) };
}
