import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { PropertyListSort } from '@gektar/contract/land/properties/property-filter.ts';
import { IconArchive, IconArchiveOff, IconFileSpreadsheet, IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#format/money.ts';
import { formatCount, formatQuantity } from '#format/number.ts';
import { objects, plural } from '#format/plural.ts';
import { units } from '#format/unit.ts';
import { favoriteIdsQuery, useBulkFavorites } from '#land/favorites/favorite-data.ts';
import { DataTable } from '#table/data-table.tsx';
import type { TableColumn } from '#table/table-column.ts';
import type { ColumnSettings } from '#table/use-column-settings.ts';
import { icon16 } from '#ui/icon.ts';
import type { Paging } from '#ui/paging.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SelectionAction, SelectionBar } from '#ui/selection-bar.tsx';
import type { useBulkRun } from '#ui/use-bulk-run.ts';
import { propertyColumns } from './property-columns.tsx';
import type { PropertyOrder } from './property-data.ts';
import type { PropertySearch } from './property-search.ts';
import { useBulkArchive } from './use-bulk-archive.ts';
import { usePropertyExport } from './use-property-export.ts';

export interface PropertiesTableProps extends Paging {
  /** Instead of those of the objects' list; declared at module level. */
  readonly columns?: readonly TableColumn<PropertyRow, PropertyListSort>[];
  /** Instead of the bar of the objects' list. */
  readonly chosenBar?: (chosen: readonly PropertyRow[], onClear: () => void) => ReactNode;
  readonly settings: ColumnSettings;
  readonly properties: readonly PropertyRow[];
  readonly totalCount: number | undefined;
  readonly order: PropertyOrder;
  readonly onOrderChange: (order: Pick<PropertySearch, 'sort' | 'direction'>) => void;
  readonly isPending: boolean;
  readonly isStale: boolean;
  readonly instead: ReactNode;
  readonly resetKey: string;
}

const rowId = (row: PropertyRow) => row.id;
const rowName = (row: PropertyRow) => row.cadastralNumbers[0] ?? '';
const isMuted = (row: PropertyRow) => !row.isEnabled;
const nobody: ReadonlySet<string> = new Set();

/** The list as rows and columns. */
export function PropertiesTable({
  order,
  onOrderChange,
  properties,
  isPending,
  chosenBar,
  ...props
}: PropertiesTableProps) {
  const navigate = useNavigate();
  const [selected, setSelected] = useState<ReadonlySet<string>>(nobody);
  const chosen = properties.filter((row) => selected.has(row.id));
  const clear = () => setSelected(nobody);
  return (
    <DataTable<PropertyRow, PropertyListSort>
      label="Объекты"
      columns={propertyColumns}
      {...props}
      rows={properties}
      rowId={rowId}
      rowName={rowName}
      isMuted={isMuted}
      isLoading={isPending}
      onOpen={(row) => void navigate({ to: '/land/property/$id', params: { id: row.id } })}
      sort={{ by: order.sort, direction: order.direction }}
      onSortChange={(sort) => onOrderChange({ sort: sort?.by, direction: sort?.direction })}
      selection={{ ids: selected, onChange: setSelected }}
      selectionBar={
        chosenBar ? (
          chosenBar(chosen, clear)
        ) : (
          <ChosenProperties chosen={chosen} settings={props.settings} onClear={clear} />
        )
      }
    />
  );
}

/** Sums over what is chosen, and what can be done with it. */
interface ChosenPropertiesProps {
  readonly chosen: readonly PropertyRow[];
  readonly settings: ColumnSettings;
  readonly onClear: () => void;
}

function ChosenProperties({ chosen, settings, onClear }: ChosenPropertiesProps) {
  const exportSheet = usePropertyExport(settings);
  const bulk = useBulkArchive();
  const active = chosen.filter((row) => row.isEnabled).map(rowId);
  const archived = chosen.filter((row) => !row.isEnabled).map(rowId);
  const area = chosen.reduce((sum, row) => sum + row.area, 0);
  const price = chosen.reduce((sum, row) => sum + (row.price ?? 0), 0);
  const favorites = useBulkFavorites();
  const { data: favoriteIds = [] } = useQuery(favoriteIdsQuery);
  const unmarked = chosen.map(rowId).filter((id) => !favoriteIds.includes(id));
  const running = underWay('Архивирование', bulk) ?? underWay('В избранное', favorites);

  async function handle(run: (ids: readonly string[]) => Promise<void>, ids: readonly string[]) {
    await run(ids);
    onClear();
  }

  return (
    <SelectionBar
      title={`${plural(chosen.length, ['Выбран', 'Выбрано', 'Выбрано'])} ${formatCount(chosen.length)} ${plural(chosen.length, objects)}`}
      details={`${formatQuantity(area, units.hectare)}${price > 0 ? ` · ${formatMoney(price)}` : ''}`}
      onClear={onClear}
    >
      {running ? (
        <ProgressBar
          label={running.label}
          done={running.progress.done}
          total={running.progress.total}
          onCancel={running.stop}
        />
      ) : (
        <>
          <SelectionAction icon={<IconFileSpreadsheet {...icon16} />} onClick={() => void exportSheet(chosen)}>
            Экспорт выбранного в XLS
          </SelectionAction>
          <SelectionAction
            icon={<IconStar {...icon16} />}
            onClick={() => void favorites.add(unmarked)}
            disabled={unmarked.length === 0}
          >
            {unmarked.length > 0 ? 'В избранное' : 'В избранном'}
          </SelectionAction>
          {active.length > 0 && (
            <SelectionAction icon={<IconArchive {...icon16} />} onClick={() => void handle(bulk.archive, active)}>
              Архивировать
            </SelectionAction>
          )}
          {archived.length > 0 && (
            <SelectionAction
              icon={<IconArchiveOff {...icon16} />}
              onClick={() => void handle(bulk.unarchive, archived)}
            >
              Разархивировать
            </SelectionAction>
          )}
        </>
      )}
    </SelectionBar>
  );
}

/** A run over many that is not at its end: it stands where the actions were. */
function underWay(label: string, { progress, stop }: Pick<ReturnType<typeof useBulkRun>, 'progress' | 'stop'>) {
  return progress && { label, progress, stop };
}
