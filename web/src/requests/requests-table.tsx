import { type ComponentType, Suspense } from 'react';
import type { TablePart } from '#form/filter/entity-list-page.tsx';
import { useChosenRows } from '#table/chosen-rows.ts';
import { ListTable } from '#table/list-table.tsx';
import { HeldActionKeys } from '#ui/held-action.tsx';
import { chosenRequest } from './chosen-request.ts';
import type { ChosenRequestsBarProps } from './chosen-requests.tsx';
import type { AnyRequest } from './request-kind.ts';

interface RequestsTableProps<Request extends AnyRequest, Filter, Sort extends string>
  extends TablePart<Request, Filter, Sort> {
  readonly ChosenBar: ComponentType<ChosenRequestsBarProps<Request, Filter, Sort>>;
}

/** The table of requests, with selectable rows. */
export function RequestsTable<Request extends AnyRequest, Filter, Sort extends string>({
  ChosenBar,
  filter,
  total,
  rowSelectionKey,
  ...table
}: RequestsTableProps<Request, Filter, Sort>) {
  const chosen = useChosenRows(rowSelectionKey, table, chosenRequest);
  return (
    <ListTable
      {...table}
      selection={chosen.selection}
      selectionBar={
        <Suspense fallback={<HeldActionKeys />}>
          <ChosenBar
            chosen={chosen}
            loadedCount={table.rows.length}
            total={total}
            filter={filter}
            order={table.order}
          />
        </Suspense>
      }
    />
  );
}
