import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { advantageInFull, propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { type AdvantageFlag, advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { CONFIDENTIAL_PLACE } from '@gektar/contract/land/selections/confidential-place.ts';
import type { PublicItem, PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import type { SelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { districtOf } from '@gektar/format/district.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatPosition } from '@gektar/format/position.ts';
import { dayCell, linkCell, numberCell, type SheetCell, type SheetColumn, textCell } from '#office/sheet/sheet.ts';
import type { NumberedItem } from '#sharing/exports/selection-files.ts';
import { ON_REQUEST } from './slides/plot-words.ts';
import { utilityWords } from './utility-words.ts';

/** Fields of a plot common to a broker's export and the client's page. */
type Told = Omit<PublicProperty, 'images' | 'polygons' | 'landHighway' | 'bestUses' | 'permittedUseTypes'> & {
  readonly landHighway: { readonly name: string } | null;
  readonly bestUses: readonly Named[];
  readonly permittedUseTypes: readonly Named[];
};
type Named = { readonly name: string; readonly code?: string };

const told = {
  numbers: { title: 'Кадастровый номер', cell: (row) => textCell(row.cadastralNumbers.join(', ')) },
  type: { title: 'Тип', cell: (row) => textCell(row.propertyType.name) },
  region: { title: 'Регион', cell: (row) => textCell(row.region.name) },
  highway: { title: 'Шоссе', cell: (row) => textCell(row.landHighway?.name) },
  distance: { title: 'От города, км', cell: (row) => numberCell(row.kmFromCity) },
  area: { title: 'Площадь, га', cell: (row) => numberCell(row.area) },
  price: { title: 'Цена, руб.', cell: (row) => moneyCell(row.price) },
  pricePerHa: { title: 'Цена за га, руб.', cell: (row) => moneyCell(row.pricePerHa) },
  utilities: { title: 'Коммуникации', cell: utilities },
  category: { title: 'Категория', cell: (row) => textCell(row.category.name) },
  address: { title: 'Адрес', cell: (row) => textCell(row.address) },
  ownership: { title: 'Собственность', cell: (row) => textCell(row.ownershipType.name) },
  buildings: { title: 'Площадь зданий, м²', cell: (row) => numberCell(row.buildingArea) },
  bestUses: { title: 'Лучшее использование', cell: (row) => names(row.bestUses) },
  permittedUses: { title: 'ВРИ', cell: (row) => names(row.permittedUseTypes) },
  advantages: { title: 'Преимущества', cell: (row) => advantages(row, (flag) => propertyFields[flag].label) },
} as const satisfies Record<string, SheetColumn<Told>>;

/**
 * What the selection says of an object, then the columns of the objects' table, all of them in its order (J-03): whole
 * values where the table abbreviates.
 * @param employees names by id, for the responsible
 */
export function brokerColumns(employees: ReadonlyMap<string, string>): SheetColumn<NumberedItem<SelectionItem>>[] {
  return [
    { title: '№', cell: ({ number }) => numberCell(number, 0) },
    { title: 'Комментарий в подборке', cell: ({ item }) => textCell(item.comment) },
    { title: 'Понравилось клиенту', cell: ({ item }) => textCell(item.isClientFavorite ? 'Да' : null) },
    { title: 'Когда понравилось', cell: ({ item }) => dayCell(item.clientFavoriteDateTime) },
    ...propertyColumns(employees).map(
      ({ title, cell }): SheetColumn<NumberedItem<SelectionItem>> => ({
        title,
        cell: ({ item }) => cell(item.property),
      }),
    ),
  ];
}

function propertyColumns(employees: ReadonlyMap<string, string>): SheetColumn<PropertyRow>[] {
  return [
    told.numbers,
    told.type,
    told.region,
    { title: 'Район', cell: (row) => textCell(districtOf(row.address, row.region.name)) },
    told.highway,
    told.distance,
    told.area,
    told.price,
    told.pricePerHa,
    { title: 'Актуализация', cell: (row) => dayCell(row.actualizationDateTime) },
    told.utilities,
    told.category,
    { title: 'Ответственный', cell: (row) => textCell(employees.get(row.responsibleEmployeeId)) },
    { title: 'Разговор', cell: (row) => dayCell(row.lastConversationDate) },
    { title: 'Создан', cell: (row) => dayCell(row.dateTimeCreated) },
    told.address,
    { title: 'Продажа', cell: (row) => textCell(row.onSale ? 'Открыт' : 'Закрыт') },
    { title: 'Проверка', cell: (row) => textCell(row.isChecked ? 'Проверен' : 'Не проверен') },
    { title: 'В работе', cell: (row) => textCell(row.isActive ? 'Да' : 'Нет') },
    { title: 'Конфиденциальный', cell: (row) => textCell(row.isConfidentially ? 'Да' : 'Нет') },
    { title: 'Недружественная страна', cell: (row) => textCell(row.isUnfriendlyCountry ? 'Да' : 'Нет') },
    told.ownership,
    told.buildings,
    told.bestUses,
    told.permittedUses,
    { title: 'ОКВЭД', cell: (row) => names(row.okveds) },
    told.advantages,
    { title: 'Клиент', cell: (row) => textCell(row.client) },
    { title: 'Комментарий', cell: (row) => textCell(row.comment) },
    { title: 'Координаты', cell: (row) => place(row) },
    { title: 'Диск', cell: (row) => linkCell(row.linkToDisk) },
    { title: 'Документация', cell: (row) => linkCell(row.linkToDocumentation) },
  ];
}

/**
 * What the client's page tells, in the same order (G-10): no owner, no comment, no colleague; an approximate place is
 * none.
 */
export const clientColumns: readonly SheetColumn<PublicItem>[] = [
  { title: '№', cell: ({ order }) => numberCell(order, 0) },
  ...Object.values({
    ...told,
    numbers: unlessSecret(told.numbers),
    address: unlessSecret(told.address),
    advantages: { ...told.advantages, cell: (row: Told) => advantages(row, advantageInFull) },
    coordinates: unlessSecret({
      title: 'Координаты',
      cell: (row) => (row.isApproximatePosition ? textCell(null) : place(row)),
    }),
  }).map(({ title, cell }): SheetColumn<PublicItem> => ({ title, cell: ({ property }) => cell(property) })),
];

/** The common placeholder for a confidential plot (G-10). */
function unlessSecret({ title, cell }: SheetColumn<Told>): SheetColumn<Told> {
  return { title, cell: (row) => (row.isConfidentially ? textCell(CONFIDENTIAL_PLACE) : cell(row)) };
}

function advantages(row: Told, word: (flag: AdvantageFlag) => string): SheetCell {
  return names(advantageFlags.filter((flag) => row[flag]).map((flag) => ({ name: word(flag) })));
}

/** Without a price 'По запросу' (1§9). */
function moneyCell(roubles: number | null): SheetCell {
  return roubles === null ? textCell(ON_REQUEST) : numberCell(roubles);
}

function place({ latitude, longitude }: { latitude: number; longitude: number }): SheetCell {
  return textCell(formatPosition(latitude, longitude));
}

function names(values: readonly Named[]): SheetCell {
  return textCell(values.map(({ code, name }) => (code === undefined ? name : `${code} ${name}`)).join('; '));
}

/** The available utilities as text. */
function utilities(row: Pick<Told, (typeof utilityKeys)[number]>): SheetCell {
  const present = utilityKeys.filter((key) => row[key] !== null);
  const words = present.map((key) => `${utilityKinds[key].name}: ${utilityWords(row[key])}`);
  return textCell(words.join('; ').replaceAll(nbsp, ' '));
}
