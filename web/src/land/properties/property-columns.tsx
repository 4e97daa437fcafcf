import { typeColors } from '@gektar/contract/land/dictionaries/type-colors.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { PropertyListSort } from '@gektar/contract/land/properties/property-filter.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDate } from '#format/date.ts';
import { formatMeasured } from '#format/number.ts';
import { formatPosition } from '#format/position.ts';
import { units } from '#format/unit.ts';
import { missing } from '#format/words.ts';
import { EmployeeName } from '#people/employee-name.tsx';
import { codesCell, dash, linkCell, namesCell, textCell } from '#table/cells.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { TypeSwatch } from '#ui/type-swatch.tsx';
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
    width: 264,
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
    width: 176,
    cell: ({ propertyType, isEnabled }) => (
      <TypeSwatch colour={typeColors[propertyType.color]} label={propertyType.name} isOff={!isEnabled} />
    ),
  },
  { id: 'region', title: propertyLabels.region, width: 168, cell: ({ region }) => textCell(region.name) },
  {
    id: 'landHighway',
    title: propertyLabels.landHighway,
    width: 168,
    cell: ({ landHighway }) => textCell(landHighway?.name ?? null),
  },
  {
    id: 'kmFromCity',
    title: shortLabels.kmFromCity,
    unit: units.kilometre,
    width: 108,
    align: 'end',
    cell: ({ kmFromCity }) => formatMeasured(kmFromCity),
  },
  {
    id: 'area',
    title: propertyLabels.area,
    unit: units.hectare,
    width: 100,
    align: 'end',
    tone: 'strong',
    sortBy: 'Area',
    cell: ({ area }) => formatMeasured(area),
  },
  {
    id: 'price',
    title: propertyLabels.price,
    unit: units.rouble,
    width: 152,
    align: 'end',
    tone: 'strong',
    sortBy: 'Price',
    cell: ({ price }) => (price === null ? <span className="nil">{missing.price}</span> : formatMeasured(price)),
  },
  {
    id: 'pricePerHa',
    title: propertyLabels.pricePerHa,
    unit: units.rouble,
    width: 136,
    align: 'end',
    tone: 'quiet',
    sortBy: 'PricePerHa',
    cell: ({ pricePerHa }) => (pricePerHa === null ? dash : formatMeasured(pricePerHa)),
  },
  { id: 'utilities', title: propertyLabels.utilities, width: 152, cell: (row) => <UtilityMarks property={row} /> },
  {
    id: 'actualizationDateTime',
    title: propertyLabels.actualizationDateTime,
    width: 132,
    align: 'end',
    cell: (row) => <ActualizationCell row={row} />,
  },
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
    cell: ({ buildingArea }) => (buildingArea === null ? dash : formatMeasured(buildingArea)),
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
