import type { PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import { MAX_CHOSEN } from '@gektar/contract/land/properties/property-limits.ts';
import { formatMoney } from '@gektar/format/money.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { objects } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import {
  IconArchive,
  IconArchiveOff,
  IconFileSpreadsheet,
  IconPlaylistAdd,
  IconRefresh,
  IconStar,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { favoriteIdsQuery } from '#land/favorites/favorite-data.ts';
import { useBulkFavorites } from '#land/favorites/use-bulk-favorites.ts';
import { BulkEdit } from '#operations/bulk-edit.tsx';
import { loadedFirst } from '#operations/loaded-first.ts';
import { ToSelection } from '#sharing/to-selection/to-selection.tsx';
import { ChooseAll } from '#table/choose-all.tsx';
import { chosenTitle, isPartOfFound } from '#table/chosen-title.ts';
import { archiveQuestion } from '#ui/bulk/archive-question.ts';
import { SelectionAction, SelectionBar } from '#ui/component/selection-bar.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon16 } from '#ui/icon.ts';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';
import { byId } from './chosen-facts.ts';
import type { ChosenProperties, PropertiesTableProps } from './properties-table.tsx';
import type { usePropertyBulk } from './property-bulk.ts';
import { changedProperties } from './property-changes.ts';
import { chooseAll, type PropertyOrder } from './property-data.ts';
import { usePropertyExport } from './use-property-export.ts';

export interface ChosenBarProps {
  readonly chosen: ChosenProperties;
  /** The table above the bar. */
  readonly table: Pick<PropertiesTableProps, 'rows' | 'columns' | 'settings'> & { readonly order: PropertyOrder };
  /** Number of results; undefined while unknown. */
  readonly total: number | undefined;
  readonly filter: PropertyFilterInput;
  /** Owned by the page, so that a bulk action continues while the rows change. */
  readonly actions: ReturnType<typeof usePropertyBulk>;
}

/** Bar under a table: sums over the selection, a button to select all results, and bulk actions. */
export function ChosenBar({ chosen, table, total, filter, actions }: ChosenBarProps) {
  const { facts } = chosen;
  const sheet = usePropertyExport(table.columns, table.settings);
  const favorites = useBulkFavorites();
  const { data: favoriteIds = [] } = useQuery(favoriteIdsQuery);
  const isPart = isPartOfFound(facts.size, table.rows.length, total);
  const all = [...facts.values()];
  const ids = all.map(([id]) => id);
  const active = all.filter(([, , , isEnabled]) => isEnabled).map(([id]) => id);
  const archived = all.filter(([, , , isEnabled]) => !isEnabled).map(([id]) => id);
  const area = all.reduce((sum, [, one]) => sum + one, 0);
  const price = all.reduce((sum, [, , one]) => sum + (one ?? 0), 0);
  const favoriteSet = new Set(favoriteIds);
  const unmarked = ids.filter((id) => !favoriteSet.has(id));
  const running = actions.running
    ? { ...actions.running, stop: actions.stop }
    : sheet.running
      ? { ...sheet.running, stop: sheet.stop }
      : favorites.progress && { label: 'В избранное', ...favorites.progress, stop: favorites.stop };

  /**
   * Runs a bulk action and deselects the processed rows; refused and unprocessed ones stay selected for another try.
   */
  async function run(action: Parameters<typeof actions.run>[0], on: readonly string[]) {
    const question = action === 'archive' ? archiveQuestion(on.length, objects) : undefined;
    if (question && !(await confirm(question))) return;
    const settled = await actions.run(action, on);
    const asked = new Set(on);
    const left = all.filter(([id]) => asked.has(id) && !settled.has(id));
    chosen.onChange(byId(left));
  }

  return (
    <SelectionBar
      title={isPart ? chosenTitle(facts.size, total) : chosenTitle(facts.size)}
      details={`${formatQuantity(area, units.hectare)}${price > 0 ? ` · ${formatMoney(price)}` : ''}`}
      onClear={chosen.onClear}
    >
      {running ? (
        <ProgressBar label={running.label} done={running.done} total={running.total} onCancel={running.stop} />
      ) : (
        <>
          {isPart && total !== undefined && (
            <ChooseAll
              total={total}
              most={MAX_CHOSEN}
              find={() => chooseAll(filter, table.order)}
              onChoose={(found) => chosen.onChange(byId(found))}
              failed="Не удалось выбрать все объекты"
            />
          )}
          <BulkEdit
            about={changedProperties}
            ids={loadedFirst(ids, chosen.rows)}
            responsible="responsibleEmployeeId"
            titleOf={(id) => chosen.rows.find((row) => row.id === id)?.cadastralNumbers[0] ?? 'Объект'}
            onKeep={(left) => chosen.onChange(byId(all.filter(([id]) => left.includes(id))))}
          />
          <ToSelection
            domain="land"
            objectIds={ids}
            hasKey
            button={(onClick) => (
              <SelectionAction icon={<IconPlaylistAdd {...icon16} />} onClick={onClick}>
                В подборку
              </SelectionAction>
            )}
          />
          <SelectionAction icon={<IconFileSpreadsheet {...icon16} />} onClick={() => void sheet.run(ids, chosen.rows)}>
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
            <>
              <SelectionAction
                icon={<IconRefresh {...icon16} />}
                onClick={() => void run('actualize', active)}
                keyOf="actualize"
              >
                Актуализировать
              </SelectionAction>
              <SelectionAction icon={<IconArchive {...icon16} />} onClick={() => void run('archive', active)}>
                Архивировать
              </SelectionAction>
            </>
          )}
          {archived.length > 0 && (
            <SelectionAction icon={<IconArchiveOff {...icon16} />} onClick={() => void run('unarchive', archived)}>
              Разархивировать
            </SelectionAction>
          )}
        </>
      )}
    </SelectionBar>
  );
}
