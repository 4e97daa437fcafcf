import type { VacancySort } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { SelectionItem } from '@gektar/contract/industrial/selections/selection.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { VacanciesTable } from '#industrial/vacancies/vacancies-table.tsx';
import { ChosenItems } from '#sharing/selection/chosen-items.tsx';
import { SelectionOrder } from '#sharing/selection/selection-order.tsx';
import type { ListOfSelection } from '#sharing/selection/selection-view.tsx';

/** The selection as rows; the grip at a number drags its row into the order of the story. */
export function SelectionTable({ items, canOrder, ...list }: ListOfSelection<VacancyRow, SelectionItem, VacancySort>) {
  const rows = items.map(({ entity }) => entity);
  return (
    <SelectionOrder items={items} canOrder={canOrder}>
      {(movedId) => (
        <VacanciesTable
          columns={list.columns}
          settings={list.settings}
          rows={rows}
          totalCount={rows.length}
          // The order of a selection is its own; the table asks for none.
          order={undefined}
          isPending={false}
          isStale={false}
          instead={null}
          resetKey={list.keptAs.question}
          onEndReached={undefined}
          isLoadingMore={false}
          keptAs={list.keptAs}
          alwaysDrawnId={items.find(({ id }) => id === movedId)?.entity.id}
          chosenBar={(chosen) => <ChosenItems chosen={chosen.rows} isHidden={!canOrder} onClear={chosen.onClear} />}
        />
      )}
    </SelectionOrder>
  );
}
