import type { ChosenProperty } from '@gektar/contract/land/properties/property-bulk.ts';
import type { PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import { MAX_CHOSEN } from '@gektar/contract/land/properties/property-limits.ts';
import { formatMoney } from '@gektar/format/money.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { objects } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { IconStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { favoriteIdsQuery } from '#land/favorites/favorite-data.ts';
import { useBulkFavorites } from '#land/favorites/use-bulk-favorites.ts';
import { BulkEdit } from '#operations/bulk-edit.tsx';
import { ChosenToSelection } from '#sharing/to-selection/to-selection.tsx';
import { actualizeAction, archiveActions, ChosenBar, type ChosenBarAbout, exportAction } from '#table/chosen-bar.tsx';
import { archiveQuestion } from '#ui/bulk/archive-question.ts';
import { byId } from './chosen-facts.ts';
import type { ChosenProperties, PropertiesTableProps } from './properties-table.tsx';
import type { usePropertyBulk } from './property-bulk.ts';
import { changedProperties } from './property-changes.ts';
import { chooseAll, type PropertyOrder } from './property-data.ts';
import { usePropertyExport } from './use-property-export.ts';

export interface ChosenPropertiesBarProps {
  readonly chosen: ChosenProperties;
  /** The table above the bar. */
  readonly table: Pick<PropertiesTableProps, 'rows' | 'columns' | 'settings'> & { readonly order: PropertyOrder };
  /** Number of results; undefined while unknown. */
  readonly total: number | undefined;
  readonly filter: PropertyFilterInput;
  /** Owned by the page, so that a bulk action continues while the rows change. */
  readonly actions: ReturnType<typeof usePropertyBulk>;
}

const about: ChosenBarAbout<ChosenProperty> = {
  forms: objects,
  most: MAX_CHOSEN,
  failed: 'Не удалось выбрать все объекты',
  isEnabled: ([, , , isEnabled]) => isEnabled,
  sums: (all) => {
    const area = all.reduce((sum, [, one]) => sum + one, 0);
    const price = all.reduce((sum, [, , one]) => sum + (one ?? 0), 0);
    return `${formatQuantity(area, units.hectare)}${price > 0 ? ` · ${formatMoney(price)}` : ''}`;
  },
};

/** Bar under a table of plots. */
export function ChosenPropertiesBar({ chosen, table, total, filter, actions }: ChosenPropertiesBarProps) {
  const sheet = usePropertyExport(table.columns, table.settings);
  const favorites = useBulkFavorites();
  const { data: favoriteIds = [] } = useQuery(favoriteIdsQuery);
  const favoriteSet = new Set(favoriteIds);
  const unmarked = [...chosen.facts.keys()].filter((id) => !favoriteSet.has(id));
  const marking = {
    running: favorites.progress && { label: 'В избранное', ...favorites.progress },
    stop: favorites.stop,
  };
  return (
    <ChosenBar
      about={about}
      chosen={chosen}
      loadedCount={table.rows.length}
      total={total}
      findAll={async () => byId(await chooseAll(filter, table.order))}
      runs={[actions, sheet, marking]}
      edit={(edit) => (
        <BulkEdit
          {...edit}
          about={changedProperties}
          responsible="responsibleEmployeeId"
          titleOf={(id) => chosen.rows.find((row) => row.id === id)?.cadastralNumbers[0] ?? 'Объект'}
        />
      )}
      toSelection={(ids) => <ChosenToSelection domain="land" objectIds={ids} />}
      copy={(ids) => sheet.copy(ids, chosen.rows)}
      actions={[
        actualizeAction(actions.run),
        exportAction((ids) => sheet.run(ids, chosen.rows)),
        {
          label: unmarked.length > 0 ? 'В избранное' : 'В избранном',
          Icon: IconStar,
          isDisabled: unmarked.length === 0,
          run: () => void favorites.add(unmarked),
        },
        ...archiveActions(actions.run, { archive: (count) => archiveQuestion(count, objects) }),
      ]}
    />
  );
}
