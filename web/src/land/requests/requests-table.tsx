import type { PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DataTable } from '#table/data-table.tsx';
import type { ColumnSettings } from '#table/use-column-settings.ts';
import type { Paging } from '#ui/paging.ts';
import { requestColumns } from './request-columns.tsx';
import type { RequestOrder } from './request-data.ts';
import type { RequestSearch } from './request-search.ts';

export interface RequestsTableProps extends Paging {
  readonly settings: ColumnSettings;
  readonly requests: readonly LandRequest[];
  readonly totalCount: number | undefined;
  readonly order: RequestOrder;
  readonly onOrderChange: (order: Pick<RequestSearch, 'sort' | 'direction'>) => void;
  readonly isPending: boolean;
  readonly isStale: boolean;
  readonly instead: ReactNode;
  readonly resetKey: string;
}

const rowId = (row: LandRequest) => row.id;
const rowName = (row: LandRequest) => row.name;
const isMuted = (row: LandRequest) => !row.isEnabled;

/** The list as rows and columns. */
export function RequestsTable({ order, onOrderChange, requests, isPending, ...props }: RequestsTableProps) {
  const navigate = useNavigate();
  return (
    <DataTable<LandRequest, PropertySort>
      label="Запросы"
      columns={requestColumns}
      {...props}
      rows={requests}
      rowId={rowId}
      rowName={rowName}
      isMuted={isMuted}
      isLoading={isPending}
      onOpen={(row) => void navigate({ to: '/land/request/$id', params: { id: row.id } })}
      sort={{ by: order.sort, direction: order.direction }}
      onSortChange={(sort) => onOrderChange({ sort: sort?.by, direction: sort?.direction })}
    />
  );
}
