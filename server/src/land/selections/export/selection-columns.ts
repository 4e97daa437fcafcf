import { advantageNames } from '@gektar/contract/land/properties/advantage-names.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { utilityKeys, utilityKinds } from '@gektar/contract/land/properties/utility.ts';
import { nbsp } from '#office/russian.ts';
import { dayCell, linkCell, numberCell, type SheetCell, type SheetColumn, textCell } from '#office/sheet/sheet.ts';
import { utilityWords } from './utility-words.ts';

/**
 * The columns of the objects' table, all of them in its order (J-03): whole values where the table abbreviates.
 * @param employees names by id, for the responsible
 */
export function selectionColumns(employees: ReadonlyMap<string, string>): SheetColumn<PropertyRow>[] {
  return [
    { title: 'Кадастровый номер', cell: (row) => textCell(row.cadastralNumbers.join(', ')) },
    { title: 'Тип', cell: (row) => textCell(row.propertyType.name) },
    { title: 'Регион', cell: (row) => textCell(row.region.name) },
    { title: 'Шоссе', cell: (row) => textCell(row.landHighway?.name) },
    { title: 'От города, км', cell: (row) => numberCell(row.kmFromCity) },
    { title: 'Площадь, га', cell: (row) => numberCell(row.area) },
    { title: 'Цена, руб.', cell: (row) => numberCell(row.price) },
    { title: 'Цена за га, руб.', cell: (row) => numberCell(row.pricePerHa) },
    { title: 'Коммуникации', cell: utilities },
    { title: 'Актуализация', cell: (row) => dayCell(row.actualizationDateTime) },
    { title: 'Категория', cell: (row) => textCell(row.category.name) },
    { title: 'Ответственный', cell: (row) => textCell(employees.get(row.responsibleEmployeeId)) },
    { title: 'Разговор', cell: (row) => dayCell(row.lastConversationDate) },
    { title: 'Создан', cell: (row) => dayCell(row.dateTimeCreated) },
    { title: 'Адрес', cell: (row) => textCell(row.address) },
    { title: 'Продажа', cell: (row) => textCell(row.onSale ? 'Открыт' : 'Закрыт') },
    { title: 'Проверка', cell: (row) => textCell(row.isChecked ? 'Проверен' : 'Не проверен') },
    { title: 'В работе', cell: (row) => textCell(row.isActive ? 'Да' : 'Нет') },
    { title: 'Собственность', cell: (row) => textCell(row.ownershipType.name) },
    { title: 'Площадь зданий, м²', cell: (row) => numberCell(row.buildingArea) },
    { title: 'Лучшее использование', cell: (row) => names(row.bestUses) },
    { title: 'ВРИ', cell: (row) => names(row.permittedUseTypes) },
    { title: 'ОКВЭД', cell: (row) => names(row.okveds) },
    {
      title: 'Преимущества',
      cell: (row) => names(advantageFlags.filter((flag) => row[flag]).map((flag) => ({ name: advantageNames[flag] }))),
    },
    { title: 'Клиент', cell: (row) => textCell(row.client) },
    { title: 'Комментарий', cell: (row) => textCell(row.comment) },
    { title: 'Координаты', cell: (row) => textCell(`${row.latitude.toFixed(6)}, ${row.longitude.toFixed(6)}`) },
    { title: 'Диск', cell: (row) => linkCell(row.linkToDisk) },
    { title: 'Документация', cell: (row) => linkCell(row.linkToDocumentation) },
  ];
}

function names(values: readonly { readonly name: string; readonly code?: string }[]): SheetCell {
  return textCell(values.map(({ code, name }) => (code === undefined ? name : `${code} ${name}`)).join('; '));
}

/** The five utilities in words, those that are there. */
function utilities(row: PropertyRow): SheetCell {
  const present = utilityKeys.filter((key) => row[key] !== null);
  const words = present.map((key) => `${utilityKinds[key].name}: ${utilityWords(row[key])}`);
  return textCell(words.join('; ').replaceAll(nbsp, ' '));
}
