import { typeColors } from '@gektar/contract/land/dictionaries/type-colors.ts';
import type { PropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCount, formatMeasured } from '@gektar/format/number.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { Link } from '@tanstack/react-router';
import { EmployeeName } from '#people/employee-name.tsx';
import { codesCell, dash, linkCell, namesCell, textCell } from '#table/cells.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Tag } from '#ui/piece/tag.tsx';
import { TypeSwatch } from '#ui/piece/type-swatch.tsx';
import { askedChips } from './asked-chips.ts';
import { requestLabels, shortRequestLabels } from './request-labels.ts';
import classes from './requests-table.module.css';

type Column = TableColumn<LandRequest, PropertySort>;

function range(value: LandRequest['area']) {
  return (value && formatRange(value)) ?? dash;
}

/** Every column of the requests' table. */
export const requestColumns: readonly Column[] = [
  {
    id: 'name',
    title: requestLabels.name,
    width: 320,
    cell: (row) => (
      <span className={classes.name}>
        <Link to="/land/request/$id" params={{ id: row.id }} tabIndex={-1} title={row.name}>
          {row.name}
        </Link>
        {!row.isEnabled && <Tag tone="line">В архиве</Tag>}
      </span>
    ),
  },
  { id: 'company', title: requestLabels.companyId, width: 240, cell: ({ company }) => textCell(company?.name ?? null) },
  {
    id: 'propertyTypes',
    title: requestLabels.propertyTypes,
    width: 200,
    cell: ({ propertyTypes, isEnabled }) => {
      const [first, ...others] = propertyTypes;
      if (!first) return dash;
      return (
        <span className={classes.types} title={propertyTypes.map(({ name }) => name).join('\n')}>
          <TypeSwatch colour={typeColors[first.color]} label={first.name} isOff={!isEnabled} />
          {others.length > 0 && (
            <Caption as="span" tone="mute" isFirm>
              +{others.length}
            </Caption>
          )}
        </span>
      );
    },
  },
  {
    id: 'area',
    title: requestLabels.area,
    unit: units.hectare,
    width: 160,
    align: 'end',
    tone: 'strong',
    sortBy: 'Area',
    cell: ({ area }) => range(area),
  },
  {
    id: 'budget',
    title: requestLabels.budget,
    unit: units.rouble,
    width: 248,
    align: 'end',
    tone: 'strong',
    sortBy: 'Price',
    cell: ({ budget }) => range(budget),
  },
  { id: 'regions', title: requestLabels.regions, width: 184, cell: ({ regions }) => namesCell(regions) },
  { id: 'landHighways', title: requestLabels.landHighways, width: 168, cell: (row) => namesCell(row.landHighways) },
  {
    id: 'distanceFromNearestCity',
    title: shortRequestLabels.distanceFromNearestCity,
    unit: units.kilometre,
    width: 124,
    align: 'end',
    cell: (row) => (row.distanceFromNearestCity === null ? dash : `до ${formatMeasured(row.distanceFromNearestCity)}`),
  },
  {
    id: 'selection',
    title: requestLabels.selection,
    width: 112,
    align: 'end',
    cell: (row) => (row.countRequrestSelectionItems === 0 ? dash : formatCount(row.countRequrestSelectionItems)),
  },
  {
    id: 'requestDate',
    title: requestLabels.requestDate,
    width: 128,
    align: 'end',
    cell: ({ requestDate }) => formatDate(requestDate),
  },
  {
    id: 'responsibleEmployeeId',
    title: requestLabels.responsibleEmployeeId,
    width: 168,
    cell: (row) => <EmployeeName id={row.responsibleEmployeeId} />,
  },
  {
    id: 'isActual',
    title: requestLabels.isActual,
    width: 104,
    cell: (row) => (row.isActual ? 'Да' : <span className="nil">Нет</span>),
  },
  {
    id: 'actualizeRequestDate',
    title: requestLabels.actualizeRequestDate,
    width: 132,
    align: 'end',
    sortBy: 'LastConversationDate',
    cell: (row) => (row.actualizeRequestDate === null ? dash : formatDate(row.actualizeRequestDate)),
  },
  {
    id: 'dateTimeCreated',
    title: shortRequestLabels.dateTimeCreated,
    width: 120,
    align: 'end',
    sortBy: 'DateTimeCreated',
    cell: (row) => formatDate(row.dateTimeCreated),
  },
  {
    id: 'buildingArea',
    title: requestLabels.buildingArea,
    unit: units.squareMetre,
    width: 176,
    align: 'end',
    cell: (row) => range(row.buildingArea),
    isHiddenAtFirst: true,
  },
  {
    id: 'requestType',
    title: requestLabels.requestType,
    width: 168,
    cell: (row) => namesCell(row.requestType),
    isHiddenAtFirst: true,
  },
  {
    id: 'bestUses',
    title: requestLabels.bestUses,
    width: 240,
    cell: (row) => namesCell(row.bestUses),
    isHiddenAtFirst: true,
  },
  {
    id: 'okveds',
    title: requestLabels.okveds,
    width: 160,
    cell: (row) => codesCell(row.okveds),
    isHiddenAtFirst: true,
  },
  {
    id: 'asked',
    title: 'Что нужно',
    width: 280,
    cell: (row) => textCell(askedChips(row).join('; ')),
    isHiddenAtFirst: true,
  },
  {
    id: 'linkToDisk',
    title: 'Диск',
    width: 220,
    cell: (row) => linkCell(row.linkToDisk),
    isHiddenAtFirst: true,
  },
  {
    id: 'comment',
    title: requestLabels.comment,
    width: 320,
    cell: (row) => textCell(row.comment),
    isHiddenAtFirst: true,
  },
];
