import type { SearchSort } from '@gektar/contract/industrial/requests/request-search.ts';
import type { SelectionItem } from '@gektar/contract/industrial/selections/selection.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { missing } from '@gektar/format/words.ts';
import { useState } from 'react';
import type { SetCriteria } from '#form/filter/criterion.ts';
import { criterionWords } from '#form/filter/criterion-words.ts';
import { headFilterOf } from '#form/filter/head-filter.tsx';
import { VacanciesTable } from '#industrial/vacancies/vacancies-table.tsx';
import { ChosenItems } from '#sharing/selection/chosen-items.tsx';
import { SelectionOrder } from '#sharing/selection/selection-order.tsx';
import type { ListOfSelection } from '#sharing/selection/selection-view.tsx';
import { FilterBar, FilterChip } from '#ui/component/filter-chip.tsx';
import { Row } from '#ui/layout/row.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { meetsHeads } from './meets-heads.ts';
import { headCriteria, searchCriteriaAbout, searchFilterAbout } from './search-filter-about.tsx';

/**
 * The selection as a table; a grip next to the number drags its row. While filters in column heads narrow the view,
 * reordering is disabled.
 */
export function SelectionTable({ items, canOrder, ...list }: ListOfSelection<VacancyRow, SelectionItem, SearchSort>) {
  const [asked, setAsked] = useState<SetCriteria>({});
  const change = (name: string, value: unknown) =>
    setAsked(({ [name]: _, ...others }) => (value === undefined ? others : { ...others, [name]: value }));
  const isNarrowed = Object.keys(asked).length > 0;
  const shown = isNarrowed ? items.filter(({ entity }) => meetsHeads(entity, asked)) : items;
  const rows = shown.map(({ entity }) => entity);
  return (
    <>
      {isNarrowed && <Narrowed asked={asked} onChange={change} onReset={() => setAsked({})} />}
      <SelectionOrder items={shown} canOrder={canOrder && !isNarrowed}>
        {(movedId) => (
          <VacanciesTable
            columns={list.columns}
            settings={list.settings}
            rows={rows}
            totalCount={rows.length}
            // A selection has its own order; the table offers no sorting.
            order={undefined}
            isPending={false}
            isStale={false}
            instead={
              rows.length === 0 ? (
                <EmptyState
                  title={missing.data}
                  caption="Ни одна вакансия подборки не подходит под фильтры столбцов"
                  action={{ label: 'Сбросить', onClick: () => setAsked({}) }}
                />
              ) : null
            }
            resetKey={list.rowSelectionKey.question}
            onEndReached={undefined}
            isLoadingMore={false}
            rowSelectionKey={list.rowSelectionKey}
            alwaysDrawnId={shown.find(({ id }) => id === movedId)?.entity.id}
            headFilter={headFilterOf({ ...searchFilterAbout, ofColumn: headCriteria, values: asked, onChange: change })}
            chosenBar={(chosen) => <ChosenItems chosen={chosen.rows} isHidden={!canOrder} onClear={chosen.onClear} />}
          />
        )}
      </SelectionOrder>
    </>
  );
}

interface NarrowedProps {
  readonly asked: SetCriteria;
  readonly onChange: (name: string, value: unknown) => void;
  readonly onReset: () => void;
}

/** Active filters of the column heads, shown above the rows. */
function Narrowed({ asked, onChange, onReset }: NarrowedProps) {
  return (
    <Row as="div" p="0 var(--gutter) 10px">
      <FilterBar
        set={Object.entries(asked).map(([name, value]) => {
          const about = searchCriteriaAbout[name as keyof typeof searchCriteriaAbout];
          return (
            <FilterChip
              key={name}
              label={about.short ?? about.label}
              value={criterionWords(about, value, [])}
              onClear={() => onChange(name, undefined)}
            />
          );
        })}
        onReset={onReset}
      />
    </Row>
  );
}
