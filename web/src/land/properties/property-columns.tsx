import { factsForBrokers } from '@gektar/contract/land/properties/plot-facts.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import type { PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';
import { districtOf } from '@gektar/format/district.ts';
import { formatPosition } from '@gektar/format/position.ts';
import { missing } from '@gektar/format/words.ts';
import { Link } from '@tanstack/react-router';
import { PropertyTypeSwatch } from '#land/property-type-swatch.tsx';
import { EmployeeName } from '#people/employee-name.tsx';
import { measuredCell, textCell } from '#table/cells.tsx';
import { columnsInOrder, describedColumns } from '#table/described-column.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { ActualizationCell, NumberCell } from './property-cells.tsx';
import { UtilityMarks } from './utility-marks.tsx';

type Column = TableColumn<PropertyRow, PropertyListSort>;

const described = describedColumns<PropertyRow, PropertyListSort>(propertyFields);

const joined: Readonly<Record<'advantages' | 'coordinates', Column>> = {
  advantages: {
    id: 'advantages',
    title: 'Преимущества',
    width: 280,
    grows: true,
    cell: (row) =>
      textCell(
        advantageFlags
          .filter((name) => row[name])
          .map((name) => propertyFields[name].label)
          .join(', '),
      ),
  },
  coordinates: {
    id: 'coordinates',
    title: propertyFields.latitude.label,
    width: 184,
    cell: ({ latitude, longitude }) => formatPosition(latitude, longitude),
  },
};

const hidden = columnsInOrder(propertyFields, factsForBrokers('hiddenColumns'), joined).map(
  (column): Column => ({ ...column, isHiddenAtFirst: true }),
);

/** Every column of the objects' table; those that brokers compare first are on the left. */
export const propertyColumns: readonly Column[] = [
  {
    id: 'cadastralNumber',
    title: 'Кадастровый номер',
    width: 252,
    cell: (row) => (
      <NumberCell
        row={row}
        link={(content) => (
          <Link to="/land/property/$id" params={{ id: row.id }} tabIndex={-1}>
            {content}
          </Link>
        )}
      />
    ),
  },
  described('propertyType', {
    width: 140,
    cell: ({ propertyType, isEnabled }) => <PropertyTypeSwatch type={propertyType} isEnabled={isEnabled} />,
  }),
  described('region', { width: 128 }),
  {
    id: 'district',
    title: 'Район',
    width: 120,
    grows: true,
    cell: ({ address, region }) => textCell(districtOf(address, region.name) ?? null),
  },
  described('landHighway', { width: 136 }),
  described('kmFromCity', { width: 124 }),
  described('area', { width: 116, tone: 'strong', sortBy: 'Area' }),
  described('price', {
    width: 156,
    tone: 'strong',
    sortBy: 'Price',
    cell: ({ price }) => (price === null ? <span className="nil">{missing.price}</span> : measuredCell(price)),
  }),
  described('pricePerHa', { width: 144, tone: 'quiet', sortBy: 'PricePerHa' }),
  described('actualizationDateTime', { width: 124, cell: (row) => <ActualizationCell row={row} /> }),
  { id: 'utilities', title: 'Коммуникации', width: 152, cell: (row) => <UtilityMarks property={row} /> },
  described('category', { width: 240 }),
  described('responsibleEmployeeId', {
    width: 168,
    cell: ({ responsibleEmployeeId }) => <EmployeeName id={responsibleEmployeeId} />,
  }),
  described('lastConversationDate', { width: 120, sortBy: 'LastConversationDate' }),
  described('dateTimeCreated', { width: 120, sortBy: 'DateTimeCreated' }),
  described('address', { width: 320 }),
  ...hidden,
];

/** Columns for rows of a single region: its column would be redundant and is hidden by default. */
export const oneRegionColumns: readonly Column[] = propertyColumns.map((column) =>
  column.id === 'region' ? { ...column, isHiddenAtFirst: true } : column,
);

/** Columns for these rows; the region is hidden by default when all rows share it. */
export function columnsFor(rows: readonly Pick<PropertyRow, 'region'>[]): readonly Column[] {
  const [first] = rows;
  return first !== undefined && rows.every(({ region }) => region.id === first.region.id)
    ? oneRegionColumns
    : propertyColumns;
}
