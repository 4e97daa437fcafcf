import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { ChosenProperty } from '@gektar/contract/land/properties/property-bulk.ts';
import type { FoundPropertySort, PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { ReactNode } from 'react';
import { type Chosen, type RowSelectionKey, useChosenRows } from '#table/chosen-rows.ts';
import { ListTable, type ListTableProps } from '#table/list-table.tsx';
import { factsOf } from './chosen-facts.ts';
import { propertyTable } from './property-list.ts';

export type ChosenProperties = Chosen<PropertyRow, ChosenProperty>;

export interface PropertiesTableProps<Sort extends FoundPropertySort = PropertyListSort>
  extends Omit<ListTableProps<PropertyRow, Sort>, 'about'> {
  /** Shown under the rows while some are selected. */
  readonly chosenBar: (chosen: ChosenProperties) => ReactNode;
  readonly rowSelectionKey: RowSelectionKey;
}

/** The table of objects, with selectable rows. */
export function PropertiesTable<Sort extends FoundPropertySort>({
  chosenBar,
  rowSelectionKey,
  ...table
}: PropertiesTableProps<Sort>) {
  const chosen = useChosenRows(rowSelectionKey, table, factsOf);
  return <ListTable {...table} about={propertyTable} selection={chosen.selection} selectionBar={chosenBar(chosen)} />;
}
