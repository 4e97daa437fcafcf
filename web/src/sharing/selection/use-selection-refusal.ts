import { useQuery } from '@tanstack/react-query';
import { isProvisional } from './selection-cache.ts';
import type { AnyItem, SelectedRow, SelectionKind } from './selection-kind.ts';

/**
 * Reason why a selection may not be cleared and its link may not be changed (N-06); undefined: allowed, or not known
 * yet.
 */
export function useSelectionRefusal<Row extends SelectedRow, Item extends AnyItem>(
  { domain, access }: Pick<SelectionKind<Row, Item>, 'domain' | 'access'>,
  requestId: string,
): string | undefined {
  const { data: mayEdit } = useQuery({
    ...(access?.query(requestId) ?? { queryKey: [domain, 'open to all'], queryFn: () => true }),
    enabled: access !== undefined,
  });
  return mayEdit === false ? access?.reason : undefined;
}

/** Id of the signed-in employee; undefined when not requested. */
export function useMe<Row extends SelectedRow, Item extends AnyItem>(
  { domain, access }: Pick<SelectionKind<Row, Item>, 'domain' | 'access'>,
  isAsked: boolean,
): string | undefined {
  const { data } = useQuery({
    queryKey: [domain, 'selection', 'me'],
    queryFn: async ({ client }) => (await access?.me(client)) ?? null,
    enabled: isAsked,
  });
  return data ?? undefined;
}

/**
 * Reason why an item may not be hidden or removed; items that the employee added always may be (N-06).
 * @param refusal reason that applies to the selection as a whole
 */
export function refusalOfItem(
  item: Pick<AnyItem, 'id' | 'addedByEmployeeId'> | undefined,
  refusal: string | undefined,
  me: string | undefined,
): string | undefined {
  if (item === undefined || isProvisional(item.id) || item.addedByEmployeeId === me) return undefined;
  return refusal;
}
