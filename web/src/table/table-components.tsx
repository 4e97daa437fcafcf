import { formatCountOf } from '@gektar/format/plural.ts';
import { useMemo, useState } from 'react';
import { SelectionAction, SelectionBar } from '#ui/component/selection-bar.tsx';
import { Box } from '#ui/layout/box.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { DataTable } from './data-table.tsx';
import type { TableSort } from './table-sort.ts';
import { inventRows, trialColumns, trialSets } from './table-trial.tsx';
import { useColumnSettings } from './use-column-settings.ts';

const STATES = ['1000', '76', '1', '0', 'loading', 'failed'].map((value) => ({ value, label: value }));
const NO_IDS: ReadonlySet<string> = new Set();
const rowForms = ['строка', 'строки', 'строк'] as const;

/** The table in its states, with 25 columns and any number of rows, for the development page. */
export function TableComponents() {
  const [state, setState] = useState<string>('1000');
  const [ids, setIds] = useState(NO_IDS);
  const [sort, setSort] = useState<TableSort>();
  const [opened, setOpened] = useState('');
  const settings = useColumnSettings('trial', trialColumns, trialSets);
  const rows = useMemo(() => inventRows(Number(state) || 0), [state]);

  const instead =
    state === '0' ? (
      <EmptyState title="Нет данных" caption="По этим условиям строк нет" />
    ) : state === 'failed' ? (
      <FailedState onRetry={() => setState('1000')} />
    ) : undefined;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 640 }}>
      <Box display="flex" gap={8} p={8}>
        <Segmented aria-label="Состояние таблицы" options={STATES} value={state} onChange={setState} />
        <ColumnsMenu columns={trialColumns} settings={settings} />
        <span role="status">{opened}</span>
      </Box>
      <DataTable
        label="Строки для проверки"
        columns={trialColumns}
        settings={settings}
        rows={rows}
        rowId={(row) => row.id}
        rowName={(row) => row.number}
        isMuted={(row) => row.isArchived}
        onOpen={(row) => setOpened(`Открыто: ${row.number}`)}
        sort={sort}
        onSortChange={setSort}
        selection={{ ids, onChange: setIds }}
        selectionBar={
          <SelectionBar title={`Выбрано ${formatCountOf(ids.size, rowForms)}`} onClear={() => setIds(NO_IDS)}>
            <SelectionAction isMain onClick={() => setOpened('Действие')}>
              Действие
            </SelectionAction>
          </SelectionBar>
        }
        isLoading={state === 'loading'}
        instead={instead}
      />
    </div>
  );
}
