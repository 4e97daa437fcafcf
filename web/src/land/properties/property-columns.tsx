import { typeColors } from '@gektar/contract/land/dictionaries/type-colors.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import type { PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';
import { formatDate } from '@gektar/format/date.ts';
import { districtOf } from '@gektar/format/district.ts';
import { formatPosition } from '@gektar/format/position.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmployeeName } from '#people/employee-name.tsx';
import { codesCell, linkCell, measuredCell, namesCell, textCell } from '#table/cells.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { TypeSwatch } from '#ui/piece/type-swatch.tsx';
import { ActualizationCell, NumberCell } from './property-cells.tsx';
import { flagWords, propertyLabels, shortLabels } from './property-labels.ts';
import { UtilityMarks } from './utility-marks.tsx';

type Column = TableColumn<PropertyRow, PropertyListSort>;

function flag(name: keyof typeof flagWords): (row: PropertyRow) => ReactNode {
  return (row) => (row[name] ? flagWords[name].yes : <span className="nil">{flagWords[name].no}</span>);
}

/** Every column of the objects' table; what a broker compares first stands at the left. */
export const propertyColumns: readonly Column[] = [
  {
    id: 'cadastralNumber',
    title: propertyLabels.cadastralNumber,
    width: 272,
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
  {
    id: 'propertyType',
    title: propertyLabels.propertyType,
    width: 148,
    cell: ({ propertyType, isEnabled }) => (
      <TypeSwatch colour={typeColors[propertyType.color]} label={propertyType.name} isOff={!isEnabled} />
    ),
  },
  { id: 'region', title: propertyLabels.region, width: 128, cell: ({ region }) => textCell(region.name) },
  {
    id: 'district',
    title: propertyLabels.district,
    width: 152,
    cell: ({ address, region }) => textCell(districtOf(address, region.name) ?? null),
  },
  {
    id: 'landHighway',
    title: propertyLabels.landHighway,
    width: 136,
    cell: ({ landHighway }) => textCell(landHighway?.name ?? null),
  },
  {
    id: 'kmFromCity',
    title: shortLabels.kmFromCity,
    unit: units.kilometre,
    width: 104,
    align: 'end',
    cell: ({ kmFromCity }) => measuredCell(kmFromCity),
  },
  {
    id: 'area',
    title: propertyLabels.area,
    unit: units.hectare,
    width: 96,
    align: 'end',
    tone: 'strong',
    sortBy: 'Area',
    cell: ({ area }) => measuredCell(area),
  },
  {
    id: 'price',
    title: propertyLabels.price,
    unit: units.rouble,
    width: 140,
    align: 'end',
    tone: 'strong',
    sortBy: 'Price',
    cell: ({ price }) => (price === null ? <span className="nil">{missing.price}</span> : measuredCell(price)),
  },
  {
    id: 'pricePerHa',
    title: propertyLabels.pricePerHa,
    unit: units.rouble,
    width: 128,
    align: 'end',
    tone: 'quiet',
    sortBy: 'PricePerHa',
    cell: ({ pricePerHa }) => measuredCell(pricePerHa),
  },
  {
    id: 'actualizationDateTime',
    title: propertyLabels.actualizationDateTime,
    width: 124,
    align: 'end',
    cell: (row) => <ActualizationCell row={row} />,
  },
  { id: 'utilities', title: propertyLabels.utilities, width: 152, cell: (row) => <UtilityMarks property={row} /> },
  { id: 'category', title: propertyLabels.category, width: 240, cell: ({ category }) => textCell(category.name) },
  {
    id: 'responsibleEmployeeId',
    title: propertyLabels.responsibleEmployeeId,
    width: 168,
    cell: ({ responsibleEmployeeId }) => <EmployeeName id={responsibleEmployeeId} />,
  },
  {
    id: 'lastConversationDate',
    title: shortLabels.lastConversationDate,
    width: 120,
    align: 'end',
    sortBy: 'LastConversationDate',
    cell: ({ lastConversationDate }) => formatDate(lastConversationDate),
  },
  {
    id: 'dateTimeCreated',
    title: shortLabels.dateTimeCreated,
    width: 120,
    align: 'end',
    sortBy: 'DateTimeCreated',
    cell: ({ dateTimeCreated }) => formatDate(dateTimeCreated),
  },
  { id: 'address', title: propertyLabels.address, width: 320, cell: ({ address }) => textCell(address) },
  { id: 'onSale', title: flagWords.onSale.label, width: 104, cell: flag('onSale'), isHiddenAtFirst: true },
  { id: 'isChecked', title: flagWords.isChecked.label, width: 120, cell: flag('isChecked'), isHiddenAtFirst: true },
  { id: 'isActive', title: flagWords.isActive.label, width: 104, cell: flag('isActive'), isHiddenAtFirst: true },
  {
    id: 'ownershipType',
    title: propertyLabels.ownershipType,
    width: 220,
    cell: ({ ownershipType }) => textCell(ownershipType.name),
    isHiddenAtFirst: true,
  },
  {
    id: 'buildingArea',
    title: propertyLabels.buildingArea,
    unit: units.squareMetre,
    width: 152,
    align: 'end',
    cell: ({ buildingArea }) => measuredCell(buildingArea),
    isHiddenAtFirst: true,
  },
  {
    id: 'bestUses',
    title: propertyLabels.bestUses,
    width: 240,
    cell: ({ bestUses }) => namesCell(bestUses),
    isHiddenAtFirst: true,
  },
  {
    id: 'permittedUseTypes',
    title: shortLabels.permittedUseTypes,
    width: 160,
    cell: ({ permittedUseTypes }) => codesCell(permittedUseTypes),
    isHiddenAtFirst: true,
  },
  {
    id: 'okveds',
    title: propertyLabels.okveds,
    width: 160,
    cell: ({ okveds }) => codesCell(okveds),
    isHiddenAtFirst: true,
  },
  {
    id: 'advantages',
    title: 'Преимущества',
    width: 280,
    cell: (row) =>
      textCell(
        advantageFlags
          .filter((name) => row[name])
          .map((name) => flagWords[name].label)
          .join(', '),
      ),
    isHiddenAtFirst: true,
  },
  {
    id: 'client',
    title: propertyLabels.client,
    width: 200,
    cell: ({ client }) => textCell(client),
    isHiddenAtFirst: true,
  },
  {
    id: 'comment',
    title: propertyLabels.comment,
    width: 320,
    cell: ({ comment }) => textCell(comment),
    isHiddenAtFirst: true,
  },
  {
    id: 'coordinates',
    title: propertyLabels.coordinates,
    width: 184,
    cell: ({ latitude, longitude }) => formatPosition(latitude, longitude),
    isHiddenAtFirst: true,
  },
  {
    id: 'linkToDisk',
    title: shortLabels.linkToDisk,
    width: 220,
    cell: ({ linkToDisk }) => linkCell(linkToDisk),
    isHiddenAtFirst: true,
  },
  {
    id: 'linkToDocumentation',
    title: shortLabels.linkToDocumentation,
    width: 220,
    cell: ({ linkToDocumentation }) => linkCell(linkToDocumentation),
    isHiddenAtFirst: true,
  },
];

/** While everything lies in one region, naming it in every row says nothing: shown when asked for. */
export const oneRegionColumns: readonly Column[] = propertyColumns.map((column) =>
  column.id === 'region' ? { ...column, isHiddenAtFirst: true } : column,
);

/** Columns for what is found: rows of one region do without it. */
export function columnsFor(rows: readonly Pick<PropertyRow, 'region'>[]): readonly Column[] {
  const [first] = rows;
  return first !== undefined && rows.every(({ region }) => region.id === first.region.id)
    ? oneRegionColumns
    : propertyColumns;
}
