import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { storedEmployeeId } from '#api/session.ts';

/** Selected rows by id with their data: rows of later pages stay selected when the list is reloaded. */
export type SelectedRows<Fact> = ReadonlyMap<string, Fact>;

interface Stored<Fact> {
  readonly employeeId: string | undefined;
  readonly question: string;
  readonly rows: SelectedRows<Fact>;
}

const none = new Map<string, never>();

/**
 * The selected rows of a list, stored per employee while other pages are open: they survive an expired sign-in and are
 * dropped at sign-out.
 * @param list permanent name of the list: 'land-properties'
 * @param question query key; a different query clears the selection
 */
export function useRowSelection<Fact>(list: string, question: string) {
  const client = useQueryClient();
  const queryKey = ['chosen-rows', list];
  const { data } = useQuery<Stored<Fact>>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const employeeId = storedEmployeeId();
  const isOwn = data?.question === question && data.employeeId === employeeId;
  const rows: SelectedRows<Fact> = isOwn ? data.rows : none;
  const set = (next: SelectedRows<Fact>) =>
    void client.setQueryData<Stored<Fact>>(queryKey, { employeeId, question, rows: next });
  return { rows, set, clear: () => set(none) };
}
