import { type FieldDescription, shortLabel } from '@gektar/contract/fields.ts';
import { factsForBrokers, factsForClients } from '@gektar/contract/land/properties/plot-facts.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { advantageInFull, propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { type AdvantageFlag, advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { CONFIDENTIAL_PLACE } from '@gektar/contract/land/selections/confidential-place.ts';
import type { PublicItem, PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import type { SelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { describedSheetCell } from '@gektar/contract/spreadsheet/described-cell.ts';
import {
  dayCell,
  numberCell,
  type SheetCell,
  type SheetColumn,
  textCell,
} from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { districtOf } from '@gektar/format/district.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatPosition } from '@gektar/format/position.ts';
import type { NumberedItem } from '#sharing/exports/selection-files.ts';
import { ON_REQUEST } from './slides/plot-words.ts';
import { utilityWords } from './utility-words.ts';

/** Fields of a plot common to a broker's export and the client's page. */
type ClientPlot = Omit<PublicProperty, 'images' | 'polygons'>;
type PlotField = keyof typeof propertyFields;

/** Columns of several fields, and columns whose title or value differs from the field description. */
const own = {
  cadastralNumbers: { title: 'Кадастровый номер', cell: (row) => textCell(row.cadastralNumbers.join(', ')) },
  price: onRequest('price'),
  pricePerHa: onRequest('pricePerHa'),
  utilities: { title: 'Коммуникации', cell: utilities },
  advantages: { title: 'Преимущества', cell: (row) => advantages(row, (flag) => propertyFields[flag].label) },
  coordinates: { title: 'Координаты', cell: place },
} as const satisfies Record<string, SheetColumn<ClientPlot>>;

/**
 * Columns of the selection item, then all columns of the objects table in its order (J-03), with full values where the
 * table abbreviates.
 * @param employees names by id, for the column of the responsible employee
 */
export function brokerColumns(employees: ReadonlyMap<string, string>): SheetColumn<NumberedItem<SelectionItem>>[] {
  return [
    { title: '№', cell: ({ number }) => numberCell(number, 0) },
    { title: 'Комментарий в подборке', cell: ({ item }) => textCell(item.comment) },
    { title: 'Понравилось клиенту', cell: ({ item }) => textCell(item.isClientFavorite ? 'Да' : null) },
    { title: 'Когда понравилось', cell: ({ item }) => dayCell(item.clientFavoriteDateTime) },
    ...propertyColumns(employees).map(
      ({ cell, ...column }): SheetColumn<NumberedItem<SelectionItem>> => ({
        ...column,
        cell: ({ item }) => cell(item.property),
      }),
    ),
  ];
}

function propertyColumns(employees: ReadonlyMap<string, string>): SheetColumn<PropertyRow>[] {
  return columnsOf(factsForBrokers('sheet'), {
    ...own,
    district: { title: 'Район', cell: (row: PropertyRow) => textCell(districtOf(row.address, row.region.name)) },
    responsibleEmployeeId: {
      title: propertyFields.responsibleEmployeeId.label,
      cell: (row: PropertyRow) => textCell(employees.get(row.responsibleEmployeeId)),
    },
  });
}

/** Columns of the client's page (G-10): no owner, no comment, no colleague; approximate coordinates are empty. */
export const clientColumns: readonly SheetColumn<PublicItem>[] = [
  { title: '№', cell: ({ order }) => numberCell(order, 0) },
  ...columnsOf(factsForClients('sheet'), {
    ...own,
    cadastralNumbers: unlessSecret(own.cadastralNumbers),
    address: unlessSecret(described('address')),
    advantages: { ...own.advantages, cell: (row: ClientPlot) => advantages(row, advantageInFull) },
    coordinates: unlessSecret({
      title: own.coordinates.title,
      cell: (row) => (row.isApproximatePosition ? textCell(null) : place(row)),
    }),
  }).map(({ title, cell }): SheetColumn<PublicItem> => ({ title, cell: ({ property }) => cell(property) })),
];

/** Columns of facts in their order: the given column, or else one made from the field description. */
function columnsOf<Row extends object, Own extends string>(
  facts: readonly NoInfer<Own | (PlotField & keyof Row)>[],
  given: Readonly<Record<Own, SheetColumn<Row>>>,
): SheetColumn<Row>[] {
  const isGiven = (fact: string): fact is Own => fact in given;
  return facts.map((fact) => ({ ...(isGiven(fact) ? given[fact] : described(fact)), field: fact }));
}

/** Column of a field that has a description: its short label and unit. */
function described<Name extends PlotField>(name: Name): SheetColumn<Readonly<Record<Name, unknown>>> {
  const field: FieldDescription = propertyFields[name];
  return {
    title: field.kind === 'number' ? `${shortLabel(field)}, ${field.unit}` : shortLabel(field),
    cell: (row) => describedSheetCell(field, row[name]),
  };
}

/** Column of an amount of money; 'По запросу' when it is missing (1§9). */
function onRequest<Name extends 'price' | 'pricePerHa'>(name: Name): SheetColumn<Pick<ClientPlot, Name>> {
  const { title, cell } = described(name);
  return { title, cell: (row) => (row[name] === null ? textCell(ON_REQUEST) : cell(row)) };
}

/** Replaces the value by the common placeholder for a confidential plot (G-10). */
function unlessSecret({ title, cell }: SheetColumn<ClientPlot>): SheetColumn<ClientPlot> {
  return { title, cell: (row) => (row.isConfidentially ? textCell(CONFIDENTIAL_PLACE) : cell(row)) };
}

function advantages(row: ClientPlot, word: (flag: AdvantageFlag) => string): SheetCell {
  return textCell(
    advantageFlags
      .filter((flag) => row[flag])
      .map(word)
      .join('; '),
  );
}

function place({ latitude, longitude }: Pick<ClientPlot, 'latitude' | 'longitude'>): SheetCell {
  return textCell(formatPosition(latitude, longitude));
}

/** The available utilities as text. */
function utilities(row: Pick<ClientPlot, (typeof utilityKeys)[number]>): SheetCell {
  const present = utilityKeys.filter((key) => row[key] !== null);
  const words = present.map((key) => `${utilityKinds[key].name}: ${utilityWords(row[key])}`);
  return textCell(words.join('; ').replaceAll(nbsp, ' '));
}
