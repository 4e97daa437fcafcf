import { formatCount } from '@gektar/format/number.ts';
import type { ReactNode } from 'react';
import { dash, textCell } from '#table/cells.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { RequestNameCell } from './request-cells.tsx';
import type { AnyRequest, RequestKind } from './request-kind.ts';

interface ColumnsAbout<Request extends AnyRequest, Sort extends string> {
  /** Sort key of the name column; without it the column does not sort. */
  readonly nameSort?: Sort;
  readonly company: { readonly width: number; readonly cell: (company: Request['company']) => ReactNode };
  /** Column of required features, as words. */
  readonly asked: { readonly width: number; readonly words: (request: Request) => readonly string[] };
}

/** Columns that the request tables of both domains share. */
export function requestColumnsOf<Request extends AnyRequest, Sort extends string>(
  { fields, links }: Pick<RequestKind<Request>, 'fields' | 'links'>,
  { nameSort, company, asked }: ColumnsAbout<Request, Sort>,
): Readonly<Record<'name' | 'company' | 'selection' | 'asked', TableColumn<Request, Sort>>> {
  return {
    name: {
      id: 'name',
      title: fields.name.label,
      width: 320,
      grows: true,
      sortBy: nameSort,
      cell: (row) => <RequestNameCell request={row} link={links.page(row.id)} />,
    },
    company: {
      id: 'company',
      title: fields.companyId.label,
      width: company.width,
      grows: true,
      cell: (row) => company.cell(row.company),
    },
    selection: {
      id: 'selection',
      title: fields.countRequrestSelectionItems.label,
      width: 112,
      align: 'end',
      cell: ({ countRequrestSelectionItems: count }) => (count === 0 ? dash : formatCount(count)),
    },
    asked: {
      id: 'asked',
      title: 'Что нужно',
      width: asked.width,
      grows: true,
      cell: (row) => textCell(asked.words(row).join('; ')),
      isHiddenAtFirst: true,
    },
  };
}
