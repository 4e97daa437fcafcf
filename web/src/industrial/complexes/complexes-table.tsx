import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import type { ComplexSort, FullFilterInput } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { TablePart } from '#form/filter/entity-list-page.tsx';
import { useChosenRows } from '#table/chosen-rows.ts';
import { ListTable } from '#table/list-table.tsx';
import { chosenOf } from './chosen-complexes.ts';
import { ChosenComplexesBar, type ChosenComplexesBarProps } from './chosen-complexes-bar.tsx';
import { complexToSelection } from './complex-list.ts';

export interface ComplexesTableProps extends TablePart<ComplexRow, FullFilterInput, ComplexSort> {
  readonly actions: ChosenComplexesBarProps['actions'];
}

/** The table of complexes, with selectable rows. */
export function ComplexesTable({ filter, total, rowSelectionKey, actions, ...table }: ComplexesTableProps) {
  const { rows, order } = table;
  const chosen = useChosenRows(rowSelectionKey, table, chosenOf);
  return (
    <ListTable
      {...table}
      rowAction={complexToSelection}
      selection={chosen.selection}
      selectionBar={
        <ChosenComplexesBar
          chosen={chosen}
          loadedCount={rows.length}
          total={total}
          filter={filter}
          order={order}
          actions={actions}
        />
      }
    />
  );
}
