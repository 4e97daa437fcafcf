import { useQuery } from '@tanstack/react-query';
import { currentEmployeeQuery } from '#people/people-data.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { AnchoredPanel } from '#sharing/to-selection/anchored-panel.tsx';
import type { OpenedToSelection } from '#sharing/to-selection/open-to-selection.ts';

/** The panel of 'В подборку' while it is open, given the signed-in employee and the names of colleagues. */
export default function OpenedToSelectionPanel({ opened }: { readonly opened: OpenedToSelection }) {
  const { data: me, isPending } = useQuery(currentEmployeeQuery);
  const nameOfEmployee = useEmployeeNames();
  return isPending ? null : <AnchoredPanel opened={opened} me={me?.id} nameOfEmployee={nameOfEmployee} />;
}
