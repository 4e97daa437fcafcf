import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** Selected rows by id with their data: rows of later pages stay selected when the list is reloaded. */
export type KeptRows<Fact> = ReadonlyMap<string, Fact>;

interface Kept<Fact> {
  readonly question: string;
  readonly rows: KeptRows<Fact>;
}

const none = new Map<string, never>();

/**
 * The selected rows of a list, stored while other pages are open and dropped at sign-out.
 * @param place permanent name of the list: 'land-properties'
 * @param question query key; a different query clears the selection
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
