import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { ChosenProperty } from '@gektar/contract/land/properties/property-bulk.ts';
import type { PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { DataTable } from '#table/data-table.tsx';
import { useKeptSelection } from '#table/kept-selection.ts';
import type { TableColumn } from '#table/table-column.ts';
import type { ColumnSettings } from '#table/use-column-settings.ts';
import type { Paging } from '#ui/paging.ts';
import { type ChosenFacts, standingFacts, withChosen } from './chosen-facts.ts';
import { propertyColumns } from './property-columns.tsx';
import type { PropertyOrder } from './property-data.ts';
import type { PropertySearch } from './property-search.ts';

export interface PropertiesTableProps extends Paging {
  /** Instead of those of the objects' list; declared at module level. */
  readonly columns?: readonly TableColumn<PropertyRow, PropertyListSort>[];
  /** Stands under the rows while some are chosen. */
  readonly chosenBar: (chosen: Chosen) => ReactNode;
  /** Where the chosen rows are kept while an object is open, and what they answer to: another question begins with none. */
  readonly keptAs: { readonly place: string; readonly question: string };
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

/** What is chosen in a table. */
export interface Chosen {
  /** Those of the loaded rows. */
  readonly rows: readonly PropertyRow[];
  /** All, those of later pages too. */
  readonly facts: ChosenFacts;
  readonly onChange: (facts: ChosenFacts) => void;
  readonly onClear: () => void;
}

const rowId = (row: PropertyRow) => row.id;
const rowName = (row: PropertyRow) => row.cadastralNumbers[0] ?? '';
const isMuted = (row: PropertyRow) => !row.isEnabled;

/** The list as rows and columns. */
export function PropertiesTable({
  order,
  onOrderChange,
  properties,
  isPending,
  chosenBar,
  keptAs,
  ...props
}: PropertiesTableProps) {
  const navigate = useNavigate();
  const kept = useKeptSelection<ChosenProperty>(keptAs.place, keptAs.question);
  const isWhole = !isPending && !props.isStale && properties.length === props.totalCount;
  const facts = useMemo(() => standingFacts(kept.rows, properties, isWhole), [kept.rows, properties, isWhole]);
  const ids = useMemo(() => new Set(facts.keys()), [facts]);
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
      selection={{ ids, onChange: (next) => kept.keep(withChosen(facts, next, properties)) }}
      selectionBar={chosenBar({
        facts,
        rows: properties.filter((row) => facts.has(row.id)),
        onChange: kept.keep,
        onClear: kept.clear,
      })}
    />
  );
}
